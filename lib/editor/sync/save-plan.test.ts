import type { Edge, Face, Object3D, ObjectPlanar, Vertex } from "@/lib/domain/geometry-records";
import type { Diff } from "../core/diff";
import { inversePlan } from "./inverse-plan";
import { savePlan } from "./save-plan";

const base = { surveyKey: "srv-1", floorNumber: 0 };
const vertex = (key: string, x = 0, more: Partial<Vertex> = {}): Vertex => ({ ...base, key, x, y: 0, z: 0, ...more });
const edge: Edge = { ...base, key: "e", vertexKeys: ["a", "b"], label: "base" };
const face: Face = { ...base, key: "f", loops: [["a", "b", "c"]], label: "wall" };
const door: ObjectPlanar = { ...base, key: "p", faceKey: "f", label: "door", u: 0, v: 0, width: 1, height: 2 };
const chair: Object3D = {
  ...base,
  key: "o",
  label: "furniture",
  position: [0, 0, 0],
  quaternion: [0, 0, 0, 1],
  size: [1, 1, 1],
};
const none = { added: {}, updated: {}, removed: {} };

const everything: Diff = {
  vertex: {
    added: { n: vertex("n", 1, { revision: 4, updatedAt: "2026-01-01T00:00:00Z", updatedBy: "emp-1" }) },
    updated: { a: [vertex("a", 0, { revision: 2 }), vertex("a", 1, { revision: 2 })] },
    removed: { z: vertex("z") },
  },
  edge: { ...none, added: { e: edge }, removed: { old: { ...edge, key: "old" } } },
  face: {
    added: { f: face },
    updated: {
      g: [
        { ...face, key: "g" },
        { ...face, key: "g", label: "roof" },
      ],
    },
    removed: { h: face },
  },
  objectPlanar: {
    added: { p: door },
    updated: {
      q: [
        { ...door, key: "q" },
        { ...door, key: "q", u: 2 },
      ],
    },
    removed: { r: door },
  },
  object3D: {
    added: { o: chair },
    updated: {
      s: [
        { ...chair, key: "s" },
        { ...chair, key: "s", label: "fixture" },
      ],
      t: [
        { ...chair, key: "t" },
        { ...chair, key: "t", size: [2, 1, 1] },
      ],
    },
    removed: { w: chair },
  },
};

test("creates in dependency order, then updates with changed fields only, then deletes in reverse", () => {
  expect(savePlan(everything)).toEqual([
    { name: "vertex.createBatch", params: { vertices: [vertex("n", 1)] } },
    { name: "edge.createBatch", params: { edges: [edge] } },
    { name: "face.createBatch", params: { faces: [face] } },
    { name: "objectPlanar.createBatch", params: { objectsPlanar: [door] } },
    { name: "object3D.createBatch", params: { object3ds: [chair] } },
    { name: "vertex.updateBatch", params: { vertices: [{ key: "a", revision: 2, x: 1 }] } },
    { name: "face.updateBatch", params: { faces: [{ key: "g", label: "roof" }] } },
    { name: "objectPlanar.updateBatch", params: { objectsPlanar: [{ key: "q", u: 2 }] } },
    { name: "object3D.update", params: { key: "s", label: "fixture" } },
    { name: "object3D.update", params: { key: "t", size: [2, 1, 1] } },
    { name: "object3D.delete", params: { keys: ["w"] } },
    { name: "objectPlanar.delete", params: { keys: ["r"] } },
    { name: "face.delete", params: { keys: ["h"] } },
    { name: "edge.delete", params: { keys: ["old"] } },
    { name: "vertex.delete", params: { keys: ["z"] } },
  ]);
});

test("saves any number of moved vertices with one call", () => {
  const updated: Record<string, [Vertex, Vertex]> = {};
  for (let index = 0; index < 5_000; index += 1) updated[`v${index}`] = [vertex(`v${index}`), vertex(`v${index}`, 1)];
  const plan = savePlan({ vertex: { ...none, updated } });
  expect(plan.map((call) => call.name)).toEqual(["vertex.updateBatch"]);
  expect(plan[0]?.params).toMatchObject({ vertices: { length: 5_000 } });
});

test("no change needs no call, even if server fields differ", () => {
  expect(savePlan({})).toEqual([]);
  const updated: Record<string, [Vertex, Vertex]> = {
    a: [vertex("a", 0, { revision: 1 }), vertex("a", 0, { revision: 2 })],
  };
  expect(savePlan({ vertex: { ...none, updated } })).toEqual([]);
});

test("sends a cleared field as null", () => {
  const updated: Record<string, [Vertex, Vertex]> = { a: [vertex("a", 0, { locked: true }), vertex("a")] };
  expect(savePlan({ vertex: { ...none, updated } })[0]?.params).toEqual({ vertices: [{ key: "a", locked: null }] });
});

test("sends the current revision rather than the revision of the edit", () => {
  const plan = savePlan(
    { vertex: everything.vertex },
    { revisionOf: (kind, key) => (`${kind} ${key}` === "vertex a" ? 9 : undefined) },
  );
  expect(plan[1]).toEqual({ name: "vertex.updateBatch", params: { vertices: [{ key: "a", revision: 9, x: 1 }] } });
});

test("splits a batch over the limit into several under the limit, in order", () => {
  const added: Record<string, Vertex> = {};
  for (let index = 0; index < 40; index += 1) added[`v${index}`] = vertex(`v${index}`, index, { sourceId: "é€😀" });
  const plan = savePlan({ vertex: { ...none, added } }, { batchBytes: 1_000 });
  expect(plan.length).toBeGreaterThan(3);
  for (const call of plan) expect(Buffer.byteLength(JSON.stringify(call.params))).toBeLessThanOrEqual(1_000);
  const sent = plan.flatMap((call) => (call.name === "vertex.createBatch" ? call.params.vertices : []));
  expect(sent.map(({ x }) => x)).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

test("throws on an updated edge", () => {
  expect(() => savePlan({ edge: { ...none, updated: { e: [edge, { ...edge, label: "top" }] } } })).toThrow(
    "An edge has no update call",
  );
});

test("undoes saved calls in reverse order, with the revisions that the backend just returned", () => {
  const plan = savePlan(everything);
  const saved = [plan[0], plan[5], plan[10], plan[13]].flatMap((call) => call ?? []);
  expect(inversePlan(everything, saved, { revisionOf: () => 3 })).toEqual([
    { name: "edge.createBatch", params: { edges: [{ ...edge, key: "old" }] } },
    { name: "object3D.createBatch", params: { object3ds: [chair] } },
    { name: "vertex.updateBatch", params: { vertices: [{ key: "a", revision: 3, x: 0 }] } },
    { name: "vertex.delete", params: { keys: ["n"] } },
  ]);
});

test("an inverse call covers only what its call saved", () => {
  const [, , , , , , , , s] = savePlan(everything);
  expect(inversePlan(everything, s ? [s] : [])).toEqual([
    { name: "object3D.update", params: { key: "s", label: "furniture" } },
  ]);
});

test("deletes records that never existed in separate calls marked as undone", () => {
  const unmade = { face: ["h", "gone"], object3D: ["elsewhere"] };
  const deletes = (calls: ReturnType<typeof savePlan>) => calls.filter(({ name }) => name.endsWith(".delete"));
  expect(deletes(savePlan(everything, { unmade })).map(({ name, params }) => [name, params])).toEqual([
    ["object3D.delete", { keys: ["w"] }],
    ["object3D.delete", { keys: ["elsewhere"], isUndone: true }],
    ["objectPlanar.delete", { keys: ["r"] }],
    ["face.delete", { keys: ["h", "gone"], isUndone: true }],
    ["edge.delete", { keys: ["old"] }],
    ["vertex.delete", { keys: ["z"] }],
  ]);
  const saved = savePlan(everything, { unmade }).filter(({ name }) => name === "face.delete");
  // Records that were missing before are not created.
  expect(inversePlan(everything, saved)).toEqual([{ name: "face.createBatch", params: { faces: [face] } }]);
  const created = savePlan(everything).filter(({ name }) => name === "face.createBatch");
  expect(inversePlan(everything, created, { unmade: { face: ["f", "of another call"] } })).toEqual([
    { name: "face.delete", params: { keys: ["f"], isUndone: true } },
  ]);
});

test("no saved call needs no inverse call", () => {
  expect(inversePlan(everything, [])).toEqual([]);
});
