/** Points in a plane: [u, v] in metres. */
export type Vector2 = readonly [u: number, v: number];

export const distance2 = (a: Vector2, b: Vector2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Twice the signed area of the triangle a, b, c: above 0 when it runs anticlockwise. */
export const turn = (a: Vector2, b: Vector2, c: Vector2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
