import { miter, offsetLoop } from "./miter";

test("two walls at a right angle meet in the corner of the offset square", () => {
  expect(miter([1, 0, 0], [0, 0, 1], 0.1)).toEqual([expect.closeTo(0.1), 0, expect.closeTo(0.1)]);
});

test("a sharp corner is cut off at twice the width", () => {
  expect(Math.hypot(...miter([1, 0, 0.01], [-1, 0, 0.01], 0.1))).toBeCloseTo(0.2);
});

test("a floor's loop moves inward by a width, outward by a negative one", () => {
  const loop = [
    [0, 0, 0],
    [0, 0, 3],
    [4, 0, 3],
    [4, 0, 0],
  ] as const;
  const rounded = (points: readonly (readonly number[])[]) =>
    points.map((point) => point.map((value) => Number(value.toFixed(6))));
  expect(rounded(offsetLoop(loop, 0.5))).toEqual([
    [0.5, 0, 0.5],
    [0.5, 0, 2.5],
    [3.5, 0, 2.5],
    [3.5, 0, 0.5],
  ]);
  expect(rounded(offsetLoop(loop, -1))[0]).toEqual([-1, 0, -1]);
});
