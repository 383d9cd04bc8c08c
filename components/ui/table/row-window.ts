/** Computes which rows of a list to draw, all of the same height. Lengths are in pixels. */

/** Rows drawn above and below the visible ones. */
const OVERSCAN = 4;

type Viewport = {
  /** The scroll position. */
  top: number;
  /** The visible height; 0 before it is measured, and then no row is visible. */
  height: number;
  rowHeight: number;
  count: number;
};

export type RowWindow = {
  first: number;
  /** -1 if no row is visible. */
  last: number;
};

/** Returns the visible rows with the overscan. */
export function computeRowWindow({ top, height, rowHeight, count }: Viewport): RowWindow {
  if (height <= 0 || count === 0) return { first: 0, last: -1 };
  const end = Math.min(count, Math.max(1, Math.ceil((top + height) / rowHeight)));
  // A list that became shorter than its scroll position shows its end.
  const start = Math.min(Math.floor(Math.max(0, top) / rowHeight), end - 1);
  return { first: Math.max(0, start - OVERSCAN), last: Math.min(count - 1, end - 1 + OVERSCAN) };
}

export type DrawnRow = {
  index: number;
  /** Pixels of undrawn rows before the row. */
  gapBefore: number;
};

/** Returns the rows of the window, and always the current one (-1 for none). */
export function listDrawnRows(
  { first, last }: RowWindow,
  current: number,
  rowHeight: number,
  count: number,
): DrawnRow[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, position) => first + position);
  // Before the first measurement not even the current row is drawn; the list has its height, to restore a position.
  if (indexes.length > 0 && current >= 0 && current < count) {
    if (current < first) indexes.unshift(current);
    if (current > last) indexes.push(current);
  }
  return indexes.map((index, position) => ({
    index,
    gapBefore: (index - (indexes[position - 1] ?? -1) - 1) * rowHeight,
  }));
}

/**
 * Returns the nearest scroll position that shows a row in full; null if it is visible already. `covered` is the part of
 * the height that is hidden.
 */
export function scrollToReveal(
  index: number,
  { top, height, rowHeight }: Omit<Viewport, "count">,
  covered: number,
): number | null {
  const start = index * rowHeight;
  const lowest = start + rowHeight + covered - height;
  if (lowest > top) return Math.max(0, Math.min(lowest, start));
  return start < top ? start : null;
}
