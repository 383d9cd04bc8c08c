import * as fc from "fast-check";
import { seededRandom } from "@/backend/seed/home/seeded-random";
import type { Vector3 } from "../../../geometry/vector3";
import { poseGain } from "./pose-gain";

/** On the plane z = 0, seen from z > 0. */
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

test("a small area to the side: a turn toward it changes it by three times the tangent", () => {
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
function turned([x, y, z]: Vector3, [a, b, c]: Vector3): Vector3 {
  const [sa, ca, sb, cb, sc, cc] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)];
  const [y1, z1] = [ca * y - sa * z, sa * y + ca * z];
  const [x2, z2] = [cb * x + sb * z1, -sb * x + cb * z1];
  return [cc * x2 - sc * y1, sc * x2 + cc * y1, z2];
}

test("matches the spread over many photos with random pose errors", () => {
  const { next } = seededRandom(5);
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(between(-2, 2), between(-1, 1), between(1.5, 4)),
      fc.tuple(between(-1, 1), between(-1, 0), between(0.3, 1.5), between(0.3, 1.2)),
      (eye, [x, y, width, height]) => {
        const corners = rectangle(x, y, width, height);
        const off = { meters: 0.01, radians: 0.004 };
        let [sum, squares] = [0, 0];
        const draws = 4_000;
        for (let draw = 0; draw < draws; draw += 1) {
          const turn: Vector3 = [bell() * off.radians, bell() * off.radians, bell() * off.radians];
          const shift = (): number => bell() * off.meters;
          const from: Vector3 = [eye[0] + shift(), eye[1] + shift(), eye[2] + shift()];
          const places = corners.map((corner) => {
            const way = turned([corner[0] - eye[0], corner[1] - eye[1], corner[2] - eye[2]], turn);
            const far = -from[2] / way[2];
            return [from[0] + far * way[0], from[1] + far * way[1]] as const;
          });
          // Trapezoids under the sides.
          const area = places.reduce((total, [px, py], at) => {
            const [nx, ny] = places[(at + 1) % places.length]!;
            return total + ((px - nx) * (py + ny)) / 2;
          }, 0);
          sum += area;
          squares += area * area;
        }
        const drawn = Math.sqrt(squares / draws - (sum / draws) ** 2);
        expect(Math.abs(poseGain({ eye, corners }, off) / drawn - 1)).toBeLessThan(0.08);
      },
    ),
    { numRuns: 20 },
  );
});
