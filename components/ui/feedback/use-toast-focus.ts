"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import { findModalUnderToasts } from "./toast-region";

const findButtons = (container: Element | null | undefined) => [...(container?.querySelectorAll("button") ?? [])];

/**
 * Moves keyboard focus to the toasts and back. `focusKey` moves it to the last toast from anywhere, dialogs included;
 * the same key or Escape moves it back, and so does Tab at either end while a dialog covers the page.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, focusKey: string | undefined) {
  const previousFocus = useRef<Element | null>(null);
  const isInside = useRef(false);

  const goBack = useCallback(() => {
    const previous = previousFocus.current;
    const target =
      previous instanceof HTMLElement && previous.isConnected && previous !== document.body
        ? previous
        : findModalUnderToasts();
    if (target) target.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const hasFocus = region.current?.contains(document.activeElement) ?? false;
      if (event.key === focusKey && !event.shiftKey) {
        if (hasFocus) goBack();
        else findButtons([...(region.current?.querySelectorAll("li") ?? [])].at(-1))[0]?.focus();
      } else if (hasFocus && (event.key === "Escape" || (event.key === "Tab" && isLeaving(region.current, event)))) {
        // Stops the event before the dialog below handles it: Escape would close the dialog.
        event.preventDefault();
        event.stopPropagation();
        goBack();
      }
    };
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [region, focusKey, goBack]);

  // The focus is lost if its toast is removed by a timer or the app.
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
  const edgeButton = findButtons(region).at(shiftKey ? 0 : -1);
  return edgeButton === document.activeElement && findModalUnderToasts() !== null;
}
