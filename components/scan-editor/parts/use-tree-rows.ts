"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";

export type TreeRows = {
  /** The rows to draw, with the pixels of undrawn rows before each. */
  drawn: { index: number; gapBefore: number }[];
  /** Pixels of the rows after the last drawn one. */
  after: number;
  reveal: (index: number) => void;
};

/** Rows drawn above and below what is seen. */
const OVERSCAN = 8;

/** The rows in sight of a long tree. */
export function useTreeRows(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): TreeRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    drawn: items.map(({ index, start }, place) => ({ index, gapBefore: start - (items[place - 1]?.end ?? 0) })),
    // Before any is drawn that is all of them: a list that is as high as its rows would stay without height, and without rows.
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    reveal: useCallback(
      (index) => {
        const { scrollOffset, scrollRect } = virtualizer;
        const [top, bottom] = [scrollOffset ?? 0, (scrollOffset ?? 0) + (scrollRect?.height ?? 0)];
        // A scroll to where it stands would have the page laid out at once.
        const isInSight = index * rowHeight >= top && (index + 1) * rowHeight <= bottom;
        if (!isInSight) virtualizer.scrollToIndex(index, { align: "auto" });
      },
      [virtualizer, rowHeight],
    ),
  };
}
