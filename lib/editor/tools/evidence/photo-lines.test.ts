import type { Face, Vertex } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { PinholeCamera } from "../../../geometry/project-point";
import { createScene, type Scene } from "../../core/scene";
import { type PhotoSegment, photoLines } from "./photo-lines";

/** A camera in the east of the little room at 1.25 m, looking west with a field of view of 90°. */
const WEST: PinholeCamera = {
  position: [3.5, 1.25, 1.5],
  quaternion: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
  fovY: Math.PI / 2,
};

const hasSegment = (segments: readonly PhotoSegment[], from: readonly number[], to: readonly number[]): boolean =>
  segments.some(([a, b]) =>
    [
      [a, b],
      [b, a],
    ].some(
      ([one, other]) =>
        Math.hypot(one![0] - from[0]!, one![1] - from[1]!, other![0] - to[0]!, other![1] - to[1]!) < 0.012,
    ),
  );

test("draws the borders of the far wall where a field of view of 90° shows them", () => {
  const { face } = photoLines(createScene(SURVEY_KEY, littleRoom()), WEST, 1);
  // At a distance of 3.5 m, the wall is 3 m wide and 2.5 m high of the 7 m in view.
  const [left, right, top, bottom] = [0.5 - 1.5 / 7, 0.5 + 1.5 / 7, 0.5 - 1.25 / 7, 0.5 + 1.25 / 7];
  expect(hasSegment(face, [left, bottom], [right, bottom])).toBe(true);
  expect(hasSegment(face, [left, top], [right, top])).toBe(true);
  expect(hasSegment(face, [left, bottom], [left, top])).toBe(true);
  // A border runs on the floor toward the camera and out of view: the corner is 1.5 m to the side and 1.25 m below.
  expect(hasSegment(face, [left, bottom], [0, 0.5 + (1.25 / 1.5) * 0.5])).toBe(true);
});

/** Adds a screen of 1 × 1 m in the middle of the room, facing east, and damage on the wall behind. */
function withScreen(scene: Scene): Scene {
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  const corner = (key: string, y: number, z: number): Vertex => ({ ...base, key, x: 1.5, y, z });
  const corners = [corner("s1", 0.75, 2), corner("s2", 0.75, 1), corner("s3", 1.75, 1), corner("s4", 1.75, 2)];
  for (const one of corners) scene.put("vertex", one);
  const screen: Face = { ...base, key: "screen", label: "wall", loops: [["s1", "s2", "s3", "s4"]] };
  scene.put("face", screen);
  const damage = { ...base, key: "wet", label: "damage", faceKey: "wall-ab", width: 0.4, height: 0.4 } as const;
  scene.put("objectPlanar", { ...damage, u: 1.5, v: 1.25 });
  return scene;
}

test("leaves out hidden lines, but not the border of the face that hides them", () => {
  const bare = createScene(SURVEY_KEY, littleRoom());
  const lines = photoLines(withScreen(bare), WEST, 1);
  // The damage of 0.4 m is behind the middle of the screen.
  expect(lines.damage).toEqual([]);
  const half = 0.5 / (2 * 2);
  expect(hasSegment(lines.face, [0.5 - half, 0.5 - half], [0.5 + half, 0.5 - half])).toBe(true);
  expect(hasSegment(lines.face, [0.5 - 1.5 / 7, 0.5 + 1.25 / 7], [0.5 + 1.5 / 7, 0.5 + 1.25 / 7])).toBe(true);
});

test("damage is visible through an opening, and a screen seen from behind hides nothing", () => {
  const scene = withScreen(createScene(SURVEY_KEY, littleRoom()));
  scene.put("objectPlanar", {
    key: "hole",
    surveyKey: SURVEY_KEY,
    floorNumber: 0,
    label: "opening",
    faceKey: "screen",
    u: 0.5,
    v: 0.5,
    width: 0.8,
    height: 0.8,
  });
  const side = 0.2 / 7;
  expect(hasSegment(photoLines(scene, WEST, 1).damage, [0.5 - side, 0.5 - side], [0.5 + side, 0.5 - side])).toBe(true);
  const behind: PinholeCamera = { ...WEST, position: [1.2, 1.25, 1.5] };
  const near = 0.2 / 2.4;
  expect(hasSegment(photoLines(scene, behind, 1).damage, [0.5 - near, 0.5 - near], [0.5 + near, 0.5 - near])).toBe(
    true,
  );
  expect(photoLines(scene, behind, 1, (key) => key === "wall-ab").damage).toEqual([]);
});

test("draws nothing behind the camera", () => {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const away: PinholeCamera = { ...WEST, position: [-2, 1.25, 1.5] };
  expect(photoLines(scene, away, 1)).toEqual({ face: [], opening: [], damage: [] });
});
