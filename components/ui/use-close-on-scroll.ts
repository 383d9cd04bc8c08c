"use client";

import { type RefObject, useEffect } from "react";

type Layer = RefObject<Element | null> | string;

function holds(layer: Layer | undefined, target: EventTarget | null): boolean {
  if (!layer || !(target instanceof Element)) return false;
  return typeof layer === "string" ? target.closest(layer) !== null : (layer.current?.contains(target) ?? false);
}

/**
 * Calls `close` when anything scrolls while it is open, outside of the layer itself (a ref, or a selector where
 * nested layers count as one) and of the anchor, in which a long text may be typed. The scroll that brought a focused
 * trigger into sight does not count: it came before, its event with the next frame.
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
      if (!holds(layer, event.target) && !holds(anchor, event.target)) close();
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
