/** A quick check that nearly all planar objects pass: upright boxes inside a sound face, without overlaps. */
import type { FlatSurvey } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";

/** Twice the area in m² by which a corner on a border may appear to be outside: half of what `checkHosted` allows. */
const ON_BORDER = 0.5e-6;

/**
 * Returns a test for a face that passed the quick outline check, by its index, and the keys of its objects. True means
 * that `checkHosted` finds nothing; false means nothing. Its arrays are reused.
 */
export function createQuickHostedCheck(
  scene: Pick<ReadScene, "get">,
  { points, loopsOf, startOf, corners }: FlatSurvey,
) {
  /** The face's corners in its frame, u and v. */
  const outline = new Float64Array(8);
  /** Low u, high u, low v, high v of each object. */
  let boxes = new Float64Array(64);

  /** Writes `outline`, in the frame of `hostFrame` up to rounding. */
  function writeOutline(start: number, count: number): void {
    const [a, b, c] = [3 * corners[start]!, 3 * corners[start + 1]!, 3 * corners[start + 2]!];
    const d = count === 4 ? 3 * corners[start + 3]! : a;
    const [px, py, pz] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!, points[c + 2]! - points[a + 2]!];
    const [qx, qy, qz] = [points[d]! - points[b]!, points[d + 1]! - points[b + 1]!, points[d + 2]! - points[b + 2]!];
    const [nx, ny, nz] = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
    const normal = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const [ax, ay, az] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!, points[b + 2]! - points[a + 2]!];
    const [sx, sy, sz] = [ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax];
    const upward = Math.sqrt(sx * sx + sy * sy + sz * sz);
    const [vx, vy, vz] = [sx / upward, sy / upward, sz / upward];
    const [ux, uy, uz] = [(vy * nz - vz * ny) / normal, (vz * nx - vx * nz) / normal, (vx * ny - vy * nx) / normal];
    for (let at = 0; at < count; at += 1) {
      const corner = 3 * corners[start + at]!;
      const x = points[corner]! - points[a]!;
      const y = points[corner + 1]! - points[a + 1]!;
      const z = points[corner + 2]! - points[a + 2]!;
      outline[2 * at] = x * ux + y * uy + z * uz;
      outline[2 * at + 1] = x * vx + y * vy + z * vz;
    }
  }

  /** Whether no corner of a box is to the right of any side. */
  function isInside(box: number, count: number): boolean {
    for (let at = 0; at < count; at += 1) {
      const next = at + 1 === count ? 0 : at + 1;
      const [u, v] = [outline[2 * at]!, outline[2 * at + 1]!];
      const [du, dv] = [outline[2 * next]! - u, outline[2 * next + 1]! - v];
      // The corner farthest to the right.
      const farU = boxes[box + (dv > 0 ? 1 : 0)]!;
      const farV = boxes[box + (du > 0 ? 2 : 3)]!;
      if (!(du * (farV - v) - dv * (farU - u) >= -ON_BORDER)) return false;
    }
    return true;
  }

  return (face: number, hosted: readonly string[]): boolean => {
    const start = startOf[loopsOf[face]!]!;
    const count = startOf[loopsOf[face]! + 1]! - start;
    writeOutline(start, count);
    if (boxes.length < 4 * hosted.length) boxes = new Float64Array(8 * hosted.length);
    for (let at = 0; at < hosted.length; at += 1) {
      const object = scene.get("objectPlanar", hosted[at]!);
      if (!object || object.outline || object.rotation) return false;
      const { u, v, width, height } = object;
      const box = 4 * at;
      boxes[box] = u - width / 2;
      boxes[box + 1] = u + width / 2;
      boxes[box + 2] = v - height / 2;
      boxes[box + 3] = v + height / 2;
      if (!isInside(box, count)) return false;
      for (let other = 0; other < box; other += 4) {
        const isApartInU = boxes[box + 1]! <= boxes[other]! || boxes[other + 1]! <= boxes[box]!;
        if (!isApartInU && boxes[box + 3]! > boxes[other + 2]! && boxes[other + 3]! > boxes[box + 2]!) return false;
      }
    }
    return true;
  };
}
