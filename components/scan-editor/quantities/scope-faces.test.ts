import { faceArea } from "@/lib/editor/quantities/face-area";
import { createScene } from "@/lib/editor/scene";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { facesOfScope } from "./scope-faces";

// Two rooms of 4 × 3 × 2.5 m: 35 m² of wall each, the 3 m between them once.
test.each([null, 0])("of a wall between two rooms one side is shown, as in the number (floor %s)", (floorNumber) => {
  const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
  const { walls } = facesOfScope(scene, floorNumber, "W");
  expect(walls.reduce((sum, key) => sum + faceArea(scene, scene.get("face", key)!), 0)).toBeCloseTo(62.5, 9);
});

test("the volume is shown by all that bounds it", () => {
  const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
  expect(facesOfScope(scene, null, "V").walls).toHaveLength(8);
});
