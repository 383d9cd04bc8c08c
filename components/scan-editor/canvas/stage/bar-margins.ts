/** Measures how much of a picture's edges the bars and windows over it cover. */
import type { Margins } from "../view/plan-view";

/** Pixels between a bar and the fitted content. */
const GAP = 4;

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Counts each bar at the edge from which it reaches least far into the picture. Boxes are in pixels of the window. */
export function marginsOf(picture: Box, bars: readonly Box[]): Margins {
  const margins = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const bar of bars) {
    const isApart =
      bar.right <= picture.left || bar.left >= picture.right || bar.bottom <= picture.top || bar.top >= picture.bottom;
    if (isApart || bar.right === bar.left || bar.bottom === bar.top) continue;
    const reach = {
      left: bar.right - picture.left,
      right: picture.right - bar.left,
      top: bar.bottom - picture.top,
      bottom: picture.bottom - bar.top,
    };
    const edges = Object.keys(reach) as (keyof Margins)[];
    const edge = edges.reduce((least, one) => (reach[one] < reach[least] ? one : least));
    margins[edge] = Math.max(margins[edge], reach[edge] + GAP);
  }
  return margins;
}

const boxesOver = (surface: Element, selector: string): DOMRect[] =>
  [...(surface.closest("[data-picture]")?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect());

/** Floating panels and photos are at the end of the page, over pictures or next to them. */
const windowBoxes = (): DOMRect[] =>
  [...document.querySelectorAll("[data-floating-window]")].map((one) => one.getBoundingClientRect());

/** A window that reaches farther into the picture, as a share of it, is in the center and gets no margin. */
const MAX_REACH = 0.4;

/** Returns the windows that leave the picture's center free. */
function atEdges(picture: Box, windows: readonly DOMRect[]): Box[] {
  const [width, height] = [picture.right - picture.left, picture.bottom - picture.top];
  return windows.filter((one) => {
    const { left, right, top, bottom } = marginsOf(picture, [one]);
    return Math.max(left, right) <= width * MAX_REACH && Math.max(top, bottom) <= height * MAX_REACH;
  });
}

/** Bars that cover the picture, and captions that only labels avoid. */
const BARS = "[data-over-picture]";
const BARS_AND_NAMES = `${BARS}, [data-over-labels]`;
/** Minimum time between two measurements in milliseconds: bars seldom change. */
const MEASURE_INTERVAL_MS = 250;

/** Returns boxes in pixels of the picture. */
function coveredOver(surface: Element): readonly Box[] {
  const { left, top } = surface.getBoundingClientRect();
  const all = [...boxesOver(surface, BARS_AND_NAMES), ...windowBoxes()];
  const shown = all.filter(({ width, height }) => width > 0 && height > 0);
  return shown.map((bar) => ({
    left: bar.left - left,
    right: bar.right - left,
    top: bar.top - top,
    bottom: bar.bottom - top,
  }));
}

const areSame = (some: readonly Box[], others: readonly Box[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * Returns a function that gives the boxes of bars and captions over a picture, for use in each frame. It measures after a frame,
 * because measuring right after the overlay is written would make the browser lay out the page twice.
 */
export function watchCoveredBoxes(surface: Element, onChange: () => void): () => readonly Box[] {
  let known: readonly Box[] | null = null;
  let isScheduled = false;
  let measuredAt = 0;

  function measure(): readonly Box[] {
    measuredAt = performance.now();
    return coveredOver(surface);
  }
  function measureAgain(): void {
    isScheduled = false;
    if (!surface.isConnected) return;
    const boxes = measure();
    const isSame = areSame(boxes, known ?? []);
    known = boxes;
    if (!isSame) onChange();
  }
  return () => {
    known ??= measure();
    if (!isScheduled && performance.now() - measuredAt >= MEASURE_INTERVAL_MS) {
      isScheduled = true;
      setTimeout(measureAgain);
    }
    return known;
  };
}

/** Returns the margins of the picture with this surface: bars over it, and windows at its edges. */
export function marginsOver(surface: Element): Margins {
  const picture = surface.getBoundingClientRect();
  return marginsOf(picture, [...boxesOver(surface, BARS), ...atEdges(picture, windowBoxes())]);
}
