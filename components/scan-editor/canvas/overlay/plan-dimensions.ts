/** The outer dimensions of a plan: each room's width and depth once, on the side of the house where it is seen. */

import { currentMeasures } from "@/lib/editor/units/chosen-measures";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { OverlayShapes } from "./overlay-shapes";

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

/** Farther out than the length of a selected wall. */
const GAP_PX = 46;
/** Walls are drawn outside of their rooms. */
const WALL = 0.1;
const TICK_PX = 5;
/** A letter of a chain's label, and the air around it. */
const CHARACTER_PX = 7;
const AIR_PX = 16;

/** Draws them beside the plan, where they are long enough to bear their figure. */
export function addOuterDimensions(
  shapes: OverlayShapes,
  dimensions: readonly OuterDimension[],
  axes: PlanAxes,
  metresPerPixel: number,
): void {
  const place = (axis: 0 | 1, along: number, across: number): Vector3 => {
    const [u, v] = axis === 0 ? [along, across] : [across, along];
    return [axes.right[0] * u + axes.down[0] * v, 0, axes.right[1] * u + axes.down[1] * v];
  };
  for (const { axis, from, to, at, isLow } of dimensions) {
    const text = currentMeasures().length(to - from);
    if (to - from < (text.length * CHARACTER_PX + AIR_PX) * metresPerPixel) continue;
    const away = (WALL + GAP_PX * metresPerPixel) * (isLow ? -1 : 1);
    const tick = TICK_PX * metresPerPixel;
    const line = (a: Vector3, b: Vector3) =>
      shapes.lines.push({ points: [a, b], isClosed: false, style: "dimension" as const });
    line(place(axis, from, at + away), place(axis, to, at + away));
    for (const end of [from, to]) line(place(axis, end, at + away - tick), place(axis, end, at + away + tick));
    const middle = place(axis, (from + to) / 2, at + away);
    shapes.labels.push({ at: middle, text, style: "dark", isUpright: axis === 1 });
  }
}
