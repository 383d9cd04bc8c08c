import * as fc from "fast-check";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import type { Vector3 } from "../../../geometry/vector3";
import { poseGain } from "./pose-gain";

/** Returns a rectangle on the plane z = 0, seen from z > 0. */
const rectangle = (x: number, y: number, width: number, height: number): Vector3[] => [
  [x, y, 0],
  [x + width, y, 0],
  [x + width, y + height, 0],
  [x, y + height, 0],
];

test("a square seen from the front: 1% less distance makes it 2% smaller, and turning around its middle changes nothing", () => {
  const seen = { eye: [0, 0, 2] as Vector3, corners: rectangle(-0.5, -0.5, 1, 1) };
  expect(poseGain(seen, { meters: 0.02, radians: 0 })).toBeCloseTo(0.02, 6);
  expect(poseGain(seen, { meters: 0, radians: 0.1 })).toBeCloseTo(0, 6);
  expect(poseGain({ ...seen, corners: rectangle(0, 0, 1, 0) })).toBe(0);
});

test("a small area to the side: a turn toward the area changes its size by three times the tangent of its angle", () => {
  // At an angle a from the wall's normal, 1 m² has a solid angle of cos³ a / d², so a turn by dt changes it by 3 tan a
  // dt.
  const side = 0.001;
  for (const shift of [0.5, 1, 3]) {
    const corners = rectangle(shift - side / 2, -side / 2, side, side);
    const seen = { eye: [0, 0, 2] as Vector3, corners };
    expect(poseGain(seen, { meters: 0, radians: 1 }) / side ** 2).toBeCloseTo((3 * shift) / 2, 3);
  }
});

/** Rotates by small angles around the three axes with matrices, unlike the product. */
function rotate([x, y, z]: Vector3, [a, b, c]: Vector3): Vector3 {
  const [sa, ca, sb, cb, sc, cc] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)];
  const [y1, z1] = [ca * y - sa * z, sa * y + ca * z];
  const [x2, z2] = [cb * x + sb * z1, -sb * x + cb * z1];
  return [cc * x2 - sc * y1, sc * x2 + cc * y1, z2];
}

test("matches the spread over many photos with random pose errors", () => {
  const { next } = seededRandom(5);
  const noise = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(between(-2, 2), between(-1, 1), between(1.5, 4)),
      fc.tuple(between(-1, 1), between(-1, 0), between(0.3, 1.5), between(0.3, 1.2)),
      (eye, [x, y, width, height]) => {
        const corners = rectangle(x, y, width, height);
        const poseError = { meters: 0.01, radians: 0.004 };
        let [sum, squares] = [0, 0];
        const draws = 4_000;
        for (let draw = 0; draw < draws; draw += 1) {
          const turn: Vector3 = [noise() * poseError.radians, noise() * poseError.radians, noise() * poseError.radians];
          const shift = (): number => noise() * poseError.meters;
          const from: Vector3 = [eye[0] + shift(), eye[1] + shift(), eye[2] + shift()];
          const projected = corners.map((corner) => {
            const direction = rotate([corner[0] - eye[0], corner[1] - eye[1], corner[2] - eye[2]], turn);
            const distance = -from[2] / direction[2];
            return [from[0] + distance * direction[0], from[1] + distance * direction[1]] as const;
          });
          // Trapezoids under the sides.
          const area = projected.reduce((total, [px, py], index) => {
            const [nx, ny] = projected[(index + 1) % projected.length]!;
            return total + ((px - nx) * (py + ny)) / 2;
          }, 0);
          sum += area;
          squares += area * area;
        }
        const spread = Math.sqrt(squares / draws - (sum / draws) ** 2);
        expect(Math.abs(poseGain({ eye, corners }, poseError) / spread - 1)).toBeLessThan(0.08);
      },
    ),
    { numRuns: 20 },
  );
});
