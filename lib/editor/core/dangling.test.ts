import { findDangling, findObstacle } from "./dangling";
import type { Diff } from "./diff";
import { createScene } from "./scene";

const SURVEY = "srv-1";
const ofFloor = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0 });
const corner = (key: string, x: number, z: number) => ({ ...ofFloor(key), x, y: 0, z });
const floor = (loop: string[], more: object = {}) => ({
  ...ofFloor("f"),
  label: "floor" as const,
  loops: [loop],
  ...more,
});
const corners = { a: corner("a", 0, 0), b: corner("b", 4, 0), c: corner("c", 4, 4), d: corner("d", 0, 4) };
const n = corner("n", 2, 0);

const sceneOf = (keys: (keyof typeof corners)[], face: ReturnType<typeof floor>) =>
  createScene(SURVEY, {
    vertex: keys.map((key) => corners[key]),
    edge: [],
    face: [face],
    objectPlanar: [],
    object3D: [],
  });
const update = (from: ReturnType<typeof floor>, to: ReturnType<typeof floor>): Diff => ({
  face: { added: {}, updated: { f: [from, to] }, removed: {} },
});
const splitAB: Diff = {
  vertex: { added: { n }, updated: {}, removed: {} },
  ...update(floor(["a", "b", "c", "d"]), floor(["a", "n", "b", "c", "d"])),
};

test("rejects an outline that refers to a corner that another user has removed", () => {
  const current = sceneOf(["b", "c", "d"], floor(["b", "c", "d"]));
  expect(findDangling(current, splitAB)).toEqual({ kind: "face", key: "f", missingKey: "a" });
  expect(findObstacle(current, splitAB)).toEqual({ kind: "face", key: "f", missingKey: "a" });
});

test("accepts the same outline if all of its corners exist", () => {
  expect(findObstacle(sceneOf(["a", "b", "c", "d"], floor(["a", "b", "c", "d"])), splitAB)).toBeNull();
});

test("accepts a corner that was missing and referenced before", () => {
  const broken = sceneOf(["b", "c", "d"], floor(["a", "b", "c", "d"]));
  expect(findDangling(broken, splitAB)).toBeNull();
});

test("accepts an update that does not write the dangling field", () => {
  const named = update(
    floor(["b", "c", "d"], { twinKey: "g" }),
    floor(["b", "c", "d"], { twinKey: "g", roomLabel: "Den" }),
  );
  expect(findDangling(sceneOf(["b", "c", "d"], floor(["b", "c", "d"])), named)).toBeNull();
});

test("rejects the removal of a corner that the current record still uses after an update", () => {
  const renamed: Diff = {
    vertex: { added: {}, updated: {}, removed: { a: corners.a } },
    ...update(floor(["b", "c", "d"]), floor(["b", "c", "d"], { roomLabel: "Den" })),
  };
  const current = sceneOf(["a", "b", "c", "d"], floor(["a", "b", "c", "d"]));
  expect(findDangling(current, renamed)).toEqual({ kind: "face", key: "f", missingKey: "a" });
});
