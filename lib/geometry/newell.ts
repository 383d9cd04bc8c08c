/** Area and normal of a loop in space by Newell's method: exact for planar loops, a fair mean for slightly bent ones. */
import { cyclicPairs } from "./cyclic-pairs";
import { cross, lengthOf, normalize, subtract, type Vector3 } from "./vector3";

/** The area vector: along the normal (anticlockwise loops face the viewer), its length the area in m². */
export function areaVector(loop: readonly Vector3[]): Vector3 {
  const origin = loop[0];
  if (!origin) return [0, 0, 0];
  let [x, y, z] = [0, 0, 0];
  // Relative to the first point: far from the origin the products would lose digits.
  for (const [a, b] of cyclicPairs(loop.map((point) => subtract(point, origin)))) {
    const product = cross(a, b);
    x += product[0] / 2;
    y += product[1] / 2;
    z += product[2] / 2;
  }
  return [x, y, z];
}

export const loopArea = (loop: readonly Vector3[]): number => lengthOf(areaVector(loop));

/** The loop's unit normal, or null when the loop encloses nothing. */
export const loopNormal = (loop: readonly Vector3[]): Vector3 | null => normalize(areaVector(loop));
