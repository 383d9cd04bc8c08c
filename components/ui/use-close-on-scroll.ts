"use client";

import { useEffect } from "react";

/** Calls `close` when anything outside the layer itself scrolls while it is open. */
export function useCloseOnScroll(isOpen: boolean, close: () => void, layerSelector: string): void {
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = (event: Event) => {
      const isInside = event.target instanceof Element && event.target.closest(layerSelector) !== null;
      if (!isInside) close();
    };
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", onScroll, { capture: true });
  }, [isOpen, close, layerSelector]);
}
