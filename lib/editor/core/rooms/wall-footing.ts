/** What a wall stands on: the side of a floor, another wall, as the upper part of a wall that is cut, or a place on the plan. */
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { midpoint, type Vector3 } from "../../../geometry/vector3";

const isUpright = ([a, b]: readonly [Vector3, Vector3]): boolean =>
  Math.hypot(a[0] - b[0], a[2] - b[2]) < Math.abs(a[1] - b[1]) * 0.2;

/** Which side of an outer loop is the lowest, an upright one only where all are; -1 where there is none. */
export function lowestSide(outer: readonly Vector3[] | undefined): number {
  if (!outer || outer.length < 3) return -1;
  const sides = cyclicPairs(outer);
  let [lowest, least, isLeastUpright] = [-1, Infinity, true];
  sides.forEach((side, at) => {
    const [height, upright] = [side[0][1] + side[1][1], isUpright(side)];
    if (upright === isLeastUpright ? height >= least : upright) return;
    [lowest, least, isLeastUpright] = [at, height, upright];
  });
  return lowest;
}

/** The middle of a wall's lowest side, by the places of its outer loop. */
export function baseFrom(outer: readonly Vector3[] | undefined): Vector3 | null {
  const at = lowestSide(outer);
  return outer && at >= 0 ? midpoint(outer[at]!, outer[(at + 1) % outer.length]!) : null;
}

/** How walls are asked, by whatever names them. */
export type WallsAsked<Wall> = {
  floorsBeside(wall: Wall): ReadonlySet<string>;
  /** The walls that share this one's lowest side. */
  visitUnder(wall: Wall, visit: (under: Wall) => void): void;
  baseOf(wall: Wall): Vector3 | null;
};

/** The floors on whose sides stands what carries a wall, down to the lowest; where there is none, the lowest base. */
export type Footing = { readonly floors: ReadonlySet<string>; readonly base: Vector3 | null };

const isLower = (a: Vector3, b: Vector3): boolean =>
  a[1] !== b[1] ? a[1] < b[1] : a[0] !== b[0] ? a[0] < b[0] : a[2] < b[2];

/** A wall on a floor's side says for itself; others ask down. Walls that carry each other are asked once each. */
export function footingOf<Wall>(asked: WallsAsked<Wall>, wall: Wall): Footing {
  const own = asked.floorsBeside(wall);
  if (own.size > 0) return { floors: own, base: null };
  const floors = new Set<string>();
  let base: Vector3 | null = null;
  const walls = new Set([wall]);
  for (const one of walls) {
    const beside = one === wall ? own : asked.floorsBeside(one);
    for (const floor of beside) floors.add(floor);
    if (beside.size > 0) continue;
    const place = asked.baseOf(one);
    if (place && (base === null || isLower(place, base))) base = place;
    asked.visitUnder(one, (under) => walls.add(under));
  }
  return { floors, base };
}
