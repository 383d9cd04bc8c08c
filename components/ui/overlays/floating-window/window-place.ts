import { FLOATING_WINDOW_MINIMUM_PX } from "@/lib/domain/constants";

/** Where a floating window stands and how large it is, in pixels of the viewport. No rule here knows the page. */
export type Place = { left: number; top: number; width: number; height: number };
export type Viewport = { width: number; height: number };

/** Which edges a resize pulls: one, or the two of a corner. */
export type Edge = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
export const EDGES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const satisfies readonly Edge[];

/** What a new window keeps from the lower right corner. */
const MARGIN = 24;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, Math.max(from, to)));

/**
 * The nearest place that lies wholly in the viewport, no smaller than the minimum. A viewport smaller than that shows
 * the window's upper left corner, where its head is.
 */
export function fitPlace(place: Place, viewport: Viewport): Place {
  const width = clamp(place.width, FLOATING_WINDOW_MINIMUM_PX.width, viewport.width);
  const height = clamp(place.height, FLOATING_WINDOW_MINIMUM_PX.height, viewport.height);
  return {
    left: clamp(place.left, 0, viewport.width - width),
    top: clamp(place.top, 0, viewport.height - height),
    width,
    height,
  };
}

/** The place of a window that has none yet: the lower right corner. */
export function firstPlace(size: { width: number; height: number }, viewport: Viewport): Place {
  const left = viewport.width - size.width - MARGIN;
  return fitPlace({ ...size, left, top: viewport.height - size.height - MARGIN }, viewport);
}

/** Moved as far as the viewport allows; the size stays. */
export function movePlace(place: Place, dx: number, dy: number, viewport: Viewport): Place {
  return fitPlace({ ...place, left: place.left + dx, top: place.top + dy }, viewport);
}

/** One side of a span pulled by `delta`: never shorter than `least`, never out of 0 to `limit`; the other side stays. */
function pull(start: number, end: number, isStart: boolean, delta: number, least: number, limit: number) {
  return isStart ? [clamp(start + delta, 0, end - least), end] : [start, clamp(end + delta, start + least, limit)];
}

/** Pulled at an edge or corner as far as the minimum and the viewport allow; the opposite edges stay where they are. */
export function resizePlace(from: Place, edge: Edge, dx: number, dy: number, viewport: Viewport): Place {
  const place = fitPlace(from, viewport);
  const right = place.left + place.width;
  const bottom = place.top + place.height;
  const isAcross = edge.includes("e") || edge.includes("w");
  const isAlong = edge.includes("n") || edge.includes("s");
  const { width: leastWidth, height: leastHeight } = FLOATING_WINDOW_MINIMUM_PX;
  const [left = 0, end = 0] = isAcross
    ? pull(place.left, right, edge.includes("w"), dx, leastWidth, viewport.width)
    : [place.left, right];
  const [top = 0, foot = 0] = isAlong
    ? pull(place.top, bottom, edge.includes("n"), dy, leastHeight, viewport.height)
    : [place.top, bottom];
  return { left, top, width: end - left, height: foot - top };
}

/** Reads a remembered place; null for anything that is none. */
export function parsePlace(text: string | null): Place | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { left, top, width, height } = value as Record<keyof Place, unknown>;
    const numbers = [left, top, width, height];
    return numbers.every(Number.isFinite) ? ({ left, top, width, height } as Place) : null;
  } catch {
    return null;
  }
}
