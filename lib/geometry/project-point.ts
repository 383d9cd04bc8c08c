/** Where a camera sees a point: a pinhole that looks along its own -z with y up. */
import { type Quaternion, rotate } from "./quaternion";
import type { Vector2 } from "./vector2";
import { subtract, type Vector3 } from "./vector3";

/** Metres; `fovY` is the whole vertical angle of view in radians. */
export type PinholeCamera = { position: Vector3; quaternion: Quaternion; fovY: number };

/** Nearer than this a point counts as behind the camera, in metres. */
const NEAREST = 1e-6;

/**
 * The place in the picture as fractions from its left and upper border (outside 0 to 1 for what lies beside the
 * picture), or null behind the camera. `aspect` is width by height.
 */
export function projectPoint(camera: PinholeCamera, aspect: number, point: Vector3): Vector2 | null {
  const [qx, qy, qz, qw] = camera.quaternion;
  const [x, y, z] = rotate([-qx, -qy, -qz, qw], subtract(point, camera.position));
  if (z > -NEAREST) return null;
  const half = Math.tan(camera.fovY / 2);
  return [0.5 + x / (-z * half * aspect) / 2, 0.5 - y / (-z * half) / 2];
}
