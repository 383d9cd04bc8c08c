/** The sides of a reshaped wall that bound its openings: its ends, its foot and its top. */
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { Vector2 } from "../../../geometry/vector2";
import type { UprightWall } from "../../core/measures/upright-wall";
import { PAST_BORDER } from "./opening-fit";

export type Span = readonly [from: number, to: number];

type Side = readonly [from: Vector2, to: Vector2];
type BorderName = "left" | "right" | "below" | "above";

export type WallBorders = { readonly wall: UprightWall; readonly sides: Readonly<Record<BorderName, readonly Side[]>> };

/** Shorter sides are ignored, in meters. */
const MIN_SIDE = 1e-6;

/** Returns a number from -1 for a horizontal side to 1 for a vertical one. */
function steepness([[x, y], [toX, toY]]: Side): number {
  const [along, up] = [Math.abs(toX - x), Math.abs(toY - y)];
  return Math.hypot(along, up) < MIN_SIDE ? 0 : Math.atan2(up, along) / (Math.PI / 4) - 1;
}

/** Classifies a side by its direction: the winding of a wall is counterclockwise, so down on the left. */
function sideOf(side: Side): BorderName {
  const [[x, y], [toX, toY]] = side;
  if (steepness(side) > 0) return toY < y ? "left" : "right";
  return toX > x ? "below" : "above";
}

/**
 * Returns the borders of a wall before and after a change of its corners. Each side is classified by whichever shape is
 * closer to vertical or horizontal, so that moving the ends one after the other gives the same borders as moving both
 * at once.
 */
export function bordersOfChange(here: UprightWall, there: UprightWall): [before: WallBorders, after: WallBorders] {
  const [before, after] = [here, there].map(({ loops }): Side[] => cyclicPairs(loops[0] ?? []));
  const none = (): Record<BorderName, Side[]> => ({ left: [], right: [], below: [], above: [] });
  const [sidesBefore, sidesAfter] = [none(), none()];
  for (const [index, side] of (after ?? []).entries()) {
    const other = before?.[index] ?? side;
    const bounds = sideOf(Math.abs(steepness(other)) > Math.abs(steepness(side)) ? other : side);
    sidesBefore[bounds].push(other);
    sidesAfter[bounds].push(side);
  }
  return [
    { wall: here, sides: sidesBefore },
    { wall: there, sides: sidesAfter },
  ];
}

/** Returns where sides cross a position on one axis, as positions on the other axis. */
function crossings(sides: readonly Side[], axis: 0 | 1, position: number): number[] {
  const other = axis === 0 ? 1 : 0;
  return sides.flatMap(([from, to]) => {
    if (from[axis] > position === to[axis] > position) return [];
    const part = (position - from[axis]) / (to[axis] - from[axis]);
    return [from[other] + part * (to[other] - from[other])];
  });
}

/** Returns sample positions within a span, and every corner in it. */
function samplePositions(sides: readonly Side[], axis: 0 | 1, [from, to]: Span): number[] {
  const inset = Math.min(PAST_BORDER, (to - from) / 4);
  const [first, last] = [from + inset, to - inset];
  const corners = sides.flatMap((side) => side.map((corner) => corner[axis]));
  return [first, (from + to) / 2, last, ...corners.filter((position) => position > first && position < last)];
}

function nearest(sides: readonly Side[], axis: 0 | 1, span: Span, isLow: boolean): number | null {
  const [outermost, innermost] = isLow ? [Math.min, Math.max] : [Math.max, Math.min];
  const borders = samplePositions(sides, axis, span).flatMap((position) => {
    const found = crossings(sides, axis, position);
    return found.length > 0 ? [outermost(...found)] : [];
  });
  return borders.length > 0 ? innermost(...borders) : null;
}

/** Returns the horizontal extent of the wall between two heights, since its ends may lean. */
export function alongBetween({ wall, sides }: WallBorders, heights: Span): Span {
  return [nearest(sides.left, 1, heights, true) ?? wall.left, nearest(sides.right, 1, heights, false) ?? wall.right];
}

/** Returns the vertical extent of the wall between two positions along it, since its foot and top may slope. */
export function upBetween({ wall, sides }: WallBorders, alongs: Span): Span {
  return [nearest(sides.below, 0, alongs, true) ?? wall.low, nearest(sides.above, 0, alongs, false) ?? wall.high];
}
