import { projectPoint } from "@/lib/geometry/project-point";
import { add, scale } from "@/lib/geometry/vector3";
import { cameraOf, directionThrough, poseTowards } from "./camera";
import { turned } from "./home-rooms";

const TURN = 0.7;
const pose = poseTowards([1, 1.5, 2], [-2, 1, -1], 1.1, TURN);

test("the target is in the middle of the picture", () => {
  const [x, y] = projectPoint(pose, 4 / 3, turned(-TURN, [-2, 1, -1])) ?? [];
  expect(x).toBeCloseTo(0.5, 3);
  expect(y).toBeCloseTo(0.5, 3);
});

test("the ray through a place meets what is projected to that place", () => {
  const camera = cameraOf(pose, TURN);
  for (const [x, y] of [
    [0.1, 0.2],
    [0.9, 0.35],
    [0.5, 0.98],
  ] as const) {
    const point = add(camera.position, scale(directionThrough(camera, 4 / 3, x, y), 3.2));
    const [px, py] = projectPoint(pose, 4 / 3, turned(-TURN, point)) ?? [];
    expect(px).toBeCloseTo(x, 6);
    expect(py).toBeCloseTo(y, 6);
  }
});

test("a camera cannot look straight down", () => {
  expect(() => poseTowards([0, 2, 0], [0, 0, 0], 1, 0)).toThrow("straight up");
});
