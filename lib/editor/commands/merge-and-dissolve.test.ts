import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { areaOf, volumeOf } from "@/tests/support/shell-measures";
import type { Command, CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type Scene, type SceneRecords } from "../core/scene";
import { dissolveElements } from "./dissolve-elements";
import { mergeVertices } from "./merge-vertices";
import { splitEdge } from "./split-edge";
import { splitFaceAcross, splitFaceBetween } from "./split-face";
import { weldVertices } from "./weld-vertices";

function run(command: Command, records: SceneRecords = littleRoom()): Scene {
  const scene = createScene(SURVEY_KEY, records);
  const outcome = command(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return scene;
}

const refusalOf = (outcome: CommandOutcome) => (outcome.ok ? null : outcome.refusal.message);
const room = createScene(SURVEY_KEY, littleRoom());
const corner = (key: string) => ({ kind: "vertex" as const, key });
const edge = (key: string) => ({ kind: "edge" as const, key });

/** Returns the room with a corner "m" at the middle of the base a–b. */
const withMiddle = () => run((one) => splitEdge(one, { edgeKeys: ["edge-ab"], newKey: keys("m", "am", "mb") }));

function keys(...names: string[]) {
  return () => names.shift() ?? "more";
}

describe("merging", () => {
  test.each([
    ["first", "m", [0, 1.5]],
    ["last", "a", [0, 0]],
    ["center", "m", [0, 0.75]],
  ] as const)("merging at the %s keeps one corner, and edges and loops use that corner", (at, remainingKey, [x, z]) => {
    const scene = run((one) => mergeVertices(one, { keys: ["m", "a"], at }), withMiddle().toRecords());
    expect(scene.count("vertex")).toBe(8);
    expect(scene.get("vertex", remainingKey)).toMatchObject({ x, z });
    expect(scene.get("face", "floor")?.loops).toEqual([[remainingKey, "b", "c", "d"]]);
    expect(scene.count("edge")).toBe(12);
  });

  test("removes a face without extent, and refuses while a door is on it", () => {
    const split = run((one) => splitFaceBetween(one, { from: "b", to: "d" }));
    const scene = run((one) => mergeVertices(one, { keys: ["b", "a"], at: "first" }), split.toRecords());
    expect(scene.get("face", "floor") ?? null).toBeNull();
    expect(areaOf(scene, "floor")).toBe(6);
    expect(refusalOf(mergeVertices(room, { keys: ["b-top", "c-top"], at: "first" }))).toBe(
      "The door would extend beyond its wall",
    );
  });

  test("closes a hole without extent and removes its edges", () => {
    const records = littleRoom();
    const [from] = records.vertex;
    const hole = { p: [1, 1], q: [2, 1], r: [1, 2] } as const;
    const vertex = Object.entries(hole).map(([key, [x, z]]) => ({ ...from!, key, x, z }));
    const edge = [
      ["p", "q"],
      ["q", "r"],
      ["r", "p"],
    ].map(([a, b]) => ({ ...records.edge[0]!, key: `${a}${b}`, vertexKeys: [a!, b!] as [string, string] }));
    const face = records.face.map((one) =>
      one.key === "floor" ? { ...one, loops: [...one.loops, ["p", "q", "r"]] } : one,
    );
    const scene = run((one) => mergeVertices(one, { keys: ["p", "q"], at: "first" }), {
      ...records,
      vertex: [...records.vertex, ...vertex],
      edge: [...records.edge, ...edge],
      face,
    });
    expect(scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
    expect(scene.count("edge")).toBe(12);
  });

  test("refuses a locked corner, a single corner and a missing one", () => {
    expect(refusalOf(mergeVertices(room, { keys: ["a", "d"], at: "first" }))).toBe("The corner is locked");
    expect(refusalOf(mergeVertices(room, { keys: ["a", "d"], at: "center" }))).toBe("The corner is locked");
    expect(refusalOf(mergeVertices(room, { keys: ["a", "a"], at: "first" }))).toBe("Select two or more corners");
    expect(refusalOf(mergeVertices(room, { keys: ["a", "z"], at: "first" }))).toBe("This element no longer exists");
    expect(refusalOf(mergeVertices(room, { keys: ["a", "c"], at: "first" }))).toBe("A face would touch itself");
  });
});

describe("welding", () => {
  test("merges only close corners; a locked corner stays in place", () => {
    const records = withMiddle().toRecords();
    const near = records.vertex.map((one) => (one.key === "m" ? { ...one, z: 0.004 } : one));
    const all = near.map(({ key }) => key);
    const welded = run((one) => weldVertices(one, { keys: all, distance: 0.005 }), { ...records, vertex: near });
    expect(welded.count("vertex")).toBe(8);
    expect(welded.get("vertex", "a")).toMatchObject({ x: 0, z: 0.002 });
    const locked = near.map((one) => (one.key === "m" ? { ...one, locked: true } : one));
    const result = run((one) => weldVertices(one, { keys: all, distance: 0.005 }), { ...records, vertex: locked });
    expect(result.get("vertex", "m")).toMatchObject({ x: 0, z: 0.004, locked: true });
    expect(result.has("vertex", "a")).toBe(false);
  });

  test("refuses if no corners are close, or without a distance", () => {
    const all = [...room.values("vertex")].map(({ key }) => key);
    expect(refusalOf(weldVertices(room, { keys: all, distance: 0.01 }))).toBe(
      "No corners within 0.010 m of each other",
    );
    expect(refusalOf(weldVertices(room, { keys: all, distance: 0 }))).toBe("Enter a distance greater than 0");
  });

  test("does not weld the two sides of a wall", () => {
    const records = littleRoom();
    const far = records.vertex.map((one) => ({ ...one, key: `far-${one.key}`, z: one.z - 3.002 }));
    const faces = records.face.map((face) => ({
      ...face,
      key: `far-${face.key}`,
      loops: face.loops.map((loop) => loop.map((key) => `far-${key}`)),
    }));
    const paired = [...records.face, ...faces].map((face) => {
      if (face.key === "wall-da") return { ...face, twinKey: "far-wall-bc" };
      return face.key === "far-wall-bc" ? { ...face, twinKey: "wall-da" } : face;
    });
    const both = createScene(SURVEY_KEY, { ...records, vertex: [...records.vertex, ...far], face: paired });
    const all = [...both.values("vertex")].map(({ key }) => key);
    expect(refusalOf(weldVertices(both, { keys: all, distance: 0.01 }))).toBe(
      "No corners within 0.010 m of each other",
    );
  });
});

describe("dissolving", () => {
  test("dissolving a corner on a side joins its two edges and keeps the loops valid", () => {
    const scene = run((one) => dissolveElements(one, { items: [corner("m")] }), withMiddle().toRecords());
    expect(scene.get("face", "floor")?.loops).toEqual([["a", "b", "c", "d"]]);
    expect(scene.get("face", "wall-ab")?.loops).toEqual([["b", "a", "a-top", "b-top"]]);
    expect([scene.count("vertex"), scene.count("edge")]).toEqual([8, 12]);
  });

  test("dissolving the edge between two parts of a wall joins them with their doors", () => {
    const split = run((one) => splitFaceAcross(one, { faceKey: "wall-bc", share: 0.25 }));
    const seam = [...split.values("edge")].at(-1)!.key;
    const part = [...split.values("face")].at(-1)!.key;
    expect(split.get("objectPlanar", "door")?.faceKey).toBe(part);
    const scene = run((one) => dissolveElements(one, { items: [edge(seam)] }), split.toRecords());
    expect(scene.count("face")).toBe(6);
    expect(scene.get("objectPlanar", "door")).toMatchObject({ faceKey: "wall-bc", u: 2, v: 1.05 });
    expect(volumeOf(scene)).toBeCloseTo(-30, 6);
  });

  test("refuses if a loop would break", () => {
    const refused = (...items: Parameters<typeof dissolveElements>[1]["items"]) =>
      refusalOf(dissolveElements(room, { items }));
    expect(refused(corner("a"))).toBe("More than two edges meet at this corner");
    expect(refused(corner("d"))).toBe("The corner is locked");
    expect(refused(edge("edge-ab"))).toBe("The faces next to the edge have different labels");
    expect(refused(edge("edge-a-up"))).toBe("The faces next to the edge aren't in one plane");
    expect(refused({ kind: "face", key: "floor" })).toBe("Select corners or edges to dissolve");
  });
});
