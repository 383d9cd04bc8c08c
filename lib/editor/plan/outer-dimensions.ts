/** The outer dimensions of a plan: each room's width and depth once, on the side of the house where it is seen. */
import type { Vector3 } from "../../geometry/vector3";

/** A room's outline in metres. */
export type RoomOutline = readonly Vector3[];
/** The picture's right and down as [x, z]. */
export type PlanAxes = { readonly right: readonly [number, number]; readonly down: readonly [number, number] };

type Extent = { readonly low: readonly [number, number]; readonly high: readonly [number, number] };
/** `at`: where the chain lies across its own direction. */
export type OuterDimension = { axis: 0 | 1; from: number; to: number; at: number; isLow: boolean };

/** Rooms that overlap by less stand beside each other. */
const LEAST_OVERLAP = 0.3;
const SHORTEST = 0.4;

function extentOf(outline: RoomOutline, { right, down }: PlanAxes): Extent {
  const across = outline.map(([x, , z]) => x * right[0] + z * right[1]);
  const along = outline.map(([x, , z]) => x * down[0] + z * down[1]);
  return { low: [Math.min(...across), Math.min(...along)], high: [Math.max(...across), Math.max(...along)] };
}

/** Along an axis (0: across the picture, 1: down it), seen from its low or its high side. */
function seenFrom(rooms: readonly Extent[], axis: 0 | 1, isLow: boolean): Extent[] {
  const side = axis === 0 ? 1 : 0;
  const reach = (room: Extent): number => (isLow ? -room.low[side] : room.high[side]);
  // Of rooms that lie over each other, which none should, the first is measured.
  const isBefore = (other: number, one: number): boolean => {
    const further = reach(rooms[other]!) - reach(rooms[one]!);
    return further > 1e-6 || (Math.abs(further) <= 1e-6 && other < one);
  };
  const overlap = (a: Extent, b: Extent): number =>
    Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);
  return rooms.filter(
    (room, one) => !rooms.some((other, at) => overlap(other, room) > LEAST_OVERLAP && isBefore(at, one)),
  );
}

/** Over the plan and to its left first; under it and to its right what is seen from there alone. */
export function outerDimensions(outlines: readonly RoomOutline[], axes: PlanAxes): OuterDimension[] {
  const rooms = outlines.filter((outline) => outline.length > 2).map((outline) => extentOf(outline, axes));
  const dimensions: OuterDimension[] = [];
  for (const axis of [0, 1] as const) {
    const measured = new Set<Extent>();
    const side = axis === 0 ? 1 : 0;
    for (const isLow of [true, false]) {
      const ends = rooms.map((room) => (isLow ? room.low[side] : room.high[side]));
      const at = isLow ? Math.min(...ends) : Math.max(...ends);
      for (const room of seenFrom(rooms, axis, isLow)) {
        if (measured.has(room) || room.high[axis] - room.low[axis] < SHORTEST) continue;
        measured.add(room);
        dimensions.push({ axis, from: room.low[axis], to: room.high[axis], at, isLow });
      }
    }
  }
  return dimensions;
}
