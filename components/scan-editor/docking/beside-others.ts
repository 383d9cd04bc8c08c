import type { Place } from "@/components/ui/overlays/floating-window/window-place";

/** How high the head of a window is, in pixels. */
const HEAD = 36;
/** How often a window is moved on at most: across by a part of its step, and along by a head. */
const STEP_PARTS = 4;
const MOST_ACROSS = 80;
const MOST_ALONG = 12;
/** Between a window and what it is not to lie on. */
const GAP = 8;
/** So much of a window's head is enough to take it by, and to read what it is. */
const LEAST_GRIP = 96;

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

/** The widest part of a window's head that none of the others lies over, whichever of them is in front. */
function headLeft({ left, top, width }: Place, others: readonly Place[]): number {
  const head = { left, top, width, height: HEAD };
  const over = others.filter((other) => meet(head, other)).sort((a, b) => a.left - b.left);
  let [from, widest] = [left, 0];
  for (const other of over) {
    widest = Math.max(widest, other.left - from);
    from = Math.max(from, other.left + other.width);
  }
  return Math.max(widest, left + width - from);
}

const cannotBeTaken = (one: Place, under: readonly Place[]): boolean => headLeft(one, under) < LEAST_GRIP;

/** How many of these windows cannot be taken by their heads once others have come to the front. */
const lostBehind = (windows: readonly Place[]): number =>
  windows.filter((one) =>
    cannotBeTaken(
      one,
      windows.filter((other) => other !== one),
    ),
  ).length;

/** The same with each in front of those before it; one that lies wholly on another is gone once that one is in front. */
const lostInOrder = (windows: readonly Place[]): number =>
  windows.filter(
    (one, index) =>
      cannotBeTaken(one, windows.slice(index + 1)) || windows.some((other) => other !== one && isWithin(one, other)),
  ).length;

/** How many pixels of the one lie over or under the other. */
function shared(a: Place, b: Place): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const along = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, along);
}

/** The ways that a window may be moved, the shortest first; it goes aside sooner than up or down, and on sooner than back. */
function waysBy(step: number): { across: number; along: number }[] {
  const steps = [...Array(MOST_ACROSS + 1).keys()];
  const ways = [...steps, ...steps.slice(1).map((back) => -back)].flatMap((across) =>
    [...Array(2 * MOST_ALONG + 1).keys()].map((along) => ({
      across: (across * step) / STEP_PARTS,
      along: (along - MOST_ALONG) * HEAD,
    })),
  );
  const cost = ({ across, along }: { across: number; along: number }): number => Math.abs(across) + 2 * Math.abs(along);
  return ways.sort((a, b) => cost(a) - cost(b));
}

export type Around = {
  /** The windows that float already, each in front of those before it. */
  others: readonly Place[];
  /** What stands on the picture: no part of it is to be covered. */
  bars?: readonly Place[];
  /** The picture itself, where it is to stay in. */
  room?: Place | null;
};

/** Of places with the nearest first: the one that hides no head, leaves every head in reach, covers least, is nearest. */
function bestOf(places: readonly Place[], others: readonly Place[]) {
  const isFree = (one: Place): boolean => others.every((other) => !hidesHead(one, other) && !hidesHead(other, one));
  const judged = places.map((place) => ({
    place,
    hides: isFree(place) ? 0 : 1,
    behind: lostBehind([...others, place]),
    lost: lostInOrder([...others, place]),
    covered: others.reduce((sum, other) => sum + shared(place, other), 0),
  }));
  return judged.sort((a, b) => a.hides - b.hides || a.lost - b.lost || a.behind - b.behind || a.covered - b.covered)[0];
}

/**
 * The same place, moved by parts of a step in pixels until it hides the head of none of the other windows, and none of them
 * its own, and it lies on no bar; of such places the one that covers least of the others. Where the picture has none, a part
 * of every head stays in reach, as far as can be whichever window is in front; sooner over a bar than not at all. Where that
 * cannot be either, it keeps clear of the bars alone, which no press brings to the front; where nothing can be, it stays.
 */
export function besideOthers(place: Place, { others, bars = [], room = null }: Around, step: number): Place {
  const all = waysBy(step)
    .map(({ across, along }) => ({ ...place, left: place.left + across, top: place.top + along }))
    // Back, and up, no further than the page goes.
    .filter(({ left, top }) => (left >= 0 || left >= place.left) && (top >= 0 || top >= place.top));
  const inRoom = room ? all.filter((one) => isWithin(one, room)) : all;
  const clear = inRoom.filter((one) => bars.every((bar) => !meet(one, bar, GAP)));
  const lostBefore = lostInOrder(others);
  const best = [clear, inRoom].flatMap((places) => bestOf(places, others) ?? []);
  const found = best.find(({ lost }) => lost <= lostBefore) ?? best[0] ?? bestOf(all, others);
  return found?.place ?? place;
}
