"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findLead } from "./use-row-keys";

type CurrentOptions = {
  /** Set if the page controls the current row; undefined if the table does. */
  currentKey?: string | null;
  onCurrentChange?: (rowKey: string) => void;
};

/** Returns the key of the current row and its setter, whether the page or the table controls the row. */
export function useCurrentKey({ currentKey, onCurrentChange }: CurrentOptions) {
  const [internalKey, setInternalKey] = useState<string | null>(null);
  const latestOnChange = useRef(onCurrentChange);
  useEffect(() => {
    latestOnChange.current = onCurrentChange;
  });
  const setCurrentKey = useCallback((rowKey: string) => {
    setInternalKey(rowKey);
    latestOnChange.current?.(rowKey);
  }, []);
  return { currentKey: currentKey === undefined ? internalKey : currentKey, setCurrentKey };
}

/**
 * Scrolls a current row set by the page into view, keeps it there when the height changes, and moves the focus to it
 * from another row.
 */
export function useKeepInView(options: {
  scroller: RefObject<HTMLElement | null>;
  /** -1 for none. */
  currentIndex: number;
  isOn: boolean;
  /** Pixels of the scroller, 0 before it is measured. */
  height: number;
  reveal: (index: number) => void;
}) {
  const { scroller, currentIndex, isOn, height, reveal } = options;
  useLayoutEffect(() => {
    if (!isOn || currentIndex < 0) return;
    if (height > 0) reveal(currentIndex);
    const row = document.activeElement?.closest("tr");
    const isInRows = row?.dataset.index !== undefined && scroller.current?.contains(row);
    if (isInRows && row.dataset.index !== String(currentIndex)) {
      findLead(scroller.current, currentIndex)?.focus({ preventScroll: true });
    }
  }, [isOn, currentIndex, scroller, height, reveal]);
}
