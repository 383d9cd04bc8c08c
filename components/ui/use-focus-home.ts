"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page: where what had it goes away with a drawing, it goes to what `home` finds then.
 * A press elsewhere gives the focus up. `onFocus` hears of each element that takes it. Called by the component that draws
 * the part, after those that may take the focus themselves.
 */
export function useFocusHome(
  part: RefObject<HTMLElement | null>,
  home: (part: HTMLElement) => HTMLElement | null | undefined,
  onFocus?: (element: Element) => void,
): void {
  const held = useRef<Element | null>(null);
  const hear = useRef(onFocus);
  useEffect(() => {
    hear.current = onFocus;
  });
  useEffect(() => {
    const hold = (target: EventTarget | null) => {
      held.current = target instanceof Element && part.current?.contains(target) ? target : null;
      if (held.current) hear.current?.(held.current);
    };
    const note = ({ target }: FocusEvent) => hold(target);
    const forget = () => {
      held.current = null;
    };
    // Something in it may have taken the focus with its own first drawing.
    hold(document.activeElement);
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, [part]);
  useEffect(() => {
    if (!part.current || !held.current || held.current.isConnected || document.activeElement !== document.body) return;
    // What comes later is looked for again with the drawing that brings it.
    home(part.current)?.focus({ preventScroll: true });
  });
}
