import type { Face } from "../../../domain/geometry-records";
import { type FlatFaces, isCornerMissing } from "../flat-survey";
import type { Records } from "./places";

/**
 * Returns the area of a loop by Newell's method, in m², without missing corners. Allocates no points because it runs on
 * very many faces.
 */
function loopArea(records: Records, loop: readonly string[]): number {
  let [ox, oy, oz, ax, ay, az, x, y, z] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let count = 0;
  for (const key of loop) {
    const vertex = records.get("vertex", key);
    if (!vertex) continue;
    count += 1;
    if (count === 1) {
      ox = vertex.x;
      oy = vertex.y;
      oz = vertex.z;
      continue;
    }
    const bx = vertex.x - ox;
    const by = vertex.y - oy;
    const bz = vertex.z - oz;
    x += ay * bz - az * by;
    y += az * bx - ax * bz;
    z += ax * by - ay * bx;
    ax = bx;
    ay = by;
    az = bz;
  }
  return Math.sqrt(x * x + y * y + z * z) / 2;
}

/** Returns the area of the outer loop minus its holes, in m². */
export function faceArea(records: Records, { loops }: Face): number {
  let area = 0;
  for (let index = 0; index < loops.length; index += 1)
    area += (index === 0 ? 1 : -1) * loopArea(records, loops[index]!);
  return Math.max(0, area);
}

/** Returns the same figure as `faceArea`, to the last digit, from flat arrays. */
export function flatFaceArea({ points, loopsOf, startOf, corners }: FlatFaces, face: number): number {
  const first = loopsOf[face]!;
  let area = 0;
  for (let loop = first; loop < loopsOf[face + 1]!; loop += 1) {
    let [ox, oy, oz, ax, ay, az, x, y, z] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    let count = 0;
    for (let index = startOf[loop]!; index < startOf[loop + 1]!; index += 1) {
      if (isCornerMissing(corners[index]!)) continue;
      const corner = 3 * corners[index]!;
      count += 1;
      if (count === 1) {
        ox = points[corner]!;
        oy = points[corner + 1]!;
        oz = points[corner + 2]!;
        continue;
      }
      const bx = points[corner]! - ox;
      const by = points[corner + 1]! - oy;
      const bz = points[corner + 2]! - oz;
      x += ay * bz - az * by;
      y += az * bx - ax * bz;
      z += ax * by - ay * bx;
      ax = bx;
      ay = by;
      az = bz;
    }
    area += (loop === first ? 1 : -1) * (Math.sqrt(x * x + y * y + z * z) / 2);
  }
  return Math.max(0, area);
}
