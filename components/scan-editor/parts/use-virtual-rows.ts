"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";

export type VirtualRows = {
  /** The rows to render, with the height of skipped rows before each, in pixels. */
  drawn: { index: number; gapBefore: number }[];
  /** The height of the rows after the last rendered one, in pixels. */
  after: number;
  reveal: (index: number) => void;
};

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 8;

/** Virtualizes the rows of a long list. */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): VirtualRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    drawn: items.map(({ index, start }, position) => ({ index, gapBefore: start - (items[position - 1]?.end ?? 0) })),
    // Before the first render this is the height of all rows: a list that is as high as its rows would otherwise never
    // get a height.
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    reveal: useCallback(
      (index) => {
        const { scrollOffset, scrollRect } = virtualizer;
        const top = scrollOffset ?? 0;
        const bottom = top + (scrollRect?.height ?? 0);
        // Scrolling to the current position would force a layout of the page.
        const isVisible = index * rowHeight >= top && (index + 1) * rowHeight <= bottom;
        if (!isVisible) virtualizer.scrollToIndex(index, { align: "auto" });
      },
      [virtualizer, rowHeight],
    ),
  };
}
