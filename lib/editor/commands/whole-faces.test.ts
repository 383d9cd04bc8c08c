import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { areaOf, volumeOf } from "@/tests/support/shell-measures";
import type { Command, CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type Scene, type SceneRecords } from "../core/scene";
import { closeLoop } from "./close-loop";
import { countDeletions, deleteElements } from "./delete-elements";
import { flipFaces } from "./flip-faces";
import { ceilingHeight, raiseCeiling } from "./raise-ceiling";

function run(command: Command, records: SceneRecords = littleRoom()): Scene {
  const scene = createScene(SURVEY_KEY, records);
  const outcome = command(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return scene;
}

const unlocked = (): SceneRecords => {
  const records = littleRoom();
  return { ...records, vertex: records.vertex.map((vertex) => ({ ...vertex, locked: false })) };
};
const without = (key: string) => run((one) => deleteElements(one, { items: [{ kind: "face", key }] })).toRecords();
const refusalOf = (outcome: CommandOutcome) => (outcome.ok ? null : outcome.refusal.message);
const room = createScene(SURVEY_KEY, littleRoom());

test("a flipped face keeps its first side and its door, and flipping twice restores it", () => {
  const once = run((one) => flipFaces(one, { faceKeys: ["wall-bc"] }));
  expect(once.get("face", "wall-bc")?.loops).toEqual([["b", "c", "c-top", "b-top"]]);
  expect(once.get("objectPlanar", "door")).toMatchObject({ u: 2, v: 1.05, width: 0.9 });
  const twice = run((one) => flipFaces(one, { faceKeys: ["wall-bc"] }), once.toRecords());
  expect(twice.get("face", "wall-bc")?.loops).toEqual(room.get("face", "wall-bc")?.loops);
  expect(refusalOf(flipFaces(room, { faceKeys: [] }))).toBe("Select the faces to flip");
});

test("flipping a wall mirrors the u and the rotation of an off-center door", () => {
  const records = littleRoom();
  records.objectPlanar = records.objectPlanar.map((door) => ({ ...door, u: 1, rotation: 0.25 }));
  const once = run((one) => flipFaces(one, { faceKeys: ["wall-bc"] }), records);
  expect(once.get("objectPlanar", "door")).toMatchObject({ u: 3, v: 1.05, rotation: -0.25 });
});

describe("closing a loop", () => {
  const around = {
    floor: ["edge-ab", "edge-bc", "edge-cd", "edge-da"],
    ceiling: ["edge-ab-top", "edge-bc-top", "edge-cd-top", "edge-da-top"],
    "wall-ab": ["edge-ab", "edge-b-up", "edge-ab-top", "edge-a-up"],
  };

  test.each(Object.entries(around))("fills the gap that the %s left, facing the room", (key, edgeKeys) => {
    const scene = run((one) => closeLoop(one, { edgeKeys, newKey: () => "new" }), without(key));
    expect(scene.get("face", "new")?.label).toBe(key.replace("-ab", ""));
    expect(volumeOf(scene)).toBeCloseTo(-30, 6);
    expect(areaOf(scene, "floor")).toBe(12);
  });

  test("refuses open loops, loops with a face, and too few edges", () => {
    const close = (...edgeKeys: string[]) => refusalOf(closeLoop(room, { edgeKeys }));
    expect(close("edge-ab", "edge-bc", "edge-cd")).toBe("The edges don't close one loop");
    expect(close(...around.floor, "edge-a-up")).toBe("The edges don't close one loop");
    expect(close(...around.floor)).toBe("This loop already has a face");
    expect(close("edge-ab", "edge-bc")).toBe("Select three or more edges around a gap");
    expect(close("gone", "edge-ab", "edge-bc")).toBe("This element no longer exists");
  });
});

describe("a ceiling", () => {
  test("is set to a height above the floor; walls follow and the door stays", () => {
    const scene = run((one) => raiseCeiling(one, { floorKeys: ["floor"], height: 2.75 }), unlocked());
    expect(["a", "b", "c", "d"].map((key) => scene.get("vertex", `${key}-top`)?.y)).toEqual([2.75, 2.75, 2.75, 2.75]);
    expect(areaOf(scene, "wall")).toBeCloseTo(14 * 2.75, 6);
    expect(scene.get("objectPlanar", "door")).toEqual(room.get("objectPlanar", "door"));
    expect(ceilingHeight(scene, "floor")).toBe(2.75);
  });

  test("keeps its slope, with the lowest corner at the height", () => {
    const records = unlocked();
    const sloping = records.vertex.map((vertex) => (/[ab]-top/.test(vertex.key) ? { ...vertex, y: 3.1 } : vertex));
    const scene = run((one) => raiseCeiling(one, { floorKeys: ["floor"], height: 2.6 }), {
      ...records,
      vertex: sloping,
    });
    expect(["a", "b", "c", "d"].map((key) => scene.get("vertex", `${key}-top`)?.y)).toEqual([3.2, 3.2, 2.6, 2.6]);
  });

  test("refuses if a door would not fit, a corner is locked, no floor is selected, or the height is 0", () => {
    const low = createScene(SURVEY_KEY, unlocked());
    expect(raiseCeiling(low, { floorKeys: ["floor"], height: 2 })).toMatchObject({
      refusal: { message: "The door would extend beyond its wall", keys: ["door", "wall-bc"] },
    });
    const records = littleRoom();
    const locked = records.vertex.map((vertex) => ({ ...vertex, locked: vertex.key === "c-top" }));
    const lockedRoom = createScene(SURVEY_KEY, { ...records, vertex: locked });
    expect(refusalOf(raiseCeiling(lockedRoom, { floorKeys: ["floor"], height: 3 }))).toBe("The corner is locked");
    expect(refusalOf(raiseCeiling(room, { floorKeys: ["wall-ab"], height: 3 }))).toBe(
      "Select a floor, a ceiling or a wall of the room",
    );
    expect(refusalOf(raiseCeiling(room, { floorKeys: ["floor"], height: 0 }))).toBe("Enter a height greater than 0");
  });

  test("without a ceiling, raises the tops of the walls", () => {
    const records = unlocked();
    records.face = records.face.filter(({ key }) => key !== "ceiling");
    const scene = run((one) => raiseCeiling(one, { floorKeys: ["floor"], height: 3 }), records);
    expect(scene.get("vertex", "a-top")?.y).toBe(3);
  });
});

test("counts the selected and the dependent elements of a deletion separately", () => {
  expect(countDeletions(room, [{ kind: "vertex", key: "b" }])).toEqual({
    chosen: { vertex: 1, edge: 0, face: 0, objectPlanar: 0, object3D: 0 },
    dependents: { vertex: 0, edge: 3, face: 3, objectPlanar: 1, object3D: 0 },
  });
});
