import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene } from "../core/scene";
import { movesAlong } from "./moves-along";

const scene = createScene(SURVEY_KEY, littleRoom());

test("a wall takes along its corners, their faces and its door", () => {
  expect(movesAlong(scene, [{ kind: "face", key: "wall-bc" }])).toEqual({
    corners: 4,
    faces: 5,
    openings: 1,
    objects: 0,
  });
});

test("counts shared corners and faces once, and objects by themselves", () => {
  const edges = movesAlong(scene, [
    { kind: "edge", key: "edge-ab" },
    { kind: "edge", key: "edge-bc" },
  ]);
  expect(edges).toMatchObject({ corners: 3, faces: 5 });
  expect(movesAlong(scene, [{ kind: "object3D", key: "table" }])).toEqual({
    corners: 0,
    faces: 0,
    openings: 0,
    objects: 1,
  });
});
