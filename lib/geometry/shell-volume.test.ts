import { signedVolume } from "./shell-volume";
import type { Vector3 } from "./vector3";

const box = ([x, y, z]: Vector3): (readonly [Vector3, Vector3, Vector3])[] => {
  const quads: [Vector3, Vector3, Vector3, Vector3][] = [
    [
      [0, 0, 0],
      [0, 0, z],
      [0, y, z],
      [0, y, 0],
    ],
    [
      [x, 0, 0],
      [x, y, 0],
      [x, y, z],
      [x, 0, z],
    ],
    [
      [0, 0, 0],
      [x, 0, 0],
      [x, 0, z],
      [0, 0, z],
    ],
    [
      [0, y, 0],
      [0, y, z],
      [x, y, z],
      [x, y, 0],
    ],
    [
      [0, 0, 0],
      [0, y, 0],
      [x, y, 0],
      [x, 0, 0],
    ],
    [
      [0, 0, z],
      [x, 0, z],
      [x, y, z],
      [0, y, z],
    ],
  ];
  return quads.flatMap(([a, b, c, d]) => [[a, b, c] as const, [a, c, d] as const]);
};

test("the volume of a box is positive if its faces look outward", () => {
  expect(signedVolume(box([4, 2.5, 3]))).toBeCloseTo(30, 10);
  expect(signedVolume(box([4, 2.5, 3]).map(([a, b, c]) => [a, c, b] as const))).toBeCloseTo(-30, 10);
  expect(signedVolume([])).toBe(0);
});
