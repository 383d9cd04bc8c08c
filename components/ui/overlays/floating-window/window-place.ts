import { FLOATING_WINDOW_MINIMUM_PX } from "@/lib/domain/constants";
import { clamp } from "../../clamp";

/** The position and size of a floating window in pixels of the viewport. These rules do not read the page. */
export type Place = { left: number; top: number; width: number; height: number };
export type Viewport = { width: number; height: number };

/** The edges that a resize drags: one, or the two of a corner. */
export type Edge = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
export const EDGES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const satisfies readonly Edge[];

/** The distance of a new window from the lower right corner. */
const MARGIN = 24;

/**
 * Returns the nearest place fully inside the viewport and no smaller than the minimum. A viewport below the minimum
 * shows the window's upper left corner, where its head is.
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

/** Returns the place of a window without a stored one: the lower right corner. */
export function initialPlace(size: { width: number; height: number }, viewport: Viewport): Place {
  const left = viewport.width - size.width - MARGIN;
  return fitPlace({ ...size, left, top: viewport.height - size.height - MARGIN }, viewport);
}

/** Moves the place as far as the viewport allows, without resizing. */
export function movePlace(place: Place, dx: number, dy: number, viewport: Viewport): Place {
  return fitPlace({ ...place, left: place.left + dx, top: place.top + dy }, viewport);
}

/** Drags one end of a span, which stays at least `min` long and within 0 to `limit`. Returns the new start and end. */
function dragEnd(start: number, end: number, isStart: boolean, delta: number, min: number, limit: number) {
  return isStart ? [clamp(start + delta, 0, end - min), end] : [start, clamp(end + delta, start + min, limit)];
}

/** Drags an edge or corner as far as the minimum and the viewport allow; the opposite edges stay. */
export function resizePlace(from: Place, edge: Edge, dx: number, dy: number, viewport: Viewport): Place {
  const place = fitPlace(from, viewport);
  const right = place.left + place.width;
  const bottom = place.top + place.height;
  const isHorizontal = edge.includes("e") || edge.includes("w");
  const isVertical = edge.includes("n") || edge.includes("s");
  const { width: minWidth, height: minHeight } = FLOATING_WINDOW_MINIMUM_PX;
  const [left = 0, newRight = 0] = isHorizontal
    ? dragEnd(place.left, right, edge.includes("w"), dx, minWidth, viewport.width)
    : [place.left, right];
  const [top = 0, newBottom = 0] = isVertical
    ? dragEnd(place.top, bottom, edge.includes("n"), dy, minHeight, viewport.height)
    : [place.top, bottom];
  return { left, top, width: newRight - left, height: newBottom - top };
}

/** Parses a stored place; returns null if it is invalid. */
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
