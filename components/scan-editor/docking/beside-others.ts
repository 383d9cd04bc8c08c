import type { Place } from "@/components/ui/floating-window/window-place";

/** How high the head of a window is, in pixels, and how often one is moved on at most: across by its step, and along. */
const HEAD = 36;
const MOST_STEPS = 20;
/** Between a window and what it is not to lie on. */
const GAP = 8;

const meet = (a: Place, b: Place, gap = 0): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** Whether one window lies over a part of the other one's head. */
const hidesHead = (upper: Place, lower: Place): boolean => meet(upper, { ...lower, height: HEAD });

const isWithin = (place: Place, room: Place): boolean =>
  place.left >= room.left &&
  place.top >= room.top &&
  place.left + place.width <= room.left + room.width &&
  place.top + place.height <= room.top + room.height;

/** How far a window is moved, the shortest ways first. */
const WAYS = [...Array(MOST_STEPS + 1).keys()]
  .flatMap((across) => [...Array(MOST_STEPS + 1).keys()].map((along) => ({ across, along: along - MOST_STEPS / 2 })))
  .sort((a, b) => a.across + Math.abs(a.along) - (b.across + Math.abs(b.along)) || b.across - a.across);

export type Around = {
  /** The windows that float already. */
  others: readonly Place[];
  /** What stands on the picture: no part of it is to be covered. */
  bars?: readonly Place[];
  /** The picture itself, where it is to stay in. */
  room?: Place | null;
};

/**
 * The same place, moved on by steps in pixels until it hides the head of none of the other windows, and none of them its
 * own, and it lies on no bar; where it has no such place on the picture, it stays.
 */
export function besideOthers(place: Place, { others, bars = [], room = null }: Around, step: number): Place {
  const isFree = (one: Place): boolean =>
    (!room || isWithin(one, room)) &&
    bars.every((bar) => !meet(one, bar, GAP)) &&
    others.every((other) => !hidesHead(one, other) && !hidesHead(other, one));
  for (const { across, along } of WAYS) {
    const one = { ...place, left: place.left + across * step, top: place.top + along * HEAD };
    if (isFree(one)) return one;
  }
  return place;
}
