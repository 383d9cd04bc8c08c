import fc from "fast-check";
import { signedArea } from "./polygon-area";
import { triangulate } from "./triangulate";
import type { Vector2 } from "./vector2";

function triangleArea(loops: readonly (readonly Vector2[])[]): number {
  const points = loops.flat();
  return triangulate(loops).reduce((sum, corners) => {
    const area = signedArea(corners.map((index) => points[index]!));
    expect(area).toBeGreaterThan(0);
    return sum + area;
  }, 0);
}

const square: Vector2[] = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
];
const hole = (u: number, v: number): Vector2[] => [
  [u, v],
  [u + 1, v],
  [u + 1, v + 1],
  [u, v + 1],
];

test("cuts a square into two triangles, in either winding", () => {
  expect(triangulate([square])).toHaveLength(2);
  expect(triangleArea([square])).toBeCloseTo(12, 10);
  expect(triangleArea([[...square].reverse()])).toBeCloseTo(12, 10);
});

test("cuts an L with a corner on a straight side", () => {
  const shape: Vector2[] = [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 1],
    [1, 1],
    [1, 3],
    [0, 3],
  ];
  expect(triangleArea([shape])).toBeCloseTo(6, 10);
});

test("leaves holes uncovered", () => {
  expect(triangleArea([square, hole(0.5, 1)])).toBeCloseTo(11, 10);
  expect(triangleArea([square, hole(0.5, 1), hole(2.5, 1).reverse()])).toBeCloseTo(10, 10);
});

test("returns few or no triangles for broken outlines, and never hangs", () => {
  expect(triangulate([])).toEqual([]);
  expect(
    triangulate([
      [
        [0, 0],
        [1, 1],
      ],
    ]),
  ).toEqual([]);
  expect(
    triangulate([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]),
  ).toEqual([]);
  expect(
    triangulate([
      [
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ],
    ]).length,
  ).toBeLessThanOrEqual(2);
});

test("covers star-shaped outlines exactly", () => {
  const radii = fc.array(fc.double({ min: 0.5, max: 3, noNaN: true }), { minLength: 3, maxLength: 24 });
  fc.assert(
    fc.property(radii, (lengths) => {
      const outline = lengths.map((radius, index): Vector2 => {
        const angle = (2 * Math.PI * index) / lengths.length;
        return [radius * Math.cos(angle), radius * Math.sin(angle)];
      });
      expect(triangleArea([outline])).toBeCloseTo(signedArea(outline), 8);
    }),
  );
});
