import type { Vector2 } from "./vector2";

/** Low u, high u, low v, high v. */
export type PlanBox = readonly [number, number, number, number];

/** Returns the box around points of a plane. */
export function planBoxOf(points: readonly Vector2[]): PlanBox {
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [u, v] of points) {
    if (u < u0) u0 = u;
    if (u > u1) u1 = u;
    if (v < v0) v0 = v;
    if (v > v1) v1 = v;
  }
  return [u0, u1, v0, v1];
}
