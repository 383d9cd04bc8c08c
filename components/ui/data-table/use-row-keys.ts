"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { isTyping } from "../is-typing";

const PAGE = 10;
const ANYWHERE = new Set(["j", "k"]);

/** Where a key leads from a row; null where the key means nothing here. Without a row, every move starts at an end. */
export function nextIndex(key: string, current: number, count: number): number | null {
  const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  if (current < 0) return 0;
  return Math.min(count - 1, Math.max(0, current + step));
}

/**
 * Moves through the rows: j and k from anywhere on the page (off while typing and under a dialog), arrows, Home, End
 * and the page keys inside the table. The row's link gets the focus, so Enter opens it.
 */
export function useRowKeys(options: {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  currentIndex: number;
  onMove: (index: number) => void;
}) {
  const { scroller, count, currentIndex, onMove } = options;
  const wantsFocus = useRef(false);
  const move = (key: string): boolean => {
    const index = nextIndex(key, currentIndex, count);
    if (index === null || index < 0) return false;
    wantsFocus.current = true;
    onMove(index);
    return true;
  };

  const latestMove = useRef(move);
  useEffect(() => {
    latestMove.current = move;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (!ANYWHERE.has(event.key) && !isInRows(event.target, scroller.current)) return;
      if (document.querySelector("[role='dialog'], [role='alertdialog'], [role='menu']")) return;
      if (latestMove.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [scroller]);

  // The row may only now have been drawn.
  useLayoutEffect(() => {
    if (!wantsFocus.current || currentIndex < 0) return;
    const row = scroller.current?.querySelector(`tr[data-index="${currentIndex}"]`);
    const target = row?.querySelector<HTMLElement>("[data-row-lead]");
    if (!target) return;
    wantsFocus.current = false;
    target.focus({ preventScroll: true });
  });

  /** The current row takes the focus as soon as it is drawn. */
  const focusRow = useCallback(() => {
    wantsFocus.current = true;
  }, []);
  return { focusRow };
}

function isInRows(target: EventTarget | null, scroller: HTMLElement | null): boolean {
  return target instanceof Element && scroller?.contains(target) === true && target.closest("tbody") !== null;
}
