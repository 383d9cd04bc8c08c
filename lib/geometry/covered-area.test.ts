import fc from "fast-check";
import { coveredArea } from "./covered-area";
import { signedArea } from "./polygon-area";
import type { Vector2 } from "./vector2";

const box = (u: number, v: number, width: number, height: number): Vector2[] => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
];

type Cell = { u: number; v: number; w: number; h: number };
const side = fc.integer({ min: 1, max: 4 });
const cell: fc.Arbitrary<Cell> = fc.record({ u: fc.nat(6), v: fc.nat(6), w: side, h: side });

test("counts overlapping outlines once", () => {
  expect(coveredArea([box(0, 0, 2, 1), box(1, 0, 2, 1)])).toBeCloseTo(3, 10);
  expect(coveredArea([box(0, 0, 2, 2), box(0.5, 0.5, 1, 1)])).toBeCloseTo(4, 10);
  expect(coveredArea([box(0, 0, 1, 1), box(5, 5, 1, 2)])).toBeCloseTo(3, 10);
  expect(coveredArea([])).toBe(0);
});

test("two crossing bars cover a cross", () => {
  expect(coveredArea([box(0, 1, 3, 1), box(1, 0, 1, 3)])).toBeCloseTo(5, 10);
});

test("measures a diamond over a square", () => {
  const diamond: Vector2[] = [
    [1, -1],
    [3, 1],
    [1, 3],
    [-1, 1],
  ];
  expect(coveredArea([diamond])).toBeCloseTo(8, 10);
  expect(coveredArea([diamond, box(0, 0, 2, 2)])).toBeCloseTo(8, 10);
});

test("counts nothing beyond the limit", () => {
  expect(coveredArea([box(-1, 0, 2, 1)], box(0, 0, 5, 5))).toBeCloseTo(1, 10);
});

test("subtracts holes once, even if they overlap each other or the outline", () => {
  const wall = box(0, 0, 5, 3);
  const past = box(1, 2, 2, 2);
  expect(coveredArea([box(-1, -1, 9, 9)], wall, [past])).toBeCloseTo(15 - 2, 10);
  expect(coveredArea([box(-1, -1, 9, 9)], wall, [box(1, 1, 2, 1), box(2, 1, 2, 1)])).toBeCloseTo(15 - 3, 10);
  expect(coveredArea([box(-1, -1, 9, 9)], wall, [box(1, 1, 2, 1), box(1, 1, 2, 1)])).toBeCloseTo(15 - 2, 10);
  expect(coveredArea([box(1, 0, 1, 3.5)], wall, [past, box(6, 0, 1, 1)])).toBeCloseTo(2, 10);
});

test("boxes in a wall with holes cover as many cells as a cell count gives", () => {
  const toBox = ({ u, v, w, h }: Cell) => box(u, v, w, h);
  const contains = ({ u, v, w, h }: Cell, x: number, y: number) => x >= u && x < u + w && y >= v && y < v + h;
  const some = fc.array(cell, { maxLength: 4 });
  fc.assert(
    fc.property(some, cell, some, (boxes, wall, holes) => {
      let cells = 0;
      for (let x = 0; x < 10; x += 1) {
        for (let y = 0; y < 10; y += 1) {
          const isIn = contains(wall, x, y) && !holes.some((hole) => contains(hole, x, y));
          if (isIn && boxes.some((one) => contains(one, x, y))) cells += 1;
        }
      }
      expect(coveredArea(boxes.map(toBox), toBox(wall), holes.map(toBox))).toBeCloseTo(cells, 8);
    }),
  );
});

test("a box in a wall has its own area in either winding; a bow tie is not treated as a box", () => {
  const wall = box(0, 0, 5, 3);
  const door = box(1, 0, 0.9, 2.1);
  for (const one of [door, [...door].reverse()]) {
    for (const limit of [wall, [...wall].reverse()]) expect(coveredArea([one], limit)).toBeCloseTo(1.89, 12);
  }
  const [a, b, c, d] = door as [Vector2, Vector2, Vector2, Vector2];
  // Two triangles that touch at a point.
  expect(coveredArea([[a, c, b, d]], wall)).toBeCloseTo(1.89 / 2, 10);
  expect(coveredArea([box(4.5, 0, 1, 1)], wall)).toBeCloseTo(0.5, 10);
});

test("boxes on a grid cover as many cells as a cell count gives", () => {
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 6 }), (boxes) => {
      const cells = new Set(
        boxes.flatMap(({ u, v, w, h }) =>
          Array.from({ length: w * h }, (_, index) => `${u + (index % w)},${v + Math.floor(index / w)}`),
        ),
      );
      expect(coveredArea(boxes.map(({ u, v, w, h }) => box(u, v, w, h)))).toBeCloseTo(cells.size, 8);
    }),
  );
});

test("the sign of the area gives the winding", () => {
  expect(signedArea(box(3, 4, 2, 5))).toBeCloseTo(10, 12);
  expect(signedArea(box(3, 4, 2, 5).reverse())).toBeCloseTo(-10, 12);
  expect(signedArea([])).toBe(0);
});
