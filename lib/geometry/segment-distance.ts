/** Distances to segments, in meters. */
import { distance, dot, interpolate, subtract, type Vector3 } from "./vector3";

/** `share` is the position along the segment: 0 at the start, 1 at the end. */
export type NearestOnSegment = { point: Vector3; distance: number; share: number };

export function nearestOnSegment(point: Vector3, from: Vector3, to: Vector3): NearestOnSegment {
  const along = subtract(to, from);
  const squared = dot(along, along);
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, dot(subtract(point, from), along) / squared));
  const nearest = interpolate(from, to, share);
  return { point: nearest, distance: distance(point, nearest), share };
}

/** Whether the point may be within reach of the segment, by its bounding box. */
export function isNearBox(point: Vector3, from: Vector3, to: Vector3, reach: number): boolean {
  for (const axis of [0, 1, 2] as const) {
    const [a, b] = from[axis] < to[axis] ? [from[axis], to[axis]] : [to[axis], from[axis]];
    if (point[axis] < a - reach || point[axis] > b + reach) return false;
  }
  return true;
}

/** Returns the smallest distance between two segments in space. */
export function segmentDistance(a: Vector3, b: Vector3, c: Vector3, d: Vector3): number {
  const [p, q, between] = [subtract(b, a), subtract(d, c), subtract(a, c)];
  const [pp, pq, qq, pr, qr] = [dot(p, p), dot(p, q), dot(q, q), dot(p, between), dot(q, between)];
  const determinant = pp * qq - pq * pq;
  const ends = [
    nearestOnSegment(a, c, d),
    nearestOnSegment(b, c, d),
    nearestOnSegment(c, a, b),
    nearestOnSegment(d, a, b),
  ];
  const least = Math.min(...ends.map((end) => end.distance));
  if (determinant < 1e-15) return least;
  const first = (pq * qr - qq * pr) / determinant;
  const second = (pp * qr - pq * pr) / determinant;
  if (first < 0 || first > 1 || second < 0 || second > 1) return least;
  return distance(interpolate(a, b, first), interpolate(c, d, second));
}
