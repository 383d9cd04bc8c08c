import { isInsideLoops, isInsidePolygon } from "./point-in-polygon";
import { crossesItself } from "./self-intersection";
import type { Vector2 } from "./vector2";

const square: Vector2[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

test("a simple outline does not cross itself; a bow tie does", () => {
  expect(crossesItself(square)).toBe(false);
  expect(
    crossesItself([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]),
  ).toBe(true);
});

test("detects a side that folds back and an outline that touches itself", () => {
  expect(
    crossesItself([
      [0, 0],
      [2, 0],
      [1, 0],
      [1, 2],
    ]),
  ).toBe(true);
  expect(
    crossesItself([
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 0],
      [0, 2],
    ]),
  ).toBe(true);
});

test("a corner on a straight side is not a crossing", () => {
  expect(
    crossesItself([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]),
  ).toBe(false);
});

test("distinguishes inside, outside and inside a hole", () => {
  expect(isInsidePolygon([1, 1], square)).toBe(true);
  expect(isInsidePolygon([3, 1], square)).toBe(false);
  const hole: Vector2[] = [
    [0.5, 0.5],
    [1.5, 0.5],
    [1.5, 1.5],
    [0.5, 1.5],
  ];
  expect(isInsideLoops([1, 1], [square, hole])).toBe(false);
  expect(isInsideLoops([0.2, 1], [square, hole])).toBe(true);
  expect(isInsideLoops([0.2, 1], [])).toBe(false);
});
