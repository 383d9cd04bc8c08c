/** Measures how much of a picture's edges the bars and windows over it cover. */
import type { Margins } from "../view/plan-view";

/** Pixels between a bar and the fitted content. */
const GAP = 4;

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Returns the margins that bars cover. A bar counts at the edge from which it reaches least far into the picture. */
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
    const edge = edges.reduce((least, next) => (reach[next] < reach[least] ? next : least));
    margins[edge] = Math.max(margins[edge], reach[edge] + GAP);
  }
  return margins;
}

const boxesOver = (surface: Element, selector: string): DOMRect[] =>
  [...(surface.closest("[data-picture]")?.querySelectorAll(selector) ?? [])].map((bar) => bar.getBoundingClientRect());

/** Returns the boxes of floating panels and photos, which are at the end of the page and not inside a picture. */
const windowBoxes = (): DOMRect[] =>
  [...document.querySelectorAll("[data-floating-window]")].map((element) => element.getBoundingClientRect());

/** A window that reaches into the picture by more than this share of it is in the center and gets no margin. */
const MAX_REACH = 0.4;

/** Returns the windows that leave the picture's center free. */
function atEdges(picture: Box, windows: readonly DOMRect[]): Box[] {
  const [width, height] = [picture.right - picture.left, picture.bottom - picture.top];
  return windows.filter((box) => {
    const { left, right, top, bottom } = marginsOf(picture, [box]);
    return Math.max(left, right) <= width * MAX_REACH && Math.max(top, bottom) <= height * MAX_REACH;
  });
}

/** Bars that cover the picture, and captions that only labels avoid. */
const BARS = "[data-over-picture]";
const BARS_AND_CAPTIONS = `${BARS}, [data-over-labels]`;
/** Minimum time between two measurements in milliseconds: bars seldom change. */
const MEASURE_INTERVAL_MS = 250;

/** Returns the boxes of bars, captions and windows over a picture, in pixels of the picture. */
function coveredOver(surface: Element): readonly Box[] {
  const { left, top } = surface.getBoundingClientRect();
  const all = [...boxesOver(surface, BARS_AND_CAPTIONS), ...windowBoxes()];
  const shown = all.filter(({ width, height }) => width > 0 && height > 0);
  return shown.map((bar) => ({
    left: bar.left - left,
    right: bar.right - left,
    top: bar.top - top,
    bottom: bar.bottom - top,
  }));
}

const areSame = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns a function that returns the boxes of bars and captions over a picture, for use in each frame. It measures
 * after a frame, because measuring right after the overlay is written would make the browser lay out the page twice.
 */
export function watchCoveredBoxes(surface: Element, onChange: () => void): () => readonly Box[] {
  let lastBoxes: readonly Box[] | null = null;
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
    const isSame = areSame(boxes, lastBoxes ?? []);
    lastBoxes = boxes;
    if (!isSame) onChange();
  }
  return () => {
    lastBoxes ??= measure();
    if (!isScheduled && performance.now() - measuredAt >= MEASURE_INTERVAL_MS) {
      isScheduled = true;
      setTimeout(measureAgain);
    }
    return lastBoxes;
  };
}

/** Returns the margins of the picture with this surface: bars over it, and windows at its edges. */
export function marginsOver(surface: Element): Margins {
  const picture = surface.getBoundingClientRect();
  return marginsOf(picture, [...boxesOver(surface, BARS), ...atEdges(picture, windowBoxes())]);
}
