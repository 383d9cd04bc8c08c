/** Rotations about an axis, and rotations as they are kept. Quaternions are [x, y, z, w]. */
import type { Quaternion } from "./quaternion";
import type { Vector3 } from "./vector3";

/** By `angle` radians about an axis of length 1, anticlockwise seen from its tip. */
export function rotationAbout([x, y, z]: Vector3, angle: number): Quaternion {
  const sine = Math.sin(angle / 2);
  return [x * sine, y * sine, z * sine, Math.cos(angle / 2)];
}

/** Length 1 again, and fine enough to keep the far end of the longest object in place to 0.1 mm. */
export function tidyRotation([x, y, z, w]: Quaternion): [number, number, number, number] {
  const length = Math.hypot(x, y, z, w) || 1;
  const part = (value: number): number => Math.round((value / length) * 1e7) / 1e7 + 0;
  return [part(x), part(y), part(z), part(w)];
}
