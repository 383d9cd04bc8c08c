import { contentsOf, SURVEY } from "@/tests/support/random-scene";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene } from "../core/scene";
import { countsOfFloor, resetFloor } from "./reset-floor";

const onFloor = (floorNumber: number) => ({ surveyKey: SURVEY, floorNumber, revision: 1 });
const corner = (key: string, floorNumber: number) => ({
  ...onFloor(floorNumber),
  key,
  x: 1,
  y: 0,
  z: 2,
  locked: key === "a",
});
const wall = (key: string, floorNumber: number, loop: string[], twinKey: string | null = null) => ({
  ...onFloor(floorNumber),
  key,
  label: "wall" as const,
  loops: [loop],
  twinKey,
});
const door = { label: "door" as const, u: 1, v: 1, width: 1, height: 2 };

/** Returns two floors: `up` uses a corner of the lower floor and is the twin of its wall. */
const home = () =>
  createScene(SURVEY, {
    vertex: [...["a", "b", "c"].map((key) => corner(key, 0)), ...["d", "e"].map((key) => corner(key, 1))],
    edge: [{ ...onFloor(0), key: "ab", vertexKeys: ["a", "b"], label: "base" }],
    face: [wall("low", 0, ["a", "b", "c"]), wall("up", 1, ["c", "d", "e"], "low")],
    objectPlanar: [{ ...onFloor(1), ...door, key: "hatch", faceKey: "low" }],
    object3D: [
      {
        ...onFloor(1),
        key: "lamp",
        label: "fixture",
        position: [0, 0, 0],
        quaternion: [0, 0, 0, 1],
        size: [1, 1, 1],
        hostKey: "low",
      },
    ],
  });

test("removes all records of a floor, locked or not, except corners that another floor uses, and clears references", () => {
  const scene = home();
  const before = contentsOf(scene);
  expect(countsOfFloor(scene, 0)).toEqual({ vertex: 2, edge: 1, face: 1, objectPlanar: 1, object3D: 0 });
  const outcome = resetFloor(scene, { floorNumber: 0, name: "Entry level" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  expect(outcome.label).toBe("Reset Entry level");
  applyDiff(scene, outcome.diff);
  const { vertex, edge, face, objectPlanar, object3D } = scene.toRecords();
  expect(vertex.map(({ key }) => key)).toEqual(["c", "d", "e"]);
  expect([edge, objectPlanar]).toEqual([[], []]);
  expect(face).toMatchObject([{ key: "up", twinKey: null }]);
  expect(object3D).toMatchObject([{ key: "lamp", hostKey: null }]);
  applyDiff(scene, reverseDiff(outcome.diff));
  expect(contentsOf(scene)).toEqual(before);
});

test("refuses an empty floor by name", () => {
  expect(resetFloor(home(), { floorNumber: 3, name: "Attic" })).toMatchObject({
    ok: false,
    refusal: { message: "Nothing to reset on Attic" },
  });
});
