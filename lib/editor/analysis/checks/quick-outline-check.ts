/** A quick check that nearly every face passes: three or four vertices, flat, convex. */
import type { Face } from "../../../domain/geometry-records";
import { type FlatSurvey, isCornerMissing } from "../../core/flat-survey";
import type { Records } from "../../core/measures/places";

/** Half of the limit of the full check, in m. */
const MAX_OFF_PLANE = 0.005;
/** Least value of twice the area of each corner's triangle, in m². */
const MIN_TURN = 0.01;
/** Least value of twice the area divided by the sum of the diagonals, in m: far above what counts as no area. */
const MIN_WIDTH = 0.001;

/**
 * Whether three or four vertices are a flat, convex outline with an area. `a` to `d` are the indices of their x in
 * `points`. For a triangle `d` equals `a`, which adds nothing to the normal.
 */
export function areSoundCorners(points: Float64Array, a: number, b: number, c: number, d: number): boolean {
  const px = points[c]! - points[a]!;
  const py = points[c + 1]! - points[a + 1]!;
  const pz = points[c + 2]! - points[a + 2]!;
  const qx = points[d]! - points[b]!;
  const qy = points[d + 1]! - points[b + 1]!;
  const qz = points[d + 2]! - points[b + 2]!;
  let nx = py * qz - pz * qy;
  let ny = pz * qx - px * qz;
  let nz = px * qy - py * qx;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const across = Math.sqrt(px * px + py * py + pz * pz) + Math.sqrt(qx * qx + qy * qy + qz * qz);
  if (length < MIN_TURN || length < MIN_WIDTH * across) return false;
  nx /= length;
  ny /= length;
  nz /= length;
  const level = points[a]! * nx + points[a + 1]! * ny + points[a + 2]! * nz;
  const isFlat = (v: number): boolean =>
    Math.abs(points[v]! * nx + points[v + 1]! * ny + points[v + 2]! * nz - level) < MAX_OFF_PLANE;
  if (!isFlat(b) || !isFlat(c) || !isFlat(d)) return false;
  const isLeftTurn = (p: number, o: number, q: number): boolean => {
    const ux = points[o]! - points[p]!;
    const uy = points[o + 1]! - points[p + 1]!;
    const uz = points[o + 2]! - points[p + 2]!;
    const vx = points[q]! - points[o]!;
    const vy = points[q + 1]! - points[o + 1]!;
    const vz = points[q + 2]! - points[o + 2]!;
    return (uy * vz - uz * vy) * nx + (uz * vx - ux * vz) * ny + (ux * vy - uy * vx) * nz > MIN_TURN;
  };
  if (a === d) return isLeftTurn(a, b, c);
  return isLeftTurn(a, b, c) && isLeftTurn(b, c, d) && isLeftTurn(c, d, a) && isLeftTurn(d, a, b);
}

/** The coordinates of the face that `passesQuickCheck` tests. */
const coordinates = new Float64Array(12);

/**
 * True means that `checkOutline` finds nothing; false means that `checkOutline` has to run. Allocates nothing, because
 * this check runs on very many faces.
 */
export function passesQuickCheck(records: Records, { loops }: Face): boolean {
  const loop = loops[0];
  if (loops.length !== 1 || !loop || loop.length < 3 || loop.length > 4) return false;
  for (let i = 0; i < loop.length; i += 1) {
    const vertex = records.get("vertex", loop[i]!);
    if (!vertex) return false;
    coordinates[3 * i] = vertex.x;
    coordinates[3 * i + 1] = vertex.y;
    coordinates[3 * i + 2] = vertex.z;
  }
  return areSoundCorners(coordinates, 0, 3, 6, loop.length === 4 ? 9 : 0);
}

/** The same check for a face of a flat survey. */
export function passesQuickCheckAt({ points, loopsOf, startOf, corners }: FlatSurvey, face: number): boolean {
  const loop = loopsOf[face]!;
  if (loopsOf[face + 1] !== loop + 1) return false;
  const start = startOf[loop]!;
  const count = startOf[loop + 1]! - start;
  if (count < 3 || count > 4) return false;
  for (let i = start; i < start + count; i += 1) if (isCornerMissing(corners[i]!)) return false;
  const fourth = count === 4 ? corners[start + 3]! : corners[start]!;
  return areSoundCorners(points, 3 * corners[start]!, 3 * corners[start + 1]!, 3 * corners[start + 2]!, 3 * fourth);
}
