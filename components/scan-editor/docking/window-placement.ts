import type { Place } from "@/components/ui/overlays/floating-window/window-place";

/** Height of a window's head in pixels. */
const HEAD = 36;
/** Limits of the search: sideways in quarters of a step, up and down in heights of a head. */
const STEP_PARTS = 4;
const MAX_ACROSS = 80;
const MAX_ALONG = 12;
/** Distance between a window and a bar in pixels. */
const GAP = 8;
/** Width of a head in pixels that is enough to drag the window and to read its title. */
const MIN_GRIP = 96;

const overlapWithin = (a: Place, b: Place, gap = 0): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** Returns whether the upper window covers a part of the lower one's head. */
const hidesHead = (upper: Place, lower: Place): boolean => overlapWithin(upper, { ...lower, height: HEAD });

const isWithin = (place: Place, area: Place): boolean =>
  place.left >= area.left &&
  place.top >= area.top &&
  place.left + place.width <= area.left + area.width &&
  place.top + place.height <= area.top + area.height;

/** Returns the width of the widest part of a window's head that stays free whichever window is in front. */
function freeHeadWidth({ left, top, width }: Place, others: readonly Place[]): number {
  const head = { left, top, width, height: HEAD };
  const over = others.filter((other) => overlapWithin(head, other)).sort((a, b) => a.left - b.left);
  let from = left;
  let widest = 0;
  for (const other of over) {
    widest = Math.max(widest, other.left - from);
    from = Math.max(from, other.left + other.width);
  }
  return Math.max(widest, left + width - from);
}

const cannotBeGrabbed = (one: Place, covering: readonly Place[]): boolean => freeHeadWidth(one, covering) < MIN_GRIP;

/** Counts the windows that cannot be grabbed once all others are in front. */
const countLostInAnyOrder = (windows: readonly Place[]): number =>
  windows.filter((one) =>
    cannotBeGrabbed(
      one,
      windows.filter((other) => other !== one),
    ),
  ).length;

/** Counts the windows that cannot be grabbed in the current stacking order, or that are entirely within another one. */
const countLostInCurrentOrder = (windows: readonly Place[]): number =>
  windows.filter(
    (one, index) =>
      cannotBeGrabbed(one, windows.slice(index + 1)) || windows.some((other) => other !== one && isWithin(one, other)),
  ).length;

/** Returns the overlap of two windows in square pixels. */
function overlap(a: Place, b: Place): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const along = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, along);
}

/** Returns the possible moves of a window, shortest first: sideways before up or down, forward before back. */
function movesBy(step: number): { across: number; along: number }[] {
  const steps = [...Array(MAX_ACROSS + 1).keys()];
  const moves = [...steps, ...steps.slice(1).map((back) => -back)].flatMap((across) =>
    [...Array(2 * MAX_ALONG + 1).keys()].map((along) => ({
      across: (across * step) / STEP_PARTS,
      along: (along - MAX_ALONG) * HEAD,
    })),
  );
  const cost = ({ across, along }: { across: number; along: number }): number => Math.abs(across) + 2 * Math.abs(along);
  return moves.sort((a, b) => cost(a) - cost(b));
}

export type Surroundings = {
  /** Floating windows, each in front of the ones before it. */
  others: readonly Place[];
  /** Bars over the picture, which the window should not cover. */
  bars?: readonly Place[];
  /** The picture, in which the window should stay. */
  room?: Place | null;
};

/** Returns the first of the best places. In order of weight: hides no head, keeps heads in reach, covers least. */
function findBest(places: readonly Place[], others: readonly Place[]) {
  const isFree = (one: Place): boolean => others.every((other) => !hidesHead(one, other) && !hidesHead(other, one));
  const rated = places.map((place) => ({
    place,
    hides: isFree(place) ? 0 : 1,
    behind: countLostInAnyOrder([...others, place]),
    lost: countLostInCurrentOrder([...others, place]),
    covered: others.reduce((sum, other) => sum + overlap(place, other), 0),
  }));
  return rated.sort((a, b) => a.hides - b.hides || a.lost - b.lost || a.behind - b.behind || a.covered - b.covered)[0];
}

/**
 * Returns the place nearest to `place` at which the new window and the others hide no head of each other, and which
 * covers no bar. Without such a place, prefers in this order: every head can be reached whichever window is in front
 * (even over a bar); no bar is covered; the place itself. `step` is the sideways step in pixels.
 */
export function placeWindow(place: Place, { others, bars = [], room = null }: Surroundings, step: number): Place {
  const all = movesBy(step)
    .map(({ across, along }) => ({ ...place, left: place.left + across, top: place.top + along }))
    // Not beyond the left and upper edges of the page.
    .filter(({ left, top }) => (left >= 0 || left >= place.left) && (top >= 0 || top >= place.top));
  const inRoom = room ? all.filter((one) => isWithin(one, room)) : all;
  const clear = inRoom.filter((one) => bars.every((bar) => !overlapWithin(one, bar, GAP)));
  const lostBefore = countLostInCurrentOrder(others);
  const best = [clear, inRoom].flatMap((places) => findBest(places, others) ?? []);
  const found = best.find(({ lost }) => lost <= lostBefore) ?? best[0] ?? findBest(all, others);
  return found?.place ?? place;
}
