/** A point in a plane: [u, v] in meters. */
export type Vector2 = readonly [u: number, v: number];

/** Uses a square root because `Math.hypot` is many times slower, and no home is large enough to overflow. */
export function distance2(a: Vector2, b: Vector2): number {
  const [du, dv] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(du * du + dv * dv);
}

/** Returns twice the signed area of the triangle a, b, c: positive if counterclockwise. */
export const turn = (a: Vector2, b: Vector2, c: Vector2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
