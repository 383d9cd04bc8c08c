"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { useIsPrinting } from "../use-is-printing";
import { storedPlace } from "./use-scroll-memory";

/** Rows drawn above and below what is seen. */
const OVERSCAN = 4;

export type VirtualRows = {
  /** The rows to draw, with the pixels of undrawn rows before each. */
  drawn: { index: number; gapBefore: number }[];
  /** Pixels of the rows after the last drawn one. */
  after: number;
  /** The last row in sight, with the margin; -1 without rows. */
  lastIndex: number;
  /** Pixels of the scroller, as measured last. */
  height: number | undefined;
  reveal: (index: number) => void;
};

/** The rows in sight, and the current one even when it is out of sight, so that it keeps the focus. */
export function useVirtualRows(options: {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  rowHeight: number;
  /** Pixels of the scroller that something covers: the sticky heading, the bar of bulk actions. */
  coveredHeight: number;
  currentIndex: number;
  isRemembered: boolean;
}): VirtualRows {
  const { scroller, count, rowHeight, coveredHeight, currentIndex, isRemembered } = options;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: OVERSCAN,
    initialOffset: () => (isRemembered ? (storedPlace()?.top ?? 0) : 0),
    scrollPaddingEnd: coveredHeight,
    rangeExtractor: useCallback(
      (range: Range) => withCurrent(defaultRangeExtractor(range), currentIndex, range.count),
      [currentIndex],
    ),
  });
  const isPrinting = useIsPrinting();
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    // Paper does not scroll: every row that is loaded is on it.
    drawn: isPrinting
      ? Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 }))
      : items.map(({ index, start }, position) => ({ index, gapBefore: start - (items[position - 1]?.end ?? 0) })),
    // Before the first measure nothing is drawn, but the height is there, so that a place can be restored.
    after: isPrinting ? 0 : virtualizer.getTotalSize() - (last?.end ?? 0),
    lastIndex: Math.min(count - 1, (virtualizer.range?.endIndex ?? -1) + OVERSCAN),
    height: virtualizer.scrollRect?.height,
    reveal: useCallback((index) => virtualizer.scrollToIndex(index, { align: "auto" }), [virtualizer]),
  };
}

function withCurrent(indexes: number[], current: number, count: number): number[] {
  if (current < 0 || current >= count || indexes.includes(current)) return indexes;
  return [...indexes, current].sort((a, b) => a - b);
}
