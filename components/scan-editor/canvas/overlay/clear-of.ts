/** Moves a label off the bars that cover it. All values are pixels of the canvas. */
import { type Box, boxesMeet } from "./label-places";

/** Gap between a label and a bar. */
const GAP_PX = 4;
/** Maximum number of moves: a label that moves off one bar may overlap a second one. */
const MAX_MOVES = 2;

type Picture = { readonly width: number; readonly height: number };

const movedBy = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** Returns the box moved to the right of, to the left of, below and above a bar. */
function boxesNextTo(box: Box, bar: Box): Box[] {
  return [
    movedBy(box, Math.round(bar.right + GAP_PX - box.left), 0),
    movedBy(box, Math.round(bar.left - GAP_PX - box.right), 0),
    movedBy(box, 0, Math.round(bar.bottom + GAP_PX - box.top)),
    movedBy(box, 0, Math.round(bar.top - GAP_PX - box.bottom)),
  ];
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Picture): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Returns the box if no bar covers it, else the nearest free box of its size inside the picture, or null. */
export function clearOf(box: Box, covered: readonly Box[], picture: Picture): Box | null {
  if (!covered.some((bar) => boxesMeet(bar, box))) return box;
  const shiftOf = (other: Box): number => Math.abs(other.left - box.left) + Math.abs(other.top - box.top);
  let nearest: Box | null = null;
  function search(from: Box, moves: number): void {
    const bar = covered.find((other) => boxesMeet(other, from));
    if (!bar) {
      if (!nearest || shiftOf(from) < shiftOf(nearest)) nearest = from;
    } else if (moves > 0) {
      for (const next of boxesNextTo(from, bar)) if (isWithin(next, picture)) search(next, moves - 1);
    }
  }
  search(box, MAX_MOVES);
  return nearest;
}
