import * as fc from "fast-check";
import { frustumCorners, photoRay } from "./photo-ray";
import { type PinholeCamera, projectPoint } from "./project-point";
import type { Quaternion } from "./quaternion";
import { add, distance, lengthOf, scale, type Vector3 } from "./vector3";

const coordinate = fc.double({ min: -40, max: 40, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
const part = fc.double({ min: -1, max: 1, noNaN: true });
const turn = fc
  .tuple(part, part, part, part)
  .filter((parts) => Math.hypot(...parts) > 0.1)
  .map((parts): Quaternion => {
    const [x, y, z, w] = parts.map((one) => one / Math.hypot(...parts));
    return [x!, y!, z!, w!];
  });
const camera = fc
  .record({ position: point, quaternion: turn, fovY: fc.double({ min: 0.2, max: 2.4, noNaN: true }) })
  .map((one): PinholeCamera => one);
const aspect = fc.double({ min: 0.4, max: 2.5, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("a point on the ray projects back to its position in the photo at any distance", () => {
  fc.assert(
    fc.property(
      camera,
      aspect,
      fc.tuple(share, share),
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      (eye, ratio, pixel, range) => {
        const { origin, direction } = photoRay(eye, ratio, pixel);
        expect(lengthOf(direction)).toBeCloseTo(1, 9);
        const [x, y] = projectPoint(eye, ratio, add(origin, scale(direction, range))) ?? [];
        expect(x).toBeCloseTo(pixel[0], 7);
        expect(y).toBeCloseTo(pixel[1], 7);
      },
    ),
  );
});

test("with a 90° view, the center looks ahead and the borders are at 45°", () => {
  const ahead: PinholeCamera = { position: [1, 2, 3], quaternion: [0, 0, 0, 1], fovY: Math.PI / 2 };
  expect(photoRay(ahead, 2, [0.5, 0.5])).toEqual({ origin: [1, 2, 3], direction: [0, 0, -1] });
  const up = photoRay(ahead, 2, [0.5, 0]).direction;
  expect([up[0], up[1], up[2]].map((one) => one.toFixed(6))).toEqual(["0.000000", "0.707107", "-0.707107"]);
});

test("the frustum corners project to the corners of the picture", () => {
  const left: PinholeCamera = {
    position: [0, 0, 0],
    quaternion: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
    fovY: Math.PI / 2,
  };
  const expected: Vector3[] = [
    [-2, 2, 3],
    [-2, 2, -3],
    [-2, -2, -3],
    [-2, -2, 3],
  ];
  frustumCorners(left, 1.5, 2).forEach((corner, index) => {
    expect(distance(corner, expected[index]!)).toBeLessThan(1e-9);
  });
});
