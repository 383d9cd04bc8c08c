/** Projects points through a pinhole camera that looks along its own -z with y up. */
import { type Quaternion, rotate } from "./quaternion";
import type { Vector2 } from "./vector2";
import { subtract, type Vector3 } from "./vector3";

/** In meters; `fovY` is the full vertical angle of view in radians. */
export type PinholeCamera = { position: Vector3; quaternion: Quaternion; fovY: number };

/** Closer points count as behind the camera, in meters. */
const MIN_DISTANCE = 1e-6;

/**
 * Returns the point in the picture as fractions from its left and top (outside 0 to 1 beyond the picture), or null
 * behind the camera. `aspect` is width divided by height.
 */
export function projectPoint(camera: PinholeCamera, aspect: number, point: Vector3): Vector2 | null {
  const [qx, qy, qz, qw] = camera.quaternion;
  const [x, y, z] = rotate([-qx, -qy, -qz, qw], subtract(point, camera.position));
  if (z > -MIN_DISTANCE) return null;
  const half = Math.tan(camera.fovY / 2);
  return [0.5 + x / (-z * half * aspect) / 2, 0.5 - y / (-z * half) / 2];
}
