"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Menus, dialogs and the dialogs that warn. */
const LAYERS = "[role=menu],[role$=dialog]";

/**
 * Keeps the focus in a part of the page: where what had it goes away with a drawing, it goes to what `home` finds then.
 * So it does where a menu or dialog that it opened has closed and it is gone by then. A press elsewhere gives the focus up. `onFocus` hears of each element that takes it. Called by the component that draws
 * the part, after those that may take the focus themselves.
 */
export function useFocusHome(
  part: RefObject<HTMLElement | null>,
  home: (part: HTMLElement) => HTMLElement | null | undefined,
  onFocus?: (element: Element) => void,
): void {
  const held = useRef<Element | null>(null);
  const hear = useRef(onFocus);
  const latest = useRef(() => {});
  useEffect(() => {
    hear.current = onFocus;
  });
  useEffect(() => {
    const hold = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return;
      const isIn = part.current?.contains(target);
      if (isIn) hear.current?.(target);
      if (isIn || !target.closest(LAYERS)) held.current = isIn ? target : null;
    };
    const note = ({ target }: FocusEvent) => hold(target);
    const forget = () => {
      held.current = null;
    };
    // Something in it may have taken the focus with its own first drawing.
    hold(document.activeElement);
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    // A layer is a child of the body. It hands the focus back a moment after it has gone.
    const layers = new MutationObserver(() => setTimeout(() => latest.current()));
    layers.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
      layers.disconnect();
    };
  }, [part]);
  useEffect(() => {
    latest.current = () => {
      if (!part.current || !held.current || held.current.isConnected || document.activeElement !== document.body)
        return;
      // What comes later is looked for again with the drawing that brings it.
      home(part.current)?.focus({ preventScroll: true });
    };
    latest.current();
  });
}
