"use client";

import { type RefObject, useRef } from "react";
import { FOCUSABLE } from "../focusable";
import { useFocusFallback } from "./use-focus-fallback";

function listTabStops(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.hasAttribute("disabled"),
  );
}

/**
 * Keeps the focus in a part of the page: when a render removes the focused control, the focus moves to the control that
 * is now at its position, or to the last one. Call the hook in the component that renders the controls.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const position = useRef(0);
  useFocusFallback(
    container,
    (part) => {
      const stops = listTabStops(part);
      return stops[Math.min(position.current, stops.length - 1)];
    },
    (element) => {
      if (!container.current || !(element instanceof HTMLElement)) return;
      position.current = Math.max(0, listTabStops(container.current).indexOf(element));
    },
  );
}
