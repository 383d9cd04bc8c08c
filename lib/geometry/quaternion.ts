/** Rotations as quaternions [x, y, z, w]. */
import { add, cross, scale, type Vector3 } from "./vector3";

export type Quaternion = readonly [x: number, y: number, z: number, w: number];

/** Returns the rotation with these unit vectors as axes (columns of a rotation matrix). */
export function quaternionFromAxes(x: Vector3, y: Vector3, z: Vector3): Quaternion {
  const trace = x[0] + y[1] + z[2];
  let parts: [number, number, number, number];
  if (trace > 0) parts = [y[2] - z[1], z[0] - x[2], x[1] - y[0], 1 + trace];
  else if (x[0] > y[1] && x[0] > z[2]) parts = [1 + x[0] - y[1] - z[2], y[0] + x[1], z[0] + x[2], y[2] - z[1]];
  else if (y[1] > z[2]) parts = [y[0] + x[1], 1 + y[1] - x[0] - z[2], z[1] + y[2], z[0] - x[2]];
  else parts = [z[0] + x[2], z[1] + y[2], 1 + z[2] - x[0] - y[1], x[1] - y[0]];
  const length = Math.hypot(...parts);
  return [parts[0] / length, parts[1] / length, parts[2] / length, parts[3] / length];
}

export function rotate([x, y, z, w]: Quaternion, point: Vector3): Vector3 {
  const twice = scale(cross([x, y, z], point), 2);
  return add(point, add(scale(twice, w), cross([x, y, z], twice)));
}

/** Returns the rotation by `second`, then by `first`. */
export function multiply(first: Quaternion, second: Quaternion): Quaternion {
  const [ax, ay, az, aw] = first;
  const [bx, by, bz, bw] = second;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}
