import * as fc from "fast-check";
import { convexHull } from "./convex-hull";
import { isInsidePolygon } from "./point-in-polygon";

test("returns the corners of a box with points inside", () => {
  const hull = convexHull([
    [1, 1],
    [0, 0],
    [2, 0],
    [1, 0],
    [0, 2],
    [2, 2],
    [1, 0.5],
  ]);
  expect(hull).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ]);
});

test("contains every point and has no other corners", () => {
  const coordinates = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(fc.uniqueArray(coordinates, { minLength: 3, maxLength: 20, selector: String }), (points) => {
      const hull = convexHull(points);
      const names = new Set(hull.map(String));
      for (const corner of names) expect(points.map(String)).toContain(corner);
      if (hull.length < 3) return;
      const middle = [0, 1].map((axis) => hull.reduce((sum, corner) => sum + corner[axis]!, 0) / hull.length);
      for (const point of points) {
        // Shrunk slightly, so that points on the outline count as inside.
        const inward = [0, 1].map((axis) => point[axis]! + (middle[axis]! - point[axis]!) * 1e-6);
        expect(isInsidePolygon([inward[0]!, inward[1]!], hull)).toBe(true);
      }
    }),
  );
});
