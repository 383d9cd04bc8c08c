/** Moves a label off the bars that cover it. All in pixels of the canvas. */
import { type Box, boxesMeet } from "./label-places";

/** Gap between a label and a bar. */
const GAP_PX = 4;
/** A label that moves off one bar may meet a second one. */
const STEPS = 2;

type Picture = { readonly width: number; readonly height: number };

const moved = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** Boxes to the right, to the left, below and above a bar. */
function nextTo(box: Box, bar: Box): Box[] {
  return [
    moved(box, Math.round(bar.right + GAP_PX - box.left), 0),
    moved(box, Math.round(bar.left - GAP_PX - box.right), 0),
    moved(box, 0, Math.round(bar.bottom + GAP_PX - box.top)),
    moved(box, 0, Math.round(bar.top - GAP_PX - box.bottom)),
  ];
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Picture): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Returns the nearest box of this size that is free and inside the picture; the box itself if it is free, null if there is none. */
export function clearOf(box: Box, covered: readonly Box[], picture: Picture): Box | null {
  if (!covered.some((bar) => boxesMeet(bar, box))) return box;
  const away = (one: Box): number => Math.abs(one.left - box.left) + Math.abs(one.top - box.top);
  let nearest: Box | null = null;
  function look(from: Box, steps: number): void {
    const bar = covered.find((one) => boxesMeet(one, from));
    if (!bar) {
      if (!nearest || away(from) < away(nearest)) nearest = from;
    } else if (steps > 0) {
      for (const next of nextTo(from, bar)) if (isWithin(next, picture)) look(next, steps - 1);
    }
  }
  look(box, STEPS);
  return nearest;
}
