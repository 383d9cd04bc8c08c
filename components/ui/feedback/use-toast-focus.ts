"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { modalUnderToasts } from "./toast-region";

const buttonsOf = (part: Element | null | undefined) => [...(part?.querySelectorAll("button") ?? [])];

/**
 * The keyboard's way to the toasts and back. `focusKey` leads to the last toast from wherever the focus is, a dialog
 * included; the same key and Escape lead back, and so does Tab at either end while a dialog lies over the page.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, focusKey: string | undefined) {
  const before = useRef<Element | null>(null);
  const isInside = useRef(false);

  const goBack = useCallback(() => {
    const from = before.current;
    const home = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : modalUnderToasts();
    if (home) home.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isIn = region.current?.contains(document.activeElement) ?? false;
      if (event.key === focusKey && !event.shiftKey) {
        if (isIn) goBack();
        else buttonsOf([...(region.current?.querySelectorAll("li") ?? [])].at(-1))[0]?.focus();
      } else if (isIn && (event.key === "Escape" || (event.key === "Tab" && isLeaving(region.current, event)))) {
        // Before the dialog below hears of it: its Escape would close it.
        event.preventDefault();
        event.stopPropagation();
        goBack();
      }
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [region, focusKey, goBack]);

  // A toast that somebody else took away took the focus with it.
  useEffect(() => {
    if (!isInside.current || region.current?.contains(document.activeElement)) return;
    isInside.current = false;
    if (document.activeElement === document.body) goBack();
  });

  return {
    goBack,
    note: (from: Element | null) => {
      if (!region.current?.contains(from)) before.current = from;
      isInside.current = true;
    },
    forget: () => {
      isInside.current = false;
    },
  };
}

/** Whether Tab would leave the toasts for what a dialog covers. */
function isLeaving(region: Element | null, { shiftKey }: KeyboardEvent): boolean {
  const edge = buttonsOf(region).at(shiftKey ? 0 : -1);
  return edge === document.activeElement && modalUnderToasts() !== null;
}
