/**
 * The outer dimensions of a plan: each room's width and depth once, on the side of the building where the room is
 * visible.
 */
import type { Vector3 } from "../../../geometry/vector3";

/** In m. */
export type RoomOutline = readonly Vector3[];
/** The sheet's right and down directions as [x, z]. */
export type PlanAxes = { readonly right: readonly [number, number]; readonly down: readonly [number, number] };

type SheetPoint = readonly [across: number, along: number];
type Extent = { readonly low: SheetPoint; readonly high: SheetPoint; readonly corners: readonly SheetPoint[] };
/**
 * `at`: position of the chain across its direction. `starts`: positions of the corners that it measures from and to.
 */
export type OuterDimension = {
  axis: 0 | 1;
  from: number;
  to: number;
  at: number;
  isLow: boolean;
  starts: readonly [from: number, to: number];
};

/** Rooms that overlap by less than this, in m, are next to each other. */
const MIN_OVERLAP = 0.3;
/** Shorter lengths, in m, get no dimension. */
const MIN_LENGTH = 0.4;
/** Corners that differ by less than this, in m, are in line. */
const IN_LINE = 0.05;

function extentOf(outline: RoomOutline, { right, down }: PlanAxes): Extent {
  const across = outline.map(([x, , z]) => x * right[0] + z * right[1]);
  const along = outline.map(([x, , z]) => x * down[0] + z * down[1]);
  return {
    low: [Math.min(...across), Math.min(...along)],
    high: [Math.max(...across), Math.max(...along)],
    corners: across.map((position, index) => [position, along[index]!]),
  };
}

/** Returns the position of the room corner at an end that is nearest to the chain. */
function startOf({ corners }: Extent, axis: 0 | 1, end: number, isLow: boolean): number {
  const side = axis === 0 ? 1 : 0;
  const positions = corners.filter((corner) => Math.abs(corner[axis] - end) < IN_LINE).map((corner) => corner[side]);
  return isLow ? Math.min(...positions) : Math.max(...positions);
}

/** Returns the rooms visible along an axis (0: across, 1: down) from its low or high side. */
function visibleFrom(rooms: readonly Extent[], axis: 0 | 1, isLow: boolean): Extent[] {
  const side = axis === 0 ? 1 : 0;
  const reach = (room: Extent): number => (isLow ? -room.low[side] : room.high[side]);
  // If rooms overlap on the plan, which is a fault, the first one is measured.
  const isBefore = (other: number, one: number): boolean => {
    const difference = reach(rooms[other]!) - reach(rooms[one]!);
    return difference > 1e-6 || (Math.abs(difference) <= 1e-6 && other < one);
  };
  const overlap = (a: Extent, b: Extent): number =>
    Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);
  return rooms.filter(
    (room, index) =>
      !rooms.some((other, otherIndex) => overlap(other, room) > MIN_OVERLAP && isBefore(otherIndex, index)),
  );
}

/**
 * Returns the dimensions of all rooms: above and to the left; below and to the right only for rooms that are visible
 * from there alone.
 */
export function outerDimensions(outlines: readonly RoomOutline[], axes: PlanAxes): OuterDimension[] {
  const rooms = outlines.filter((outline) => outline.length > 2).map((outline) => extentOf(outline, axes));
  const dimensions: OuterDimension[] = [];
  for (const axis of [0, 1] as const) {
    const measured = new Set<Extent>();
    const side = axis === 0 ? 1 : 0;
    for (const isLow of [true, false]) {
      const ends = rooms.map((room) => (isLow ? room.low[side] : room.high[side]));
      const at = isLow ? Math.min(...ends) : Math.max(...ends);
      for (const room of visibleFrom(rooms, axis, isLow)) {
        if (measured.has(room) || room.high[axis] - room.low[axis] < MIN_LENGTH) continue;
        measured.add(room);
        const [from, to] = [room.low[axis], room.high[axis]];
        const starts = [startOf(room, axis, from, isLow), startOf(room, axis, to, isLow)] as const;
        dimensions.push({ axis, from, to, at, isLow, starts });
      }
    }
  }
  return dimensions;
}
