"use client";

import { type RefObject, useRef } from "react";

/** Returns the focused element; for a menu item the button that opened the menu, which outlives the item. */
function findFocus(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const openerId = focused.closest("[role='menu']")?.getAttribute("data-opener");
  return (openerId && document.getElementById(openerId)) || focused;
}

/**
 * Returns the handlers for an overlay without a trigger: when it closes, the focus returns to where it was before. The
 * focus starts on `initial`, or else on the first focusable element.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      previousFocus.current = findFocus();
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (previousFocus.current?.isConnected) previousFocus.current.focus();
    },
  };
}
