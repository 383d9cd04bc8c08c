"use client";

import { type RefObject, useRef } from "react";

/** What the focus is on now; a menu's item stands for the button that opened the menu, which outlives it. */
function focusedNow(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return null;
  const openerId = focused.closest("[role='menu']")?.getAttribute("data-opener");
  return (openerId && document.getElementById(openerId)) || focused;
}

/**
 * Handlers for an overlay that has no trigger of its own: the focus goes back to where it was when the overlay opened.
 * It starts on `initial` where that is given, else on the first thing that takes it.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = focusedNow();
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}
