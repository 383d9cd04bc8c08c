import fc from "fast-check";
import { quaternionFromAxes, rotate } from "./quaternion";
import { cross, distance, normalize, type Vector3 } from "./vector3";

test("rotates by a quarter turn about the vertical axis", () => {
  const turn = quaternionFromAxes([0, 0, -1], [0, 1, 0], [1, 0, 0]);
  const half = Math.SQRT1_2;
  [0, half, 0, half].forEach((part, index) => {
    expect(turn[index]).toBeCloseTo(part, 12);
  });
});

test("restores any frame from its quaternion", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });
  const direction = fc.tuple(part, part, part);
  fc.assert(
    fc.property(direction, direction, (a, b) => {
      const x = normalize(a as Vector3);
      const z = x && normalize(cross(x, b as Vector3));
      fc.pre(x !== null && z !== null && Math.hypot(...cross(a as Vector3, b as Vector3)) > 1e-3);
      const y = cross(z!, x!);
      const turn = quaternionFromAxes(x!, y, z!);
      expect(distance(rotate(turn, [1, 0, 0]), x!)).toBeLessThan(1e-6);
      expect(distance(rotate(turn, [0, 1, 0]), y)).toBeLessThan(1e-6);
      expect(distance(rotate(turn, [0, 0, 1]), z!)).toBeLessThan(1e-6);
    }),
  );
});
