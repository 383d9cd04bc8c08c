/** The ray through a point of a photo: the inverse of `projectPoint`. */
import type { PinholeCamera } from "./project-point";
import { rotate } from "./quaternion";
import type { Vector2 } from "./vector2";
import { add, normalize, scale, type Vector3 } from "./vector3";

/** `direction` is a unit vector. */
export type Ray = { readonly origin: Vector3; readonly direction: Vector3 };

/**
 * Returns the direction in camera axes for a point in fractions from the left and top; the camera looks along z = -1.
 */
function directionOf({ fovY }: PinholeCamera, aspect: number, [x, y]: Vector2): Vector3 {
  const half = Math.tan(fovY / 2);
  return [(2 * x - 1) * half * aspect, (1 - 2 * y) * half, -1];
}

/** Returns the ray through `position`, as `projectPoint` returns it; `aspect` is width divided by height. */
export function photoRay(camera: PinholeCamera, aspect: number, position: Vector2): Ray {
  const direction = normalize(rotate(camera.quaternion, directionOf(camera, aspect, position)));
  // Never null, since the direction has a depth of 1.
  return { origin: camera.position, direction: direction ?? [0, 0, -1] };
}

/**
 * Returns the corners of the camera's view at a distance in meters: upper left, upper right, lower right, lower left.
 */
export function frustumCorners(
  camera: PinholeCamera,
  aspect: number,
  distance: number,
): readonly [Vector3, Vector3, Vector3, Vector3] {
  const corner = (position: Vector2): Vector3 =>
    add(camera.position, scale(rotate(camera.quaternion, directionOf(camera, aspect, position)), distance));
  return [corner([0, 0]), corner([1, 0]), corner([1, 1]), corner([0, 1])];
}
