/** Where what is written on a picture comes to lie beside what stands over the picture. All in pixels of the canvas. */
import { type Box, boxesMeet } from "./label-places";

/** Between what is written and what it stands aside for. */
const AIR_PX = 4;
/** What stood in the way of one step aside may need a second. */
const STEPS = 2;

type Picture = { readonly width: number; readonly height: number };

const moved = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** Just beside a bar, over and under it. */
function besides(box: Box, bar: Box): Box[] {
  return [
    moved(box, Math.round(bar.right + AIR_PX - box.left), 0),
    moved(box, Math.round(bar.left - AIR_PX - box.right), 0),
    moved(box, 0, Math.round(bar.bottom + AIR_PX - box.top)),
    moved(box, 0, Math.round(bar.top - AIR_PX - box.bottom)),
  ];
}

const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Picture): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** The nearest box of this size that nothing covers and the picture holds whole; itself where nothing covers it, null where there is none. */
export function clearOf(box: Box, covered: readonly Box[], picture: Picture): Box | null {
  if (!covered.some((bar) => boxesMeet(bar, box))) return box;
  const away = (one: Box): number => Math.abs(one.left - box.left) + Math.abs(one.top - box.top);
  let nearest: Box | null = null;
  function look(from: Box, steps: number): void {
    const bar = covered.find((one) => boxesMeet(one, from));
    if (!bar) {
      if (!nearest || away(from) < away(nearest)) nearest = from;
    } else if (steps > 0) {
      for (const next of besides(from, bar)) if (isWithin(next, picture)) look(next, steps - 1);
    }
  }
  look(box, STEPS);
  return nearest;
}
