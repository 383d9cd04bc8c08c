/** How long and how high a room's walls are: the longest straight run of them around the floor, the lowest, the highest. */
import type { FlatPoints } from "../../../geometry/flat-loops";
import type { ShellFace } from "./shell-sides";

/** Sides that turn less than this from where a run begins go on straight, as the cosine: about one degree. */
const STRAIGHT = Math.cos(Math.PI / 180);

export type WallRun = { from: number; to: number; length: number; walls: number[] };

const distance = (points: FlatPoints, a: number, b: number): number =>
  Math.sqrt(
    (points[3 * b]! - points[3 * a]!) ** 2 +
      (points[3 * b + 1]! - points[3 * a + 1]!) ** 2 +
      (points[3 * b + 2]! - points[3 * a + 2]!) ** 2,
  );

/** Whether the way from `c` to `d` goes on as the one from `a` to `b`. */
function isStraight(points: FlatPoints, a: number, b: number, c: number, d: number): boolean {
  let dot = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    dot += (points[3 * b + axis]! - points[3 * a + axis]!) * (points[3 * d + axis]! - points[3 * c + axis]!);
  }
  return dot >= STRAIGHT * distance(points, a, b) * distance(points, c, d);
}

/** Null where no wall stands on a side of the floor. `floor`: the corners around it; `wallAt`: -1 where there is none. */
export function longestRun(
  points: FlatPoints,
  floor: readonly number[],
  wallAt: (a: number, b: number) => number,
): WallRun | null {
  const count = floor.length;
  const corner = (at: number): number => floor[at % count]!;
  const walls = floor.map((from, at) => wallAt(from, corner(at + 1)));
  /** Beside the run's first side, not its last: a curve of fine facets turns away too. */
  const goesOn = (start: number, at: number): boolean =>
    walls[at % count]! >= 0 && isStraight(points, corner(start), corner(start + 1), corner(at), corner(at + 1));
  let longest: WallRun | null = null;
  for (let start = 0; start < count; start += 1) {
    if (walls[start]! < 0 || distance(points, corner(start), corner(start + 1)) === 0) continue;
    let end = start + 1;
    while (end < start + count && goesOn(start, end)) end += 1;
    const [from, to] = [corner(start), corner(end)];
    const length = distance(points, from, to);
    if (longest && length <= longest.length) continue;
    const own = Array.from({ length: end - start }, (_, at) => walls[(start + at) % count]!);
    longest = { from, to, length, walls: [...new Set(own)] };
  }
  return longest;
}

/** The lowest and the highest corner of walls that are one over the other, by number; null where they have none. */
export function reachOf(
  points: FlatPoints,
  walls: readonly ShellFace[],
): { low: number; high: number; height: number } | null {
  const first = walls[0]?.loops[0]?.[0];
  if (first === undefined) return null;
  let [low, high] = [first, first];
  for (const { loops } of walls) {
    for (const corner of loops[0] ?? []) {
      if (points[3 * corner + 1]! < points[3 * low + 1]!) low = corner;
      if (points[3 * corner + 1]! > points[3 * high + 1]!) high = corner;
    }
  }
  return { low, high, height: points[3 * high + 1]! - points[3 * low + 1]! };
}

/** A wall's ends on the plan, by number: the two of its corners that lie farthest apart along it. */
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
  let [from, to] = [outer[0]!, outer[0]!];
  for (const corner of outer) {
    if (along(corner) < along(from)) from = corner;
    if (along(corner) > along(to)) to = corner;
  }
  return { from, to, width: along(to) - along(from) };
}
