"use client";

import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIsPrinting } from "../use-is-printing";
import { computeRowWindow, type DrawnRow, listDrawnRows, scrollToReveal } from "./row-window";
import { readStoredPosition } from "./use-scroll-memory";

export type VirtualRows = {
  /** The rows to draw, with the pixels of undrawn rows before each. */
  drawn: DrawnRow[];
  /** Pixels of the rows after the last drawn one. */
  after: number;
  /** The last visible row including overscan; -1 without rows. */
  lastIndex: number;
  reveal: (index: number) => void;
};

/** Returns the rows to draw: the visible ones, and always the current one, so that it keeps the focus. */
export function useVirtualRows(options: {
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels of the scroller, 0 before it is measured. */
  height: number;
  count: number;
  rowHeight: number;
  /** Pixels of the scroller covered by the sticky heading and the bulk bar. */
  coveredHeight: number;
  currentIndex: number;
  isRemembered: boolean;
}): VirtualRows {
  const { scroller, height, count, rowHeight, coveredHeight, currentIndex, isRemembered } = options;
  const [top, setTop] = useState(() => (isRemembered ? (readStoredPosition()?.top ?? 0) : 0));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const computeWindow = (scrollTop: number) => computeRowWindow({ top: scrollTop, height, rowHeight, count });
    const updateTop = () => {
      const next = element.scrollTop;
      // A scroll within the same rows renders nothing.
      setTop((current) => (isSameWindow(computeWindow(current), computeWindow(next)) ? current : next));
    };
    // Synchronous: a frame later, a fast scroll would show empty space.
    const onScroll = () => flushSync(updateTop);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller, height, rowHeight, count]);

  const isPrinting = useIsPrinting();
  const visible = computeRowWindow({ top, height, rowHeight, count });
  const drawn = listDrawnRows(visible, currentIndex, rowHeight, count);
  return {
    // Paper does not scroll, so every loaded row is printed.
    drawn: isPrinting ? Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })) : drawn,
    after: isPrinting ? 0 : (count - 1 - (drawn.at(-1)?.index ?? -1)) * rowHeight,
    lastIndex: visible.last,
    reveal: useCallback(
      (index) => {
        const element = scroller.current;
        if (!element) return;
        const viewport = { top: element.scrollTop, height: element.clientHeight, rowHeight };
        const target = scrollToReveal(index, viewport, coveredHeight);
        if (target !== null) element.scrollTop = target;
      },
      [scroller, rowHeight, coveredHeight],
    ),
  };
}

function isSameWindow(one: { first: number; last: number }, other: { first: number; last: number }): boolean {
  return one.first === other.first && one.last === other.last;
}
