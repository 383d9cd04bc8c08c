/** Area and normal of a loop in space by Newell's method: exact for planar loops, a mean for slightly bent ones. */
import { lengthOf, normalize, type Vector3 } from "./vector3";

/** Returns the area vector: along the normal (counterclockwise loops face the viewer), its length the area in m². */
export function areaVector(loop: readonly Vector3[]): Vector3 {
  const origin = loop[0];
  if (!origin) return [0, 0, 0];
  let [x, y, z] = [0, 0, 0];
  // Relative to the first point, because products far from the origin would lose digits.
  for (let index = 0; index < loop.length; index += 1) {
    const a = loop[index]!;
    const b = loop[index + 1] ?? origin;
    const [ax, ay, az] = [a[0] - origin[0], a[1] - origin[1], a[2] - origin[2]];
    const [bx, by, bz] = [b[0] - origin[0], b[1] - origin[1], b[2] - origin[2]];
    x += (ay * bz - az * by) / 2;
    y += (az * bx - ax * bz) / 2;
    z += (ax * by - ay * bx) / 2;
  }
  return [x, y, z];
}

export const loopArea = (loop: readonly Vector3[]): number => lengthOf(areaVector(loop));

/** Returns the unit normal of the loop, or null if it has no area. */
export const loopNormal = (loop: readonly Vector3[]): Vector3 | null => normalize(areaVector(loop));
