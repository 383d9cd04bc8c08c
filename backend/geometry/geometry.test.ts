/** @jest-environment ./tests/support/pglite-environment.mjs */
import * as fc from "fast-check";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type Answer, failureType, NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  token = await backend.tokenOf("employee");
}, 120_000);
afterAll(() => backend.stop());

const surveyKey = seedKey("survey", "IMPORT-0001");
const otherSurvey = seedKey("survey", "IMPORT-0002");
const me = seedKey("employee", "employee");
const call = (name: EndpointName, params: object, headers?: object) => backend.call(name, params, token, headers);
const vertex = (key: string, more: object = {}) => ({ key, surveyKey, floorNumber: 0, x: 1, y: 0, z: 2.5, ...more });
const edge = (key: string, a: string, b: string) => ({
  key,
  surveyKey,
  floorNumber: 0,
  vertexKeys: [a, b],
  label: "base",
});
const face = (key: string, ...keys: string[]) => ({ key, surveyKey, floorNumber: 0, label: "floor", loops: [keys] });
const planar = (key: string, faceKey: string) => ({
  key,
  surveyKey,
  floorNumber: 0,
  label: "door",
  faceKey,
  u: 1,
  v: 1,
  width: 0.9,
  height: 2,
});

async function keysOf(name: "vertex.list" | "edge.list" | "face.list", survey = surveyKey): Promise<string[]> {
  const { body } = await call(name, { surveyKey: survey });
  return (Object.values(body)[0] as { key: string }[]).map((record) => record.key).sort();
}

afterEach(async () => {
  for (const key of [surveyKey, otherSurvey]) await call("survey.reset3dAnnotations", { key, floorNumber: 0 });
});

/** Creates vertices in one survey, and returns their first revision. */
async function createVertices(...vertices: object[]): Promise<number> {
  const { body } = await call("vertex.createBatch", { vertices });
  return (body.vertices as [{ revision: number }])[0].revision;
}

const outcome = (answer: Answer) => [answer.status, failureType(answer)];

test("created records come back in the order sent, at revision 1, with unknown fields kept", async () => {
  const sent = [vertex("vrx-2", { shade: { deep: [1] } }), vertex("vrx-1")];
  const created = await call("vertex.createBatch", { vertices: sent });
  const mark = { revision: 1, updatedBy: me, updatedAt: NOW };
  expect(created.body.vertices).toEqual([
    { ...vertex("vrx-2"), shade: { deep: [1] }, ...mark },
    { ...vertex("vrx-1"), ...mark },
  ]);
  const { body } = await call("vertex.list", { surveyKey });
  expect(body.vertices).toEqual([
    { ...vertex("vrx-1"), ...mark },
    { ...vertex("vrx-2"), shade: { deep: [1] }, ...mark },
  ]);
});

test("the same key succeeds with the same content; with other content it is a conflict that adds nothing", async () => {
  const revision = await createVertices(vertex("a"));
  expect((await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b")] })).status).toBe(200);
  const other = await call("vertex.createBatch", { vertices: [vertex("c"), vertex("a", { x: 9 })] });
  expect(outcome(other)).toEqual([409, "conflict"]);
  expect(other.body.conflicts).toMatchObject([{ key: "a", x: 1, revision }]);
  expect(await keysOf("vertex.list")).toEqual(["a", "b"]);
});

test("an update raises the revision; an older revision is a conflict with the current record; a repeat succeeds", async () => {
  const revision = await createVertices(vertex("a"), vertex("b"));
  const first = await call("vertex.updateBatch", { vertices: [{ key: "a", revision, x: 5 }] });
  expect(first.body.vertices).toMatchObject([{ key: "a", x: 5, z: 2.5, revision: revision + 1 }]);
  const stale = await call("vertex.updateBatch", {
    vertices: [
      { key: "b", revision, x: 7 },
      { key: "a", revision, x: 6 },
    ],
  });
  expect(outcome(stale)).toEqual([409, "conflict"]);
  expect(stale.body.conflicts).toMatchObject([{ key: "a", x: 5, revision: revision + 1 }]);
  const repeat = await call("vertex.updateBatch", { vertices: [{ key: "a", revision, x: 5 }] });
  expect(repeat.body.vertices).toMatchObject([{ key: "a", x: 5, revision: revision + 1 }]);
  const unchecked = await call("vertex.updateBatch", { vertices: [{ key: "b", x: 8 }] });
  expect(unchecked.body.vertices).toMatchObject([{ key: "b", x: 8, revision: revision + 1 }]);
});

test("changes a 3D object by one call", async () => {
  const object = { surveyKey, floorNumber: 0, label: "sofa", quaternion: [0, 0, 0, 1], size: [1, 1, 1] };
  const created = await call("object3D.createBatch", { object3ds: [{ key: "o", ...object, position: [0, 0, 0] }] });
  const [{ revision }] = created.body.object3ds as [{ revision: number }];
  const { body } = await call("object3D.update", { key: "o", revision, position: [1, 2, 3] });
  expect(body.object3d).toMatchObject({ key: "o", position: [1, 2, 3], label: "sofa", revision: revision + 1 });
});

test("refuses a record, change or deletion that would leave an invalid reference", async () => {
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b"), vertex("c")] });
  await call("vertex.createBatch", { vertices: [vertex("elsewhere", { surveyKey: otherSurvey })] });
  expect(outcome(await call("edge.createBatch", { edges: [edge("e", "a", "nobody")] }))).toEqual([
    400,
    "invalid_input",
  ]);
  expect((await call("edge.createBatch", { edges: [edge("e", "a", "elsewhere")] })).status).toBe(400);
  expect((await call("edge.createBatch", { edges: [edge("e", "a", "b")] })).status).toBe(200);
  expect((await call("face.createBatch", { faces: [face("f", "a", "b", "c")] })).status).toBe(200);
  expect((await call("objectPlanar.createBatch", { objectsPlanar: [planar("p", "f")] })).status).toBe(200);
  const used = await call("vertex.delete", { keys: ["c"] });
  expect([used.status, used.body.status]).toEqual([
    409,
    [{ message: "A vertex is still used by face f. Delete that first.", type: "conflict" }],
  ]);
  expect((await call("vertex.delete", { keys: ["a"] })).status).toBe(409);
  expect((await call("face.delete", { keys: ["f"] })).status).toBe(409);
  const broken = await call("face.updateBatch", { faces: [{ key: "f", loops: [["a", "b", "deleted"]] }] });
  expect(outcome(broken)).toEqual([400, "invalid_input"]);
  for (const [name, key] of [
    ["objectPlanar.delete", "p"],
    ["face.delete", "f"],
    ["edge.delete", "e"],
    ["vertex.delete", "c"],
  ] as const) {
    expect((await call(name, { keys: [key] })).status).toBe(204);
  }
});

test("deleting a deleted key succeeds, and the key may be created again", async () => {
  await call("vertex.createBatch", { vertices: [vertex("a")] });
  await call("vertex.updateBatch", { vertices: [{ key: "a", x: 5 }] });
  expect((await call("vertex.delete", { keys: ["a", "never"] })).status).toBe(204);
  expect((await call("vertex.delete", { keys: ["a"] })).status).toBe(204);
  const again = await call("vertex.createBatch", { vertices: [vertex("a", { x: 5 })] });
  expect(again.body.vertices).toMatchObject([{ key: "a", x: 5 }]);
});

test.each([
  ["was deleted", () => call("vertex.delete", { keys: ["a"] })],
  ["was deleted by a reset of its floor", () => call("survey.reset3dAnnotations", { key: surveyKey, floorNumber: 0 })],
])(
  "a record that %s, created again and changed is not overwritten by a client that saw it before",
  async (_how, remove) => {
    let seen = await createVertices(vertex("a"));
    for (const x of [2, 3, 4, 5, 6, 7]) {
      const { body } = await call("vertex.updateBatch", { vertices: [{ key: "a", revision: seen, x }] });
      seen = (body.vertices as [{ revision: number }])[0].revision;
    }
    await remove();
    const again = await createVertices(vertex("a", { x: 7 }));
    const theirs = await call("vertex.updateBatch", { vertices: [{ key: "a", revision: again, x: 40 }] });
    expect(theirs.body.vertices).toMatchObject([{ x: 40 }]);
    const mine = await call("vertex.updateBatch", { vertices: [{ key: "a", revision: seen, x: 9 }] });
    expect(outcome(mine)).toEqual([409, "conflict"]);
    expect(mine.body.conflicts).toMatchObject([{ key: "a", x: 40 }]);
    expect(again).toBeGreaterThan(seen);
  },
);

test.each([
  ["a text as a number", { x: "1" }],
  ["null", { y: null }],
  ["a fractional floor number", { floorNumber: 0.5 }],
])("refuses a vertex with %s", async (_what, more) => {
  expect(outcome(await call("vertex.createBatch", { vertices: [vertex("a", more)] }))).toEqual([400, "invalid_input"]);
});

test("refuses a number that is too large, in a new record or a change", async () => {
  const headers = { "content-type": "application/json", "x-access-token": token };
  const body = JSON.stringify({ vertices: [vertex("a")] }).replace('"x":1', '"x":1e999');
  expect((await backend.send("vertex/batch", { method: "POST", headers, body })).status).toBe(400);
  await call("vertex.createBatch", { vertices: [vertex("a")] });
  const change = '{"vertices":[{"key":"a","x":-1e999}]}';
  expect((await backend.send("vertex/batch", { method: "PUT", headers, body: change })).status).toBe(400);
});

test("refuses an empty batch, a repeated key, another survey's record and a missing record", async () => {
  expect((await call("vertex.createBatch", { vertices: [] })).status).toBe(400);
  expect((await call("vertex.createBatch", { vertices: [vertex("a"), vertex("a")] })).status).toBe(400);
  expect((await call("vertex.createBatch", { vertices: [vertex("a", { surveyKey: "srv-none" })] })).status).toBe(404);
  expect((await call("vertex.updateBatch", { vertices: [{ key: "none", x: 1 }] })).status).toBe(404);
  await call("vertex.createBatch", { vertices: [vertex("a")] });
  const moved = await call("vertex.updateBatch", { vertices: [{ key: "a", surveyKey: otherSurvey }] });
  expect(outcome(moved)).toEqual([400, "invalid_input"]);
});

test("answers 304 for an unchanged list, and notices every kind of change", async () => {
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b")] });
  const tags = new Set<unknown>();
  const read = async () => {
    const { headers } = await call("vertex.list", { surveyKey });
    const again = await call("vertex.list", { surveyKey }, { "if-none-match": String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, {}]);
    tags.add(headers.etag);
  };
  await read();
  await call("vertex.updateBatch", { vertices: [{ key: "a", x: 5 }] });
  await read();
  await call("vertex.delete", { keys: ["a"] });
  await read();
  await call("vertex.createBatch", { vertices: [vertex("a", { x: 5 })] });
  await read();
  expect(tags.size).toBe(4);
});

test("a batch is created as a whole or not at all, wherever its invalid record is", async () => {
  await call("vertex.createBatch", { vertices: [vertex("kept")] });
  const bad = fc.constantFrom(
    vertex("kept", { x: 99 }),
    vertex("bad", { z: null }),
    vertex("bad", { surveyKey: "srv-none" }),
    vertex("v0"),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.nat(12), bad, async (count, position, wrong) => {
      const vertices: object[] = Array.from({ length: count }, (_, index) => vertex(`v${index}`));
      vertices.splice(Math.min(position, count), 0, wrong);
      expect((await call("vertex.createBatch", { vertices })).status).toBeGreaterThanOrEqual(400);
      expect(await keysOf("vertex.list")).toEqual(["kept"]);
    }),
    { numRuns: 40 },
  );
});

test("a batch is changed as a whole or not at all", async () => {
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b")] });
  const before = (await call("vertex.list", { surveyKey })).body;
  for (const wrong of [
    { key: "none", x: 1 },
    { key: "b", x: 2, revision: 0 },
  ]) {
    const answer = await call("vertex.updateBatch", { vertices: [{ key: "a", x: 3 }, wrong] });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await call("vertex.list", { surveyKey })).body).toEqual(before);
  }
});

test("a reset clears one floor and keeps records that another floor refers to", async () => {
  const up = { floorNumber: 1 };
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b"), vertex("c"), vertex("d", up)] });
  await call("edge.createBatch", { edges: [edge("e0", "a", "b"), { ...edge("e1", "c", "d"), ...up }] });
  await call("face.createBatch", { faces: [face("f0", "a", "b", "c")] });
  await call("objectPlanar.createBatch", { objectsPlanar: [planar("p0", "f0")] });
  expect((await call("survey.reset3dAnnotations", { key: surveyKey, floorNumber: 0 })).status).toBe(204);
  expect(await keysOf("vertex.list")).toEqual(["c", "d"]);
  expect(await keysOf("edge.list")).toEqual(["e1"]);
  expect(await keysOf("face.list")).toEqual([]);
  await call("survey.reset3dAnnotations", { key: surveyKey, floorNumber: 1 });
});

const scanned = { source: "scan", captured: { label: "floor" } };
const deleted = (name: EndpointName) => call(name, { surveyKey, isDeleted: true });

test.each([
  [
    "deleted",
    async () => {
      await call("objectPlanar.delete", { keys: ["p", "drawn"] });
      await call("face.delete", { keys: ["f"] });
      await call("vertex.delete", { keys: ["c"] });
    },
  ],
  ["reset with its floor", () => call("survey.reset3dAnnotations", { key: surveyKey, floorNumber: 0 })],
])("captured records that were %s are listed with who and when, until they exist again", async (_how, remove) => {
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b"), vertex("c")] });
  const captured = { ...face("f", "a", "b", "c"), ...scanned };
  await call("face.createBatch", { faces: [captured] });
  const opening = { ...planar("p", "f"), source: "scan", captured: { label: "door" } };
  await call("objectPlanar.createBatch", { objectsPlanar: [opening, { ...planar("drawn", "f"), source: "user" }] });
  const none = await deleted("face.list");
  expect(none.body.faces).toEqual([]);
  await remove();
  const mark = { deletedBy: me, deletedAt: NOW };
  expect((await deleted("face.list")).body.faces).toMatchObject([{ ...captured, ...mark }]);
  expect((await deleted("objectPlanar.list")).body.objectsPlanar).toMatchObject([{ ...opening, ...mark }]);
  expect((await deleted("vertex.list")).body.vertices).toContainEqual(expect.objectContaining({ key: "c", ...mark }));
  expect((await deleted("face.list")).headers.etag).not.toBe(none.headers.etag);
  expect((await call("face.list", { surveyKey })).body.faces).toEqual([]);
  // Another survey has its own list.
  expect((await call("face.list", { surveyKey: otherSurvey, isDeleted: true })).body.faces).toEqual([]);
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b"), vertex("c")] });
  await call("face.createBatch", { faces: [captured] });
  expect((await deleted("face.list")).body.faces).toEqual([]);
  expect((await deleted("vertex.list")).body.vertices).not.toContainEqual(expect.objectContaining({ key: "c" }));
});

test("undoing a creation lists no record as deleted, even if it was deleted before; vertices stay listed", async () => {
  await call("vertex.createBatch", { vertices: [vertex("a"), vertex("b"), vertex("c")] });
  const captured = [face("f", "a", "b", "c"), face("g", "a", "b", "c"), face("h", "a", "b", "c")];
  await call("face.createBatch", { faces: captured.map((one) => ({ ...one, ...scanned })) });
  await call("face.delete", { keys: ["g", "h"] });
  expect((await call("face.delete", { keys: ["f", "g"], isUndone: true })).status).toBe(204);
  expect((await call("face.list", { surveyKey })).body.faces).toEqual([]);
  expect((await deleted("face.list")).body.faces).toMatchObject([{ key: "h", deletedBy: me }]);
  // A caller whose companies do not include this one undoes nothing.
  const theirs = { key: seedKey("employee", "poweruser"), companyKeys: [seedKey("company", "Eastmark Home")] };
  await backend.call("employee.update", theirs, await backend.tokenOf("superadmin"));
  const stranger = await backend.tokenOf("poweruser");
  expect((await backend.call("face.delete", { keys: ["h"], isUndone: true }, stranger)).status).toBe(204);
  expect((await deleted("face.list")).body.faces).toHaveLength(1);
  // Also if every record had been deleted before.
  expect((await call("face.delete", { keys: ["h"], isUndone: true })).status).toBe(204);
  expect((await deleted("face.list")).body.faces).toEqual([]);
  await call("vertex.delete", { keys: ["a"], isUndone: true });
  expect((await deleted("vertex.list")).body.vertices).toContainEqual(
    expect.objectContaining({ key: "a", deletedBy: me }),
  );
  expect((await call("face.delete", { keys: ["h"], isUndone: "yes" })).status).toBe(400);
});

test("the demo home has both floors, and every vertex that its faces use", async () => {
  const home = seedKey("survey", "HOME-0001");
  const { body } = await call("face.list", { surveyKey: home });
  const faces = body.faces as { floorNumber: number; loops: string[][]; revision: number }[];
  expect([...new Set(faces.map((each) => each.floorNumber))].sort()).toEqual([0, 1]);
  const vertices = new Set(await keysOf("vertex.list", home));
  expect(faces.flatMap((each) => each.loops.flat()).filter((key) => !vertices.has(key))).toEqual([]);
});
