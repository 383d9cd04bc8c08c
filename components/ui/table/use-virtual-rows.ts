"use client";

import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIsPrinting } from "../use-is-printing";
import { type DrawnRow, drawnRows, rowWindow, scrollToReveal } from "./row-window";
import { storedPlace } from "./use-scroll-memory";

export type VirtualRows = {
  /** The rows to draw, with the pixels of undrawn rows before each. */
  drawn: DrawnRow[];
  /** Pixels of the rows after the last drawn one. */
  after: number;
  /** The last row in sight, with the margin; -1 without rows. */
  lastIndex: number;
  reveal: (index: number) => void;
};

/** The rows in sight, and the current one even when it is out of sight, so that it keeps the focus. */
export function useVirtualRows(options: {
  scroller: RefObject<HTMLDivElement | null>;
  /** Pixels of the scroller, 0 before it is measured. */
  height: number;
  count: number;
  rowHeight: number;
  /** Pixels of the scroller that something covers: the sticky heading, the bar of bulk actions. */
  coveredHeight: number;
  currentIndex: number;
  isRemembered: boolean;
}): VirtualRows {
  const { scroller, height, count, rowHeight, coveredHeight, currentIndex, isRemembered } = options;
  const [top, setTop] = useState(() => (isRemembered ? (storedPlace()?.top ?? 0) : 0));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const windowAt = (from: number) => rowWindow({ top: from, height, rowHeight, count });
    const follow = () => {
      const next = element.scrollTop;
      // A scroll that brings no other row draws nothing anew.
      setTop((known) => (isSame(windowAt(known), windowAt(next)) ? known : next));
    };
    // At once: drawn a frame later, a fast scroll would show the ground.
    const onScroll = () => flushSync(follow);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller, height, rowHeight, count]);

  const isPrinting = useIsPrinting();
  const seen = rowWindow({ top, height, rowHeight, count });
  const drawn = drawnRows(seen, currentIndex, rowHeight, count);
  return {
    // Paper does not scroll: every row that is loaded is on it.
    drawn: isPrinting ? Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })) : drawn,
    after: isPrinting ? 0 : (count - 1 - (drawn.at(-1)?.index ?? -1)) * rowHeight,
    lastIndex: seen.last,
    reveal: useCallback(
      (index) => {
        const element = scroller.current;
        if (!element) return;
        const sight = { top: element.scrollTop, height: element.clientHeight, rowHeight };
        const target = scrollToReveal(index, sight, coveredHeight);
        if (target !== null) element.scrollTop = target;
      },
      [scroller, rowHeight, coveredHeight],
    ),
  };
}

function isSame(one: { first: number; last: number }, other: { first: number; last: number }): boolean {
  return one.first === other.first && one.last === other.last;
}
