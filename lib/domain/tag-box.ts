/** The box of a tag in fractions of the photo: always inside the photo, and never too small to drag. */
import type { TagBox } from "./entities";
import type { Point } from "./photo-camera";

export const MIN_BOX_SIDE = 0.01;
/** The initial box when it is created with the keyboard. */
export const MIDDLE_BOX: TagBox = { x: 0.375, y: 0.375, width: 0.25, height: 0.25 };

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
/** A millionth of a photo is finer than any screen; more digits would only make equal records differ. */
const round = (value: number) => Math.round(value * 1e6) / 1e6;

function spanBetween(one: number, other: number): { start: number; length: number } {
  const low = clamp(Math.min(one, other), 0, 1 - MIN_BOX_SIDE);
  const high = clamp(Math.max(one, other), low + MIN_BOX_SIDE, 1);
  const start = round(low);
  return { start, length: round(high - start) };
}

/** Returns the box between two corners in any order, clipped to the photo. */
export function boxBetween(one: Point, other: Point): TagBox {
  const across = spanBetween(one.x, other.x);
  const down = spanBetween(one.y, other.y);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/** Moves the box, as far as the edges of the photo allow. */
export function moveBox(box: TagBox, by: Point): TagBox {
  return {
    ...box,
    x: round(clamp(box.x + by.x, 0, 1 - box.width)),
    y: round(clamp(box.y + by.y, 0, 1 - box.height)),
  };
}

/** Enlarges the box (or shrinks it, if `by` is negative), with its upper left corner fixed. */
export function growBox(box: TagBox, by: Point): TagBox {
  return {
    ...box,
    width: round(clamp(box.width + by.x, MIN_BOX_SIDE, 1 - box.x)),
    height: round(clamp(box.height + by.y, MIN_BOX_SIDE, 1 - box.y)),
  };
}
