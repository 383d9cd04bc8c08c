import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { areaOf, volumeOf } from "@/tests/support/shell-measures";
import type { Command, CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type Scene, type SceneRecords } from "../core/scene";
import { addWalls } from "./add-walls";
import { deleteElements } from "./delete-elements";
import { extrudeWall, wallsOnEdges } from "./extrude-wall";
import { splitFaceAcross } from "./split-face";

function run(command: Command, records: SceneRecords = littleRoom()): Scene {
  const scene = createScene(SURVEY_KEY, records);
  const outcome = command(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return scene;
}

const refusalOf = (outcome: CommandOutcome) => (outcome.ok ? null : outcome.refusal.message);
const room = createScene(SURVEY_KEY, littleRoom());

describe("extruding", () => {
  test("moves a wall outward: floor and ceiling follow, two walls close the sides, and the door moves along", () => {
    const scene = run((one) => extrudeWall(one, { faceKeys: ["wall-bc"], distance: 0.6 }));
    expect(areaOf(scene, "floor")).toBeCloseTo(12 + 4 * 0.6, 6);
    expect(areaOf(scene, "ceiling")).toBeCloseTo(12 + 4 * 0.6, 6);
    expect(areaOf(scene, "wall")).toBeCloseTo(35 + 2 * 0.6 * 2.5, 6);
    // Loops are seen from inside, so the volume of the shell is negative.
    expect(volumeOf(scene)).toBeCloseTo(-14.4 * 2.5, 6);
    expect(scene.count("face")).toBe(8);
    const wall = scene.get("face", "wall-bc")?.loops[0] ?? [];
    expect(wall.map((key) => scene.get("vertex", key)?.z)).toEqual([3.6, 3.6, 3.6, 3.6]);
    expect(scene.get("objectPlanar", "door")).toEqual(room.get("objectPlanar", "door"));
    expect(scene.get("vertex", "b")).toEqual(room.get("vertex", "b"));
    expect(scene.has("edge", "edge-bc")).toBe(false);
    expect(scene.has("edge", "edge-bc-top")).toBe(false);
    const labels = [...scene.values("edge")].map(({ label }) => label).sort();
    expect(labels.filter((label) => label === "corner")).toHaveLength(6);
    expect(labels.filter((label) => label === "base")).toHaveLength(6);
    expect(labels.filter((label) => label === "top")).toHaveLength(6);
  });

  test("an extrusion into the room reduces its floor", () => {
    const scene = run((one) => extrudeWall(one, { faceKeys: ["wall-ab"], distance: -0.5 }));
    expect(areaOf(scene, "floor")).toBeCloseTo(12 - 3 * 0.5, 6);
    expect(volumeOf(scene)).toBeCloseTo(-10.5 * 2.5, 6);
    // The adjacent walls become shorter: no wall is added, and the corners move.
    expect([scene.count("face"), scene.count("vertex"), scene.count("edge")]).toEqual([6, 8, 12]);
    expect(scene.has("vertex", "a")).toBe(false);
  });

  test("refuses an extrusion into the room along a wall with a locked corner", () => {
    expect(refusalOf(extrudeWall(room, { faceKeys: ["wall-cd"], distance: -0.5 }))).toBe("The corner is locked");
  });

  test("extrudes part of a wall into the room as an alcove", () => {
    const split = run((one) => splitFaceAcross(one, { faceKey: "wall-ab", share: 1 / 3 }));
    const part = [...split.values("face")].at(-1)!.key;
    const scene = run((one) => extrudeWall(one, { faceKeys: [part], distance: -0.5 }), split.toRecords());
    expect(areaOf(scene, "floor")).toBeCloseTo(12 - 2 * 0.5, 6);
    expect(volumeOf(scene)).toBeCloseTo(-11 * 2.5, 6);
    expect(scene.count("face")).toBe(8);
  });

  test("refuses an extrusion beyond the opposite wall, and faces that are not walls", () => {
    expect(refusalOf(extrudeWall(room, { faceKeys: ["wall-ab"], distance: -4.2 }))).toBe("A face would be flipped");
    expect(refusalOf(extrudeWall(room, { faceKeys: ["floor"], distance: 1 }))).toBe(
      "Only an upright wall can be extruded",
    );
    expect(refusalOf(extrudeWall(room, { faceKeys: ["wall-ab"], distance: 0 }))).toBe("Enter a distance other than 0");
  });

  test("unpairs the wall and its door", () => {
    const records = littleRoom();
    const twin = { surveyKey: SURVEY_KEY, floorNumber: 0, key: "twin", label: "wall" as const, twinKey: "wall-bc" };
    records.face = records.face.map((face) => (face.key === "wall-bc" ? { ...face, twinKey: "twin" } : face));
    records.face.push({ ...twin, loops: [["b", "c", "c-top", "b-top"]] });
    records.objectPlanar = records.objectPlanar.map((door) => ({ ...door, twinKey: "back" }));
    records.objectPlanar.push({ ...records.objectPlanar[0]!, key: "back", faceKey: "twin", twinKey: "door" });
    const scene = run((one) => extrudeWall(one, { faceKeys: ["wall-bc"], distance: 0.3 }), records);
    const twins = [scene.get("face", "wall-bc"), scene.get("face", "twin"), scene.get("objectPlanar", "door")];
    expect(twins.map((record) => record?.twinKey)).toEqual([null, null, null]);
    expect(scene.get("objectPlanar", "back")?.twinKey).toBeNull();
  });

  test("finds the walls on edges, and returns null if an edge has no wall", () => {
    expect(wallsOnEdges(room, ["edge-ab", "edge-bc"])).toEqual(["wall-ab", "wall-bc"]);
    const without = run((one) => deleteElements(one, { items: [{ kind: "face", key: "wall-ab" }] }));
    expect(wallsOnEdges(without, ["edge-ab"])).toBeNull();
  });
});

describe("adding a wall", () => {
  const open = () => run((one) => deleteElements(one, { items: [{ kind: "face", key: "wall-ab" }] }));

  test("uses the corners above an open side, and faces the room", () => {
    const scene = run((one) => addWalls(one, { edgeKeys: ["edge-ab"], newKey: () => "new" }), open().toRecords());
    expect(scene.get("face", "new")).toMatchObject({ label: "wall", loops: [["b", "a", "a-top", "b-top"]] });
    expect(scene.count("vertex")).toBe(8);
    expect(scene.count("edge")).toBe(12);
    expect(volumeOf(scene)).toBeCloseTo(-30, 6);
  });

  test.each([
    ["next to another deleted wall", (key: string) => key === "wall-ab" || key === "wall-bc"],
    ["in a room that has lost all its walls", (key: string) => key.startsWith("wall")],
  ])("adds a wall %s with the corners of the ceiling, even without edges to them", (_where, isDeleted) => {
    const records = littleRoom();
    const bare = {
      ...records,
      objectPlanar: [],
      face: records.face.filter(({ key }) => !isDeleted(key)),
      edge: records.edge.filter(({ key }) => !(key === "edge-b-up" || (isDeleted("wall-cd") && key.endsWith("-up")))),
    };
    let count = 0;
    const newKey = () => `new-${count++}`;
    const scene = run((one) => addWalls(one, { edgeKeys: ["edge-ab"], newKey }), bare);
    expect(scene.get("face", "new-0")?.loops).toEqual([["b", "a", "a-top", "b-top"]]);
    expect(scene.count("vertex")).toBe(8);
  });

  test("refuses a side with a wall, and an edge without a floor", () => {
    expect(refusalOf(addWalls(room, { edgeKeys: ["edge-ab"] }))).toBe("There is already a wall here");
    expect(refusalOf(addWalls(room, { edgeKeys: ["edge-ab-top"] }))).toBe("Select a side of a floor");
  });
});
