import * as fc from "fast-check";
import { boxSelects, type Pixel, selectBox } from "./select-box";

const around = selectBox({ x: 10, y: 10 }, { x: 50, y: 40 });
const touching = selectBox({ x: 50, y: 40 }, { x: 10, y: 10 });
const surface: Pixel[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test("the drawing direction determines what a box selects", () => {
  expect(around).toEqual({ left: 10, top: 10, right: 50, bottom: 40, touches: false });
  expect(touching.touches).toBe(true);
});

test.each<[string, Pixel[], boolean, boolean, boolean]>([
  ["a point in it", [[20, 20]], false, true, true],
  ["a point beside it", [[60, 20]], false, false, false],
  [
    "a line in it",
    [
      [20, 20],
      [40, 30],
    ],
    false,
    true,
    true,
  ],
  [
    "a line with one end in it",
    [
      [20, 20],
      [400, 30],
    ],
    false,
    false,
    true,
  ],
  [
    "a line across it",
    [
      [0, 20],
      [400, 30],
    ],
    false,
    false,
    true,
  ],
  [
    "a line past its corner",
    [
      [0, 35],
      [30, 65],
    ],
    false,
    false,
    false,
  ],
  ["a surface around it", surface, true, false, true],
  ["a surface beside it", surface.map(([x, y]): Pixel => [x + 60, y]), true, false, false],
  ["nothing", [], true, false, false],
])("%s", (_name, points, isClosed, isEnclosed, isTouched) => {
  expect(boxSelects(around, points, isClosed)).toBe(isEnclosed);
  expect(boxSelects(touching, points, isClosed)).toBe(isTouched);
});

test("enclosed elements are touched as well", () => {
  const pixel = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 6 }), fc.boolean(), (points, isClosed) => {
      if (boxSelects(around, points, isClosed)) expect(boxSelects(touching, points, isClosed)).toBe(true);
    }),
  );
});
