import type { Place } from "@/components/ui/floating-window/window-place";

/** How high the head of a window is, in pixels, and how often one is moved on at most. */
const HEAD = 36;
const MOST_STEPS = 20;

/** Whether one window lies over a part of the other one's head. */
const hidesHead = (upper: Place, lower: Place): boolean =>
  lower.left < upper.left + upper.width &&
  upper.left < lower.left + lower.width &&
  lower.top < upper.top + upper.height &&
  upper.top < lower.top + HEAD;

/** The same place, moved on by steps in pixels until it hides the head of none of the others, and none of them its own. */
export function besideOthers(place: Place, others: readonly Place[], step: number): Place {
  const isFree = (one: Place): boolean => others.every((other) => !hidesHead(one, other) && !hidesHead(other, one));
  let free = place;
  for (let steps = 0; steps < MOST_STEPS && !isFree(free); steps += 1) free = { ...free, left: free.left + step };
  return isFree(free) ? free : place;
}
