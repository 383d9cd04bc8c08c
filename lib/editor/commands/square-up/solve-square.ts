/**
 * Finds the smallest change (sum of squared moves of the corners) that makes nearly right angles right, walls plane and
 * vertical, and floor and ceiling level. Corners of walls along one axis share their coordinate across it; each such
 * group moves to its mean, or to its fixed corners. The axes of the room are those that minimize the change.
 */
import type { Face } from "../../../domain/geometry-records";
import type { Vector3 } from "../../../geometry/vector3";
import {
  cornersOf,
  headingOf,
  normalOf,
  type Places,
  quarterOff,
  type RoomShape,
  uprightPairs,
  wallLength,
} from "./room-shape";

/** Union-find of corners that must share a coordinate. */
type CornerGroups = {
  join(a: string, b: string): void;
  joinAll(keys: readonly string[]): void;
  /** Returns groups of at least two. */
  groups(): string[][];
};

function createCornerGroups(): CornerGroups {
  const parents = new Map<string, string>();
  function rootOf(key: string): string {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root))
      root = parent;
    parents.set(key, root);
    return root;
  }
  function join(a: string, b: string): void {
    const [one, other] = [rootOf(a), rootOf(b)];
    if (one !== other) parents.set(other, one);
  }
  return {
    join,
    joinAll(keys) {
      const [first] = keys;
      if (first !== undefined) for (const key of keys) join(first, key);
    },
    groups() {
      const found = new Map<string, string[]>();
      for (const key of parents.keys()) {
        const root = rootOf(key);
        const group = found.get(root);
        if (group) group.push(key);
        else found.set(root, [key]);
      }
      return [...found.values()].filter((group) => group.length > 1);
    },
  };
}

export type Solution = {
  places: Places;
  /** Direction of the room's first axis seen from above, in radians. */
  axis: number;
  /** The coordinate that each wall close to an axis shares. */
  rightWalls: ReadonlyMap<string, "p" | "q">;
};

type Axes = Map<string, "p" | "q">;

/** Weight of a fixed corner in the fit. */
const FIXED_WEIGHT = 1e6;
const MAX_ROUNDS = 8;

/** Returns the direction that agrees with the most wall length; only fixed walls count if there are any. */
function firstAxis({ walls, fixed }: RoomShape, places: Places, tolerance: number): number {
  const upright = walls.flatMap((wall) => {
    const heading = headingOf(wall, places);
    return heading === null ? [] : [{ wall, heading, length: wallLength(wall, places) }];
  });
  const fixedWalls = upright.filter(({ wall }) => cornersOf(wall).every((key) => fixed.has(key)));
  const candidates = fixedWalls.length > 0 ? fixedWalls : upright;
  let best = { axis: 0, agreed: -1 };
  for (const { heading } of candidates) {
    const near = candidates.filter((other) => Math.abs(quarterOff(other.heading, heading)) <= tolerance);
    const agreed = near.reduce((sum, { length }) => sum + length, 0);
    if (agreed > best.agreed + 1e-9) {
      const off = near.reduce((sum, other) => sum + other.length * quarterOff(other.heading, heading), 0);
      best = { axis: heading + off / Math.max(agreed, 1e-9), agreed };
    }
  }
  return best.axis;
}

/** Adds the walls that face along an axis within the tolerance. Returns whether any was added. */
function addRightWalls(axes: Axes, walls: readonly Face[], places: Places, axis: number, tolerance: number): boolean {
  let isNew = false;
  for (const wall of walls) {
    const heading = axes.has(wall.key) ? null : headingOf(wall, places);
    if (heading === null || Math.abs(quarterOff(heading, axis)) > tolerance) continue;
    axes.set(wall.key, Math.abs(Math.cos(heading - axis)) > 0.7 ? "p" : "q");
    isNew = true;
  }
  return isNew;
}

const weightOf = (shape: RoomShape, key: string): number => (shape.fixed.has(key) ? FIXED_WEIGHT : 1);

/** Returns the scatter of the groups' corners around their centers on the plan: [xx, xz, zz]. */
function scatter(shape: RoomShape, groups: readonly string[][]): [number, number, number] {
  let [xx, xz, zz] = [0, 0, 0];
  for (const group of groups) {
    const total = group.reduce((sum, key) => sum + weightOf(shape, key), 0);
    const mean = (part: 0 | 2): number =>
      group.reduce((sum, key) => sum + weightOf(shape, key) * shape.places.get(key)![part], 0) / total;
    const [x, z] = [mean(0), mean(2)];
    for (const key of group) {
      const point = shape.places.get(key)!;
      const [dx, dz] = [point[0] - x, point[2] - z];
      const weight = weightOf(shape, key);
      xx += weight * dx * dx;
      xz += weight * dx * dz;
      zz += weight * dz * dz;
    }
  }
  return [xx, xz, zz];
}

/** Returns the axis near `from` that minimizes the moves of the corners. */
function bestAxis(shape: RoomShape, across: string[][], along: string[][], from: number, tolerance: number): number {
  const [pxx, pxz, pzz] = scatter(shape, across);
  const [qxx, qxz, qzz] = scatter(shape, along);
  const [a, b, d] = [pxx + qzz, pxz - qxz, pzz + qxx];
  if (Math.hypot(a - d, 2 * b) < 1e-12) return from;
  const found = Math.atan2(2 * b, a - d) / 2 + Math.PI / 2;
  const halfTurns = Math.round((from - found) / Math.PI) * Math.PI;
  const axis = found + halfTurns;
  return Math.abs(axis - from) <= tolerance ? axis : from;
}

/** Returns the new value of each corner that is not fixed: the mean of the fixed corners in its group, or of all. */
function settle(
  shape: RoomShape,
  groups: readonly string[][],
  coordinate: (key: string) => number,
): Map<string, number> {
  const settled = new Map<string, number>();
  for (const group of groups) {
    const fixed = group.filter((key) => shape.fixed.has(key));
    const counted = fixed.length > 0 ? fixed : group;
    const mean = counted.reduce((sum, key) => sum + coordinate(key), 0) / counted.length;
    for (const key of group) if (!shape.fixed.has(key)) settled.set(key, mean);
  }
  return settled;
}

function levelGroups({ flats, places }: RoomShape, tolerance: number): string[][] {
  const level = createCornerGroups();
  for (const face of flats) {
    const normal = normalOf(face, places);
    if (normal && Math.acos(Math.min(1, Math.abs(normal[1]))) <= tolerance) level.joinAll(cornersOf(face));
  }
  return level.groups();
}

/** Moves corners in the middle of a slanted wall onto the line between its ends. */
function straighten(shape: RoomShape, axes: Axes, places: Map<string, Vector3>): void {
  const cornersOnAxes = new Set(shape.walls.filter(({ key }) => axes.has(key)).flatMap(cornersOf));
  for (const wall of shape.walls) {
    const normal = axes.has(wall.key) ? null : normalOf(wall, shape.places);
    if (!normal || Math.abs(normal[1]) > 0.3) continue;
    const corners = cornersOf(wall);
    const along = (key: string): number => places.get(key)![0] * -normal[2] + places.get(key)![2] * normal[0];
    const sorted = [...corners].sort((a, b) => along(a) - along(b));
    const [from, to] = [places.get(sorted[0]!)!, places.get(sorted.at(-1)!)!];
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    const squared = dx * dx + dz * dz;
    if (squared < 1e-6) continue;
    for (const key of corners) {
      if (shape.fixed.has(key) || cornersOnAxes.has(key)) continue;
      const [x, y, z] = places.get(key)!;
      const share = ((x - from[0]) * dx + (z - from[2]) * dz) / squared;
      if (share < 0.001 || share > 0.999) continue;
      places.set(key, [from[0] + dx * share, y, from[2] + dz * share]);
    }
  }
}

/** Returns the positions of the squared-up room. `tolerance`: radians within which an angle counts as nearly right. */
export function solveSquare(shape: RoomShape, tolerance: number): Solution {
  let axis = firstAxis(shape, shape.places, tolerance);
  const axes: Axes = new Map();
  let places = new Map(shape.places);
  const level = settle(shape, levelGroups(shape, tolerance), (key) => shape.places.get(key)![1]);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!addRightWalls(axes, shape.walls, places, axis, tolerance)) break;
    const [p, q] = [createCornerGroups(), createCornerGroups()];
    for (const wall of shape.walls) {
      const coordinate = axes.get(wall.key);
      if (coordinate) (coordinate === "p" ? p : q).joinAll(cornersOf(wall));
      for (const [a, b] of headingOf(wall, shape.places) === null ? [] : uprightPairs(wall, shape.places)) {
        p.join(a, b);
        q.join(a, b);
      }
    }
    const [across, along] = [p.groups(), q.groups()];
    axis = bestAxis(shape, across, along, axis, tolerance);
    const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
    const settledP = settle(shape, across, (key) => shape.places.get(key)![0] * cos + shape.places.get(key)![2] * sin);
    const settledQ = settle(shape, along, (key) => shape.places.get(key)![2] * cos - shape.places.get(key)![0] * sin);
    places = new Map(
      [...shape.places].map(([key, [x, y, z]]): [string, Vector3] => {
        const [valueP, valueQ] = [settledP.get(key) ?? x * cos + z * sin, settledQ.get(key) ?? z * cos - x * sin];
        return [key, [valueP * cos - valueQ * sin, level.get(key) ?? y, valueP * sin + valueQ * cos]];
      }),
    );
    for (const key of shape.fixed) places.set(key, shape.places.get(key)!);
    straighten(shape, axes, places);
  }
  return { places, axis, rightWalls: axes };
}
