"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

function stopsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && !one.hasAttribute("disabled"),
  );
}

/**
 * Keeps the focus in a part of the page: where what had it goes away with a drawing, it goes to what stands in its place
 * now, or to the last that is left. Called by the component that draws what may go.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; place: number } | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last.current = { element: target, place: stopsIn(element).indexOf(target) };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) last.current = null;
    };
    element.addEventListener("focusin", note);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("focusout", forget);
    };
  }, [container]);
  useLayoutEffect(() => {
    const element = container.current;
    const gone = last.current;
    if (!element || !gone || gone.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const stops = stopsIn(element);
    stops[Math.min(Math.max(0, gone.place), stops.length - 1)]?.focus();
  });
}
