import { type PinholeCamera, projectPoint } from "./project-point";

const AHEAD: PinholeCamera = { position: [0, 0, 0], quaternion: [0, 0, 0, 1], fovY: Math.PI / 2 };
/** A quarter turn to the left about the vertical axis, looking along -x. */
const LEFT: PinholeCamera = { ...AHEAD, position: [1, 2, 3], quaternion: [0, Math.SQRT1_2, 0, Math.SQRT1_2] };

test("a point straight ahead projects to the center", () => {
  expect(projectPoint(AHEAD, 4 / 3, [0, 0, -5])).toEqual([0.5, 0.5]);
});

test("the angle of view spans the height, and the width follows the aspect", () => {
  const projected = (
    [
      [0, 5, -5],
      [10, -5, -5],
      [-20, 0, -5],
    ] as const
  ).map((point) => projectPoint(AHEAD, 2, point));
  const rounded = projected.map((position) => position?.map((part) => Math.round(part * 1e9) / 1e9 + 0));
  expect(rounded).toEqual([
    [0.5, 0],
    [1, 1],
    [-0.5, 0.5],
  ]);
});

test("a point behind the camera is not visible", () => {
  expect(projectPoint(AHEAD, 1, [0, 0, 0])).toBeNull();
  expect(projectPoint(AHEAD, 1, [0, 0, 1])).toBeNull();
});

test("a rotated and moved camera sees the point in front of it", () => {
  const [x, y] = projectPoint(LEFT, 1, [-1, 2, 2]) ?? [];
  // Two meters ahead and one to the right.
  expect(x).toBeCloseTo(0.75, 9);
  expect(y).toBeCloseTo(0.5, 9);
});
