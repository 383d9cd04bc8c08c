/** Rotations about an axis, and rotations as stored. Quaternions are [x, y, z, w]. */
import type { Quaternion } from "./quaternion";
import type { Vector3 } from "./vector3";

/** Returns the rotation by `angle` radians about a unit axis, counterclockwise seen from its tip. */
export function rotationAbout([x, y, z]: Vector3, angle: number): Quaternion {
  const sine = Math.sin(angle / 2);
  return [x * sine, y * sine, z * sine, Math.cos(angle / 2)];
}

/** Normalizes and rounds a rotation, finely enough to keep the far end of the longest object within 0.1 mm. */
export function roundRotation([x, y, z, w]: Quaternion): [number, number, number, number] {
  const length = Math.hypot(x, y, z, w) || 1;
  const part = (value: number): number => Math.round((value / length) * 1e7) / 1e7 + 0;
  return [part(x), part(y), part(z), part(w)];
}
