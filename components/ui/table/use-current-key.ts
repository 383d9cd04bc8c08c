"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { leadOf } from "./use-row-keys";

type CurrentOptions = {
  /** Where somebody else decides about the current row; undefined where the table does. */
  currentKey?: string | null;
  onCurrentChange?: (rowKey: string) => void;
};

/** Which row is the current one, whoever decides about it. */
export function useCurrentKey({ currentKey, onCurrentChange }: CurrentOptions) {
  const [own, setOwn] = useState<string | null>(null);
  const tell = useRef(onCurrentChange);
  useEffect(() => {
    tell.current = onCurrentChange;
  });
  const setCurrentKey = useCallback((rowKey: string) => {
    setOwn(rowKey);
    tell.current?.(rowKey);
  }, []);
  return { currentKey: currentKey === undefined ? own : currentKey, setCurrentKey };
}

/** A current row that was set from outside comes into sight, stays there as the room for rows changes, and takes the focus where another row had it. */
export function useKeepInSight(options: {
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
      leadOf(scroller.current, currentIndex)?.focus({ preventScroll: true });
    }
  }, [isOn, currentIndex, scroller, height, reveal]);
}
