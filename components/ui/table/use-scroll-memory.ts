"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** `index`: where the current row stood, for a visit that finds it gone. */
type Place = { top: number; rowKey: string | null; index?: number };
const ENTRY = "lintelTablePlace";
const SETTLED_MS = 150;

/** Where this history entry's table stood; null on a first visit. */
export function storedPlace(): Place | null {
  if (typeof window === "undefined") return null;
  const state: unknown = window.history.state;
  const place = typeof state === "object" && state !== null ? (state as Record<string, unknown>)[ENTRY] : null;
  return place && typeof (place as Place).top === "number" ? (place as Place) : null;
}

/**
 * Keeps a table's scroll position and current row in its history entry, so that Back finds both as they were. A
 * visit by a link starts at the top, because it makes a new entry.
 */
export function useScrollMemory(options: {
  scroller: RefObject<HTMLDivElement | null>;
  /** Only a page's main list keeps its place: the entry holds one. */
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
    const place = storedPlace();
    if (!place) return;
    if (scroller.current) scroller.current.scrollTop = place.top;
    if (place.rowKey !== null) onRestore(place.rowKey, place.index ?? 0);
  }, [isOn, hasRows, onRestore, scroller]);

  useEffect(() => {
    if (!isOn) return;
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout>;
    const remember = () => {
      if (!element || !isRestored.current) return;
      const place: Place = { top: Math.round(element.scrollTop), rowKey: currentKey, index: currentIndex };
      window.history.replaceState({ ...window.history.state, [ENTRY]: place }, "");
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, SETTLED_MS);
    };
    // Another entry of the history is the current one before its page is: what stands here is not its place.
    const forget = () => clearTimeout(timer);
    window.addEventListener("popstate", forget);
    // Another row has become the current one.
    if (currentKey !== null) onScroll();
    element?.addEventListener("scroll", onScroll, { passive: true });
    // Before the link in the row is followed.
    element?.addEventListener("click", remember, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", forget);
      element?.removeEventListener("scroll", onScroll);
      element?.removeEventListener("click", remember, { capture: true });
    };
  }, [isOn, scroller, currentKey, currentIndex]);
}
