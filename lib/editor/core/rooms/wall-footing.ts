/** The base of a wall: the side of a floor, another wall (for the upper part of a cut wall), or a point on the plan. */
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { midpoint, type Vector3 } from "../../../geometry/vector3";

const isUpright = ([a, b]: readonly [Vector3, Vector3]): boolean =>
  Math.hypot(a[0] - b[0], a[2] - b[2]) < Math.abs(a[1] - b[1]) * 0.2;

/**
 * Returns the index of the lowest side of an outer loop; an upright side only if all are upright; -1 if there is none.
 */
export function lowestSide(outer: readonly Vector3[] | undefined): number {
  if (!outer || outer.length < 3) return -1;
  const sides = cyclicPairs(outer);
  let lowest = -1;
  let lowestHeight = Infinity;
  let isLowestUpright = true;
  sides.forEach((side, index) => {
    // Twice the mean height of the side.
    const height = side[0][1] + side[1][1];
    const isSideUpright = isUpright(side);
    const isHigher = isSideUpright === isLowestUpright ? height >= lowestHeight : isSideUpright;
    if (isHigher) return;
    lowest = index;
    lowestHeight = height;
    isLowestUpright = isSideUpright;
  });
  return lowest;
}

/** Returns the midpoint of a wall's lowest side, or null for fewer than three corners. */
export function baseFrom(outer: readonly Vector3[] | undefined): Vector3 | null {
  const index = lowestSide(outer);
  return outer && index >= 0 ? midpoint(outer[index]!, outer[(index + 1) % outer.length]!) : null;
}

/** Reads walls for `footingOf`; `Wall` is the caller's identifier of a wall. */
export type WallReader<Wall> = {
  adjacentFloors(wall: Wall): ReadonlySet<string>;
  /** Visits the walls that share this wall's lowest side. */
  visitWallsBelow(wall: Wall, visit: (below: Wall) => void): void;
  baseOf(wall: Wall): Vector3 | null;
};

/** The floors that carry a wall, directly or through walls below it; without such floors, the lowest base point. */
export type Footing = { readonly floors: ReadonlySet<string>; readonly base: Vector3 | null };

const isLower = (a: Vector3, b: Vector3): boolean =>
  a[1] !== b[1] ? a[1] < b[1] : a[0] !== b[0] ? a[0] < b[0] : a[2] < b[2];

/**
 * Returns the footing of a wall. A wall on a floor's side rests on that floor; another wall rests on the floors of the
 * walls below. Walls that carry each other are visited once.
 */
export function footingOf<Wall>(reader: WallReader<Wall>, wall: Wall): Footing {
  const own = reader.adjacentFloors(wall);
  if (own.size > 0) return { floors: own, base: null };
  const floors = new Set<string>();
  let base: Vector3 | null = null;
  const walls = new Set([wall]);
  for (const one of walls) {
    const adjacent = one === wall ? own : reader.adjacentFloors(one);
    for (const floor of adjacent) floors.add(floor);
    if (adjacent.size > 0) continue;
    const point = reader.baseOf(one);
    if (point && (base === null || isLower(point, base))) base = point;
    reader.visitWallsBelow(one, (below) => walls.add(below));
  }
  return { floors, base };
}
