/** Lengths and heights of a room's walls. */
import type { FlatPoints } from "../../../geometry/flat-loops";
import type { ShellFace } from "./shell-sides";

/** The cosine of about one degree: a side that deviates less from the first side of a run continues the run. */
const STRAIGHT = Math.cos(Math.PI / 180);

export type WallRun = { from: number; to: number; length: number; walls: number[] };

const distance = (points: FlatPoints, a: number, b: number): number =>
  Math.sqrt(
    (points[3 * b]! - points[3 * a]!) ** 2 +
      (points[3 * b + 1]! - points[3 * a + 1]!) ** 2 +
      (points[3 * b + 2]! - points[3 * a + 2]!) ** 2,
  );

/** Whether the direction from `c` to `d` continues the one from `a` to `b`. */
function isStraight(points: FlatPoints, a: number, b: number, c: number, d: number): boolean {
  let dot = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    dot += (points[3 * b + axis]! - points[3 * a + axis]!) * (points[3 * d + axis]! - points[3 * c + axis]!);
  }
  return dot >= STRAIGHT * distance(points, a, b) * distance(points, c, d);
}

/**
 * Returns the longest straight run of walls around a floor's corners, or null if no side has a wall. `wallAt` returns
 * -1 for no wall.
 */
export function longestRun(
  points: FlatPoints,
  floor: readonly number[],
  wallAt: (a: number, b: number) => number,
): WallRun | null {
  const count = floor.length;
  const corner = (index: number): number => floor[index % count]!;
  const walls = floor.map((from, index) => wallAt(from, corner(index + 1)));
  /** Compares with the first side of the run, not the last, so that a curve of many facets is not straight. */
  const continuesRun = (start: number, index: number): boolean =>
    walls[index % count]! >= 0 &&
    isStraight(points, corner(start), corner(start + 1), corner(index), corner(index + 1));
  let longest: WallRun | null = null;
  for (let start = 0; start < count; start += 1) {
    if (walls[start]! < 0 || distance(points, corner(start), corner(start + 1)) === 0) continue;
    let end = start + 1;
    while (end < start + count && continuesRun(start, end)) end += 1;
    const [from, to] = [corner(start), corner(end)];
    const length = distance(points, from, to);
    if (longest && length <= longest.length) continue;
    const runWalls = Array.from({ length: end - start }, (_, index) => walls[(start + index) % count]!);
    longest = { from, to, length, walls: [...new Set(runWalls)] };
  }
  return longest;
}

/** Returns the lowest and the highest corner of stacked walls, or null if they have none. */
export function reachOf(
  points: FlatPoints,
  walls: readonly ShellFace[],
): { low: number; high: number; height: number } | null {
  const first = walls[0]?.loops[0]?.[0];
  if (first === undefined) return null;
  let low = first;
  let high = first;
  for (const { loops } of walls) {
    for (const corner of loops[0] ?? []) {
      if (points[3 * corner + 1]! < points[3 * low + 1]!) low = corner;
      if (points[3 * corner + 1]! > points[3 * high + 1]!) high = corner;
    }
  }
  return { low, high, height: points[3 * high + 1]! - points[3 * low + 1]! };
}

/** Returns the two corners of a wall that are farthest apart along it. */
export function endsOf(
  points: FlatPoints,
  { loops }: ShellFace,
  normal: Float64Array,
): { from: number; to: number; width: number } | null {
  const [outer] = loops;
  const level = Math.sqrt(normal[0]! ** 2 + normal[2]! ** 2);
  if (!outer || outer.length === 0 || level < 1e-6) return null;
  const along = (corner: number): number =>
    (points[3 * corner]! * normal[2]! - points[3 * corner + 2]! * normal[0]!) / level;
  let from = outer[0]!;
  let to = outer[0]!;
  for (const corner of outer) {
    if (along(corner) < along(from)) from = corner;
    if (along(corner) > along(to)) to = corner;
  }
  return { from, to, width: along(to) - along(from) };
}
