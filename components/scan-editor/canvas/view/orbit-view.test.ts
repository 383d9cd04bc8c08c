import fc from "fast-check";
import { cross, dot, subtract, type Vector3 } from "@/lib/geometry/vector3";
import { eyeOf, fitPoints, type OrbitView, orbit, pan, pictureAxes, towardEye, zoom } from "./orbit-view";

const VIEW: OrbitView = { target: [0, 0, 0], distance: 10, azimuth: 0, elevation: 0.5 };
const LENS = { halfHeight: 0.3, aspect: 1.5 };

/** A point's position in the picture: within -1 to 1 if it is visible. */
function seenAt(view: OrbitView, point: Vector3): [number, number] {
  const { right, up, out } = pictureAxes(view);
  const offset = subtract(point, eyeOf(view));
  const depth = -dot(offset, out);
  return [dot(offset, right) / depth / LENS.halfHeight / LENS.aspect, dot(offset, up) / depth / LENS.halfHeight];
}

test("looks north from the south at azimuth 0", () => {
  expect(towardEye({ ...VIEW, elevation: 0 })).toEqual([0, 0, 1]);
});

test("returns perpendicular axes of the picture", () => {
  const { right, up, out } = pictureAxes({ ...VIEW, azimuth: 2 });
  const [x, y, z] = cross(right, up);
  expect([x, y, z].map((value, axis) => value - out[axis]!)).toEqual([0, 0, 0].map(() => expect.closeTo(0, 10)));
});

test("keeps the eye above the ground and below the zenith", () => {
  expect(orbit(VIEW, 0, -5).elevation).toBeCloseTo(0.03);
  expect(orbit(VIEW, 0, 5).elevation).toBeLessThan(Math.PI / 2);
});

test("moves the target by the visible height for a pan over the picture's full height", () => {
  const moved = pan({ ...VIEW, elevation: 0.03 }, LENS, 1, 0).target;
  expect(moved[0]).toBeCloseTo(-6);
});

test("keeps the pointed place in the picture during a zoom", () => {
  const place: Vector3 = [2, 0, 1];
  const before = seenAt(VIEW, place);
  const after = seenAt(zoom(VIEW, 0.5, place), place);
  expect(after[0]).toBeCloseTo(before[0], 6);
  expect(after[1]).toBeCloseTo(before[1], 6);
});

test("shows all fitted points, from any side", () => {
  const place = fc.tuple(
    fc.double({ min: -30, max: 30, noNaN: true }),
    fc.double({ min: 0, max: 6, noNaN: true }),
    fc.double({ min: -30, max: 30, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 2, maxLength: 20 }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0.05, max: 1.5, noNaN: true }),
      (points, azimuth, elevation) => {
        const view = fitPoints({ ...VIEW, azimuth, elevation }, LENS, points);
        for (const point of points) {
          const [x, y] = seenAt(view, point);
          expect(Math.abs(x)).toBeLessThanOrEqual(1);
          expect(Math.abs(y)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test("keeps fitted points clear of the covered share of each edge", () => {
  const corners = [-3, 3].flatMap((x) => [0, 2.4].flatMap((y) => [-2, 2].map((z): Vector3 => [x, y, z])));
  const covered = { left: 0.05, right: 0.3, top: 0.1, bottom: 0.2 };
  for (const azimuth of [0.4, 2, -1]) {
    const fitted = fitPoints({ ...VIEW, azimuth }, LENS, corners, covered);
    const seen = corners.map((corner) => seenAt(fitted, corner));
    const [across, height] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    // From -1 at one edge to 1 at the other: a share of 30 % ends at 0.4.
    expect(Math.min(...across)).toBeGreaterThan(-0.9);
    expect(Math.max(...across)).toBeLessThan(0.4);
    expect(Math.min(...height)).toBeGreaterThan(-0.6);
    expect(Math.max(...height)).toBeLessThan(0.8);
    // In the center of the free part, and touching one of its edges.
    expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo(-0.25, 1);
    expect((Math.min(...height) + Math.max(...height)) / 2).toBeCloseTo(0.1, 1);
    expect(
      Math.max((Math.max(...across) - Math.min(...across)) / 1.3, (Math.max(...height) - Math.min(...height)) / 1.4),
    ).toBeGreaterThan(0.75);
  }
});
