import type { Place } from "@/components/ui/floating-window/window-place";

/** How high the head of a window is, in pixels. */
const HEAD = 36;
/** How often a window is moved on at most: across by a part of its step, and along by a head. */
const STEP_PARTS = 4;
const MOST_ACROSS = 80;
const MOST_ALONG = 12;
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

/** The ways that a window may be moved, the shortest first; it goes aside sooner than up or down. */
function waysBy(step: number): { across: number; along: number }[] {
  const ways = [...Array(MOST_ACROSS + 1).keys()].flatMap((across) =>
    [...Array(2 * MOST_ALONG + 1).keys()].map((along) => ({
      across: (across * step) / STEP_PARTS,
      along: (along - MOST_ALONG) * HEAD,
    })),
  );
  const cost = ({ across, along }: { across: number; along: number }): number => Math.abs(across) + 2 * Math.abs(along);
  return ways.sort((a, b) => cost(a) - cost(b));
}

export type Around = {
  /** The windows that float already. */
  others: readonly Place[];
  /** What stands on the picture: no part of it is to be covered. */
  bars?: readonly Place[];
  /** The picture itself, where it is to stay in. */
  room?: Place | null;
};

/**
 * The same place, moved on by parts of a step in pixels until it hides the head of none of the other windows, and none of them
 * its own, and it lies on no bar. Where the picture has no such place, it keeps clear of the bars alone, which no press brings
 * to the front; where it has none either, it stays.
 */
export function besideOthers(place: Place, { others, bars = [], room = null }: Around, step: number): Place {
  const isOnPicture = (one: Place): boolean =>
    (!room || isWithin(one, room)) && bars.every((bar) => !meet(one, bar, GAP));
  const isFree = (one: Place): boolean => others.every((other) => !hidesHead(one, other) && !hidesHead(other, one));
  const places = waysBy(step)
    .map(({ across, along }) => ({ ...place, left: place.left + across, top: place.top + along }))
    .filter(isOnPicture);
  return places.find(isFree) ?? places[0] ?? place;
}
