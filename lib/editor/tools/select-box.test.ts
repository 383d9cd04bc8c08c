import * as fc from "fast-check";
import { boxSelects, type Pixel, selectBox } from "./select-box";

const enclosing = selectBox({ x: 10, y: 10 }, { x: 50, y: 40 });
const touching = selectBox({ x: 50, y: 40 }, { x: 10, y: 10 });
const surface: Pixel[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test("the drawing direction determines what a box selects", () => {
  expect(enclosing).toEqual({ left: 10, top: 10, right: 50, bottom: 40, touches: false });
  expect(touching.touches).toBe(true);
});

test.each<[string, Pixel[], boolean, boolean, boolean]>([
  ["a point in the box", [[20, 20]], false, true, true],
  ["a point next to the box", [[60, 20]], false, false, false],
  [
    "a line in the box",
    [
      [20, 20],
      [40, 30],
    ],
    false,
    true,
    true,
  ],
  [
    "a line with one end in the box",
    [
      [20, 20],
      [400, 30],
    ],
    false,
    false,
    true,
  ],
  [
    "a line across the box",
    [
      [0, 20],
      [400, 30],
    ],
    false,
    false,
    true,
  ],
  [
    "a line past a corner of the box",
    [
      [0, 35],
      [30, 65],
    ],
    false,
    false,
    false,
  ],
  ["a surface around the box", surface, true, false, true],
  ["a surface next to the box", surface.map(([x, y]): Pixel => [x + 60, y]), true, false, false],
  ["no points", [], true, false, false],
])("the kind of box decides whether it selects %s", (_name, points, isClosed, isEnclosed, isTouched) => {
  expect(boxSelects(enclosing, points, isClosed)).toBe(isEnclosed);
  expect(boxSelects(touching, points, isClosed)).toBe(isTouched);
});

test("enclosed elements are touched as well", () => {
  const pixel = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 6 }), fc.boolean(), (points, isClosed) => {
      if (boxSelects(enclosing, points, isClosed)) expect(boxSelects(touching, points, isClosed)).toBe(true);
    }),
  );
});
