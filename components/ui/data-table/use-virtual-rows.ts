"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { storedPlace } from "./use-scroll-memory";

/** Rows drawn above and below what is seen. */
const OVERSCAN = 5;

export type VirtualRows = {
  /** The rows to draw, with the pixels of undrawn rows before each. */
  drawn: { index: number; gapBefore: number }[];
  /** Pixels of the rows after the last drawn one. */
  after: number;
  /** The last row in sight, with the margin; -1 without rows. */
  lastIndex: number;
  reveal: (index: number) => void;
};

/** The rows in sight, and the current one even when it is out of sight, so that it keeps the focus. */
export function useVirtualRows(options: {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  /** Pixels at the top that the sticky heading covers. */
  headHeight: number;
  currentIndex: number;
}): VirtualRows {
  const { scroller, count, rowHeight, headHeight, currentIndex } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: OVERSCAN,
    initialOffset: () => storedPlace()?.top ?? 0,
    scrollPaddingEnd: headHeight,
    rangeExtractor: useCallback(
      (range: Range) => withCurrent(defaultRangeExtractor(range), currentIndex, range.count),
      [currentIndex],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    drawn: items.map(({ index, start }, position) => ({ index, gapBefore: start - (items[position - 1]?.end ?? 0) })),
    // Before the first measure nothing is drawn, but the height is there, so that a place can be restored.
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    lastIndex: Math.min(count - 1, (virtualizer.range?.endIndex ?? -1) + OVERSCAN),
    reveal: useCallback((index) => virtualizer.scrollToIndex(index, { align: "auto" }), [virtualizer]),
  };
}

function withCurrent(indexes: number[], current: number, count: number): number[] {
  if (current < 0 || current >= count || indexes.includes(current)) return indexes;
  return [...indexes, current].sort((a, b) => a - b);
}
