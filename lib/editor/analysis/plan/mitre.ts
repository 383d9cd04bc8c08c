/** Offsets of a loop's corners to one side, so that strips along its edges meet without gaps. */
import { normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** A mitre grows without bound where two edges fold back on each other; past this many widths it is cut off. */
const LONGEST_MITRE = 2;

/** Where the offset lines of two edges with these unit normals meet, seen from their common corner. */
export function mitre(before: Vector3, after: Vector3, width: number): Vector3 {
  const sum: Vector3 = [before[0] + after[0], before[1] + after[1], before[2] + after[2]];
  const cosine = before[0] * after[0] + before[1] * after[1] + before[2] * after[2];
  const direction = normalize(sum);
  if (!direction) return scale(after, width);
  const length = Math.min(LONGEST_MITRE, Math.SQRT2 / Math.sqrt(Math.max(1e-6, 1 + cosine)));
  return scale(direction, width * length);
}

/** Level unit vectors that point to the left of each edge of a loop (into a room whose floor runs anticlockwise). */
export function leftOfEdges(loop: readonly Vector3[]): Vector3[] {
  return loop.map((from, index) => {
    const along = subtract(loop[(index + 1) % loop.length]!, from);
    return normalize([along[2], 0, -along[0]]) ?? [0, 0, 0];
  });
}

/** The loop moved to the left of its edges by `width` metres (to the right when negative), corner by corner. */
export function offsetLoop(loop: readonly Vector3[], width: number): Vector3[] {
  const left = leftOfEdges(loop);
  return loop.map((at, index) => {
    const move = mitre(left[(index + loop.length - 1) % loop.length]!, left[index]!, width);
    return [at[0] + move[0], at[1] + move[1], at[2] + move[2]];
  });
}
