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

test("an outline that was changed while somebody else took one of its corners away would bring the corner back into it", () => {
  const taken = sceneOf(["b", "c", "d"], floor(["b", "c", "d"]));
  expect(findDangling(taken, splitAB)).toEqual({ kind: "face", key: "f", missingKey: "a" });
  expect(findObstacle(taken, splitAB)).toEqual({ kind: "face", key: "f", missingKey: "a" });
});

test("where all of its corners stand, the same change leaves nothing dangling", () => {
  expect(findObstacle(sceneOf(["a", "b", "c", "d"], floor(["a", "b", "c", "d"])), splitAB)).toBeNull();
});

test("a corner that was missing before, and is still named, is no fault of the change", () => {
  const broken = sceneOf(["b", "c", "d"], floor(["a", "b", "c", "d"]));
  expect(findDangling(broken, splitAB)).toBeNull();
});

test("what an update does not write is not brought back by it", () => {
  const named = update(
    floor(["b", "c", "d"], { twinKey: "g" }),
    floor(["b", "c", "d"], { twinKey: "g", roomLabel: "Den" }),
  );
  expect(findDangling(sceneOf(["b", "c", "d"], floor(["b", "c", "d"])), named)).toBeNull();
});

test("a corner that goes with an update which still leaves it named, by what stands there now, is missed", () => {
  const renamed: Diff = {
    vertex: { added: {}, updated: {}, removed: { a: corners.a } },
    ...update(floor(["b", "c", "d"]), floor(["b", "c", "d"], { roomLabel: "Den" })),
  };
  const taken = sceneOf(["a", "b", "c", "d"], floor(["a", "b", "c", "d"]));
  expect(findDangling(taken, renamed)).toEqual({ kind: "face", key: "f", missingKey: "a" });
});
