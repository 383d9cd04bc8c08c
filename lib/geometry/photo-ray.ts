/** The way back from a picture: the ray that a place in it stands for. The inverse of `projectPoint`. */
import type { PinholeCamera } from "./project-point";
import { rotate } from "./quaternion";
import type { Vector2 } from "./vector2";
import { add, normalize, scale, type Vector3 } from "./vector3";

/** The direction has length 1. */
export type Ray = { readonly origin: Vector3; readonly direction: Vector3 };

/** In the camera's own directions, for a place as fractions from the left and upper border: ahead is z = -1. */
function aheadOf({ fovY }: PinholeCamera, aspect: number, [x, y]: Vector2): Vector3 {
  const half = Math.tan(fovY / 2);
  return [(2 * x - 1) * half * aspect, (1 - 2 * y) * half, -1];
}

/** `aspect` is width by height, `place` as `projectPoint` gives it. */
export function photoRay(camera: PinholeCamera, aspect: number, place: Vector2): Ray {
  const direction = normalize(rotate(camera.quaternion, aheadOf(camera, aspect, place)));
  // It looks ahead by 1, so that there is always a direction.
  return { origin: camera.position, direction: direction ?? [0, 0, -1] };
}

/** The corners of what the camera sees, as a rectangle so many metres ahead: upper left, upper right, lower right, lower left. */
export function frustumCorners(
  camera: PinholeCamera,
  aspect: number,
  ahead: number,
): readonly [Vector3, Vector3, Vector3, Vector3] {
  const corner = (place: Vector2): Vector3 =>
    add(camera.position, scale(rotate(camera.quaternion, aheadOf(camera, aspect, place)), ahead));
  return [corner([0, 0]), corner([1, 0]), corner([1, 1]), corner([0, 1])];
}
