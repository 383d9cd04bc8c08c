/** Offsets of a loop's corners to one side, so that strips along its edges meet without gaps. */
import { normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";

/** Miters are cut off at this many widths, because they grow without bound where edges fold back. */
const MAX_MITER = 2;

/** Returns the offset in m of a corner, for strips of `width` m along its two edges with these unit normals. */
export function miter(before: Vector3, after: Vector3, width: number): Vector3 {
  const sum: Vector3 = [before[0] + after[0], before[1] + after[1], before[2] + after[2]];
  const cosine = before[0] * after[0] + before[1] * after[1] + before[2] * after[2];
  const direction = normalize(sum);
  // Opposite normals: the edges fold back, so the corner has no miter.
  if (!direction) return scale(after, width);
  // Half the angle between the normals has the cosine sqrt((1 + cosine) / 2).
  const length = Math.min(MAX_MITER, Math.SQRT2 / Math.sqrt(Math.max(1e-6, 1 + cosine)));
  return scale(direction, width * length);
}

/** Returns level unit vectors to the left of each edge: into the room for a counterclockwise floor. */
export function leftOfEdges(loop: readonly Vector3[]): Vector3[] {
  return loop.map((from, index) => {
    const along = subtract(loop[(index + 1) % loop.length]!, from);
    return normalize([along[2], 0, -along[0]]) ?? [0, 0, 0];
  });
}

/** Returns the loop moved by `width` m to the left of its edges, or to the right if negative. */
export function offsetLoop(loop: readonly Vector3[], width: number): Vector3[] {
  const left = leftOfEdges(loop);
  return loop.map((at, index) => {
    const move = miter(left[(index + loop.length - 1) % loop.length]!, left[index]!, width);
    return [at[0] + move[0], at[1] + move[1], at[2] + move[2]];
  });
}
