/** Where two segments in a plane cross or touch. */
import { turn, type Vector2 } from "./vector2";

export type Segment2 = readonly [Vector2, Vector2];

/** Returns the positions along both segments (0 to 1), or null if they do not meet or are parallel. */
export function segmentCrossing([a, b]: Segment2, [c, d]: Segment2): { first: number; second: number } | null {
  const determinant = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(determinant) < 1e-15) return null;
  const first = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / determinant;
  const second = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / determinant;
  return first < 0 || first > 1 || second < 0 || second > 1 ? null : { first, second };
}

/** Whether two segments share a point: they cross, touch, or overlap. */
export function segmentsMeet(one: Segment2, other: Segment2, tolerance = 1e-9): boolean {
  if (segmentCrossing(one, other)) return true;
  const touches = (point: Vector2, [a, b]: Segment2): boolean =>
    Math.abs(turn(a, b, point)) <= tolerance &&
    point[0] >= Math.min(a[0], b[0]) - tolerance &&
    point[0] <= Math.max(a[0], b[0]) + tolerance &&
    point[1] >= Math.min(a[1], b[1]) - tolerance &&
    point[1] <= Math.max(a[1], b[1]) + tolerance;
  return touches(one[0], other) || touches(one[1], other) || touches(other[0], one) || touches(other[1], one);
}
