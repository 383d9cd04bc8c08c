/** Which of a list's rows are to be drawn, where every row is as high as the others. Lengths in pixels. */

/** Rows drawn above and below what is seen. */
const OVERSCAN = 4;

type Sight = {
  /** How far the list is scrolled. */
  top: number;
  /** How much of the list is seen; 0 before it is known, and then no row is in sight. */
  height: number;
  rowHeight: number;
  count: number;
};

export type RowWindow = {
  first: number;
  /** -1 where no row is in sight. */
  last: number;
};

/** The rows in sight, with a few on either side of them. */
export function rowWindow({ top, height, rowHeight, count }: Sight): RowWindow {
  if (height <= 0 || count === 0) return { first: 0, last: -1 };
  const end = Math.min(count, Math.max(1, Math.ceil((top + height) / rowHeight)));
  // A list that has become shorter than it is scrolled shows its end.
  const start = Math.min(Math.floor(Math.max(0, top) / rowHeight), end - 1);
  return { first: Math.max(0, start - OVERSCAN), last: Math.min(count - 1, end - 1 + OVERSCAN) };
}

export type DrawnRow = {
  index: number;
  /** Pixels of undrawn rows before it. */
  gapBefore: number;
};

/** The rows of the window, and the current one wherever it is (-1 for none). */
export function drawnRows({ first, last }: RowWindow, current: number, rowHeight: number, count: number): DrawnRow[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  // Before the first measure nothing is drawn, but the height is there, so that a place can be restored.
  if (indexes.length > 0 && current >= 0 && current < count) {
    if (current < first) indexes.unshift(current);
    if (current > last) indexes.push(current);
  }
  return indexes.map((index, at) => ({ index, gapBefore: (index - (indexes[at - 1] ?? -1) - 1) * rowHeight }));
}

/**
 * How far to scroll so that a row is seen whole, by the shortest way; null where it is already. `covered` of the height are
 * not seen.
 */
export function scrollToReveal(
  index: number,
  { top, height, rowHeight }: Omit<Sight, "count">,
  covered: number,
): number | null {
  const start = index * rowHeight;
  const lowest = start + rowHeight + covered - height;
  if (lowest > top) return Math.max(0, Math.min(lowest, start));
  return start < top ? start : null;
}
