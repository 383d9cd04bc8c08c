"use client";

import { type RefObject, useCallback, useEffect } from "react";
import { flushSync } from "react-dom";
import { useCloseOnScroll } from "./use-close-on-scroll";

/**
 * Closes a layer that takes no focus: on a press outside of it and its trigger, on scroll, on resize and on Escape.
 * It leaves the event to whoever else wants it.
 */
export function useDismissed(
  isOpen: boolean,
  close: () => void,
  trigger: RefObject<Element | null>,
  layer: RefObject<Element | null>,
): void {
  const closeNow = useCallback(() => close(), [close]);
  useCloseOnScroll(isOpen, closeNow, layer);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      const isInside = [trigger, layer].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) closeNow();
    };
    const onKey = (event: KeyboardEvent) => {
      // Gone before any other layer asks whether it is the topmost.
      if (event.key === "Escape") flushSync(closeNow);
    };
    document.addEventListener("pointerdown", onPress, true);
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("resize", closeNow);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("resize", closeNow);
    };
  }, [isOpen, closeNow, trigger, layer]);
}
