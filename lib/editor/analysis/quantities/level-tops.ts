/**
 * Whether the walls around a room end at one level. If not, a ceiling added by an import is an estimate. Lengths in m.
 */
import type { Vector3 } from "../../../geometry/vector3";

/** Wall tops that differ by more than this are not level. */
export const MAX_UNLEVEL = 0.05;
/** Corners within this distance of each other along the wall are on one vertical line. */
const UPRIGHT = 0.005;
const ROUNDING = 1e-6;

/** The least height of the sides of a plain wall. */
const PLAIN_WALL = 0.3;

type Reach = { lowest: number; highest: number };

/**
 * Returns the position of each corner along the wall's base, in the direction from the first corner to the corner that
 * is farthest from it in plan.
 */
function positionsAlong(corners: readonly Vector3[]): number[] {
  const [first] = corners;
  let far = first!;
  const away = ([x, , z]: Vector3): number => Math.hypot(x - first![0], z - first![2]);
  for (const corner of corners) if (away(corner) > away(far)) far = corner;
  const length = away(far) || 1;
  const [u, w] = [(far[0] - first![0]) / length, (far[2] - first![2]) / length];
  return corners.map(([x, , z]) => (x - first![0]) * u + (z - first![2]) * w);
}

/**
 * Returns the lowest and the highest top corner of a wall with the walls stacked on it. A top corner has no outline
 * above it.
 */
export function topsOf(outlines: readonly (readonly Vector3[])[]): Reach | null {
  const corners = outlines.flat();
  if (corners.length < 3) return null;
  if (corners.length === 4) {
    const [, under, low, high] = corners.map(([, y]) => y).sort((a, b) => a - b);
    if (low! - under! > PLAIN_WALL) return { lowest: low!, highest: high! };
  }
  const along = positionsAlong(corners);
  const sides: [number, number][] = [];
  let start = 0;
  for (const outline of outlines) {
    outline.forEach((_, index) => {
      sides.push([start + index, start + ((index + 1) % outline.length)]);
    });
    start += outline.length;
  }
  const isUnder = (corner: number): boolean =>
    sides.some(([a, b]) => {
      const [low, high] = along[a]! < along[b]! ? [a, b] : [b, a];
      const [from, to] = [along[low]!, along[high]!];
      const position = along[corner]!;
      if (position < from - UPRIGHT || position > to + UPRIGHT) return false;
      const share = to - from < UPRIGHT ? null : Math.min(1, Math.max(0, (position - from) / (to - from)));
      const [y0, y1] = [corners[low]![1], corners[high]![1]];
      const height = share === null ? Math.max(y0, y1) : y0 + (y1 - y0) * share;
      return height > corners[corner]![1] + UPRIGHT;
    });
  const heights = corners.flatMap(([, y], index) => (isUnder(index) ? [] : [y]));
  return heights.length === 0 ? null : { lowest: Math.min(...heights), highest: Math.max(...heights) };
}

/** Returns the range of the tops of all walls around a room; null if they are level, or there are none. */
export function unlevelTops(walls: readonly (readonly (readonly Vector3[])[])[]): Reach | null {
  const reaches = walls.flatMap((outlines) => topsOf(outlines) ?? []);
  const [lowest, highest] = [
    Math.min(...reaches.map((reach) => reach.lowest)),
    Math.max(...reaches.map((reach) => reach.highest)),
  ];
  return highest - lowest > MAX_UNLEVEL + ROUNDING ? { lowest, highest } : null;
}
