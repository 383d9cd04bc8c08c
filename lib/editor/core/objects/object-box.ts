/** The box of a 3D object. Local axes: x width, y up, z front. */
import type { Object3D } from "../../../domain/geometry-records";
import { rotate } from "../../../geometry/quaternion";
import { add, type Vector3 } from "../../../geometry/vector3";

const SIGNS = [-0.5, 0.5] as const;

/** Returns the eight corners, in meters. */
export function boxCorners({
  position,
  quaternion,
  size,
}: Pick<Object3D, "position" | "quaternion" | "size">): Vector3[] {
  const [w, h, d] = size;
  return SIGNS.flatMap((x) =>
    SIGNS.flatMap((y) => SIGNS.map((z) => add(position, rotate(quaternion, [x * w, y * h, z * d])))),
  );
}

/** Returns the y coordinate of the lowest corner, in meters. */
export const lowestOf = (object: Pick<Object3D, "position" | "quaternion" | "size">): number =>
  Math.min(...boxCorners(object).map((corner) => corner[1]));

/** Returns the direction of the front as an angle about the vertical axis, in radians, -π…π; 0 is along z. */
export function headingOf({ quaternion }: Pick<Object3D, "quaternion">): number {
  const [x, , z] = rotate(quaternion, [0, 0, 1]);
  return Math.hypot(x, z) < 1e-6 ? 0 : Math.atan2(x, z);
}
