/** Points and directions in space: [x, y, z] in meters, right-handed, Y up. */
export type Vector3 = readonly [x: number, y: number, z: number];

export const add = (a: Vector3, b: Vector3): Vector3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector3, b: Vector3): Vector3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector3, by: number): Vector3 => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector3, b: Vector3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector3, b: Vector3): Vector3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** Uses a square root because `Math.hypot` is many times slower. */
export const lengthOf = (a: Vector3): number => Math.sqrt(dot(a, a));
export const distance = (a: Vector3, b: Vector3): number => lengthOf(subtract(a, b));
export const midpoint = (a: Vector3, b: Vector3): Vector3 => scale(add(a, b), 0.5);
export const interpolate = (a: Vector3, b: Vector3, share: number): Vector3 => add(a, scale(subtract(b, a), share));

/** Returns the unit vector, or null for a zero vector. */
export function normalize(a: Vector3): Vector3 | null {
  const length = lengthOf(a);
  return length > 1e-12 ? scale(a, 1 / length) : null;
}
