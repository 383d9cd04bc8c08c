"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** `index` is the current row's index, used if the row has been removed by the next visit. */
type StoredPosition = { top: number; rowKey: string | null; index?: number };
const STATE_KEY = "lintelTablePlace";
const SETTLED_MS = 150;

/** Returns the stored position of this history entry's table; null on a first visit. */
export function readStoredPosition(): StoredPosition | null {
  if (typeof window === "undefined") return null;
  const state: unknown = window.history.state;
  const position = typeof state === "object" && state !== null ? (state as Record<string, unknown>)[STATE_KEY] : null;
  return position && typeof (position as StoredPosition).top === "number" ? (position as StoredPosition) : null;
}

/**
 * Stores a table's scroll position and current row in its history entry, so that Back restores them. A visit by a link
 * makes a new entry, so it starts at the top.
 */
export function useScrollMemory(options: {
  scroller: RefObject<HTMLDivElement | null>;
  /** Only a page's main list stores its position: the entry holds one. */
  isOn: boolean;
  hasRows: boolean;
  currentKey: string | null;
  currentIndex: number;
  onRestore: (rowKey: string, index: number) => void;
}) {
  const { scroller, isOn, hasRows, currentKey, currentIndex, onRestore } = options;
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    if (!isOn || !hasRows || isRestored.current) return;
    isRestored.current = true;
    const position = readStoredPosition();
    if (!position) return;
    if (scroller.current) scroller.current.scrollTop = position.top;
    if (position.rowKey !== null) onRestore(position.rowKey, position.index ?? 0);
  }, [isOn, hasRows, onRestore, scroller]);

  useEffect(() => {
    if (!isOn) return;
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout>;
    const storePosition = () => {
      if (!element || !isRestored.current) return;
      const position: StoredPosition = { top: Math.round(element.scrollTop), rowKey: currentKey, index: currentIndex };
      window.history.replaceState({ ...window.history.state, [STATE_KEY]: position }, "");
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(storePosition, SETTLED_MS);
    };
    // On popstate another history entry is current before its page renders, so a pending position must not be stored.
    const cancelPending = () => clearTimeout(timer);
    window.addEventListener("popstate", cancelPending);
    // Another row may have become current.
    if (currentKey !== null) onScroll();
    element?.addEventListener("scroll", onScroll, { passive: true });
    // Runs before the row's link is followed.
    element?.addEventListener("click", storePosition, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", cancelPending);
      element?.removeEventListener("scroll", onScroll);
      element?.removeEventListener("click", storePosition, { capture: true });
    };
  }, [isOn, scroller, currentKey, currentIndex]);
}
