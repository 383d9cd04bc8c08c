/** Points in a plane: [u, v] in metres. */
export type Vector2 = readonly [u: number, v: number];

/** By square root: `Math.hypot` is many times slower, and no home is large enough to overflow. */
export function distance2(a: Vector2, b: Vector2): number {
  const [du, dv] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(du * du + dv * dv);
}

/** Twice the signed area of the triangle a, b, c: above 0 when it runs anticlockwise. */
export const turn = (a: Vector2, b: Vector2, c: Vector2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
