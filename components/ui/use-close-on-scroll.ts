"use client";

import { type RefObject, useEffect } from "react";

type Layer = RefObject<Element | null> | string;

function contains(layer: Layer | undefined, target: EventTarget | null): boolean {
  if (!layer || !(target instanceof Element)) return false;
  return typeof layer === "string" ? target.closest(layer) !== null : (layer.current?.contains(target) ?? false);
}

/**
 * Calls `close` when anything scrolls while open, except inside the layer itself (a ref, or a selector when nested
 * layers count as one) and inside the anchor, whose long text may scroll while typing. The scroll that revealed a
 * focused trigger does not count: its event arrives with the next frame, before the listener is added.
 */
export function useCloseOnScroll(
  isOpen: boolean,
  close: () => void,
  layer: Layer,
  anchor?: RefObject<Element | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = (event: Event) => {
      if (!contains(layer, event.target) && !contains(anchor, event.target)) close();
    };
    const frame = requestAnimationFrame(() =>
      window.addEventListener("scroll", onScroll, { capture: true, passive: true }),
    );
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [isOpen, close, layer, anchor]);
}
