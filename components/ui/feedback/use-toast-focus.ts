"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { findModalUnderToasts } from "./toast-region";

const buttonsOf = (part: Element | null | undefined) => [...(part?.querySelectorAll("button") ?? [])];

/**
 * Moves keyboard focus to the toasts and back. `focusKey` leads to the last toast from anywhere, dialogs included; the
 * same key and Escape lead back, and so does Tab at either end while a dialog covers the page.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, focusKey: string | undefined) {
  const previousFocus = useRef<Element | null>(null);
  const isInside = useRef(false);

  const goBack = useCallback(() => {
    const from = previousFocus.current;
    const home =
      from instanceof HTMLElement && from.isConnected && from !== document.body ? from : findModalUnderToasts();
    if (home) home.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const hasFocus = region.current?.contains(document.activeElement) ?? false;
      if (event.key === focusKey && !event.shiftKey) {
        if (hasFocus) goBack();
        else buttonsOf([...(region.current?.querySelectorAll("li") ?? [])].at(-1))[0]?.focus();
      } else if (hasFocus && (event.key === "Escape" || (event.key === "Tab" && isLeaving(region.current, event)))) {
        // Stops the key before the dialog below handles it: its Escape would close the dialog.
        event.preventDefault();
        event.stopPropagation();
        goBack();
      }
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [region, focusKey, goBack]);

  // A toast removed by its timer or the app takes the focus with it.
  useEffect(() => {
    if (!isInside.current || region.current?.contains(document.activeElement)) return;
    isInside.current = false;
    if (document.activeElement === document.body) goBack();
  });

  return {
    goBack,
    rememberFocus: (from: Element | null) => {
      if (!region.current?.contains(from)) previousFocus.current = from;
      isInside.current = true;
    },
    forget: () => {
      isInside.current = false;
    },
  };
}

/** Whether Tab would leave the toasts for the page that a dialog covers. */
function isLeaving(region: Element | null, { shiftKey }: KeyboardEvent): boolean {
  const edge = buttonsOf(region).at(shiftKey ? 0 : -1);
  return edge === document.activeElement && findModalUnderToasts() !== null;
}
