"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Menus, dialogs and alert dialogs. */
const LAYERS = "[role=menu],[role$=dialog]";

/**
 * Keeps the focus in a part of the page: when the focused element disappears with a render, the focus moves to the
 * element that `findFallback` returns. The same applies if the element disappears while a menu or dialog opened from it
 * is open. After a press elsewhere, the focus is not moved. `onFocus` is called with each element of the part that
 * takes the focus. Call the hook in the component that renders the part, after hooks that may move the focus.
 */
export function useFocusFallback(
  part: RefObject<HTMLElement | null>,
  findFallback: (part: HTMLElement) => HTMLElement | null | undefined,
  onFocus?: (element: Element) => void,
): void {
  const focused = useRef<Element | null>(null);
  const latestOnFocus = useRef(onFocus);
  const restore = useRef(() => {});
  useEffect(() => {
    latestOnFocus.current = onFocus;
  });
  useEffect(() => {
    const remember = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return;
      const isInPart = part.current?.contains(target);
      if (isInPart) latestOnFocus.current?.(target);
      if (isInPart || !target.closest(LAYERS)) focused.current = isInPart ? target : null;
    };
    const onFocusIn = ({ target }: FocusEvent) => remember(target);
    const onPointerDown = ({ target }: PointerEvent) => {
      // A press on the focused element moves no focus, so no event would remember the element again.
      if (!(target instanceof Node && focused.current?.contains(target))) focused.current = null;
    };
    // An element may have taken the focus in its first render.
    remember(document.activeElement);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("pointerdown", onPointerDown);
    // Layers are children of the body. A closing layer returns the focus shortly after its removal.
    const layers = new MutationObserver(() => setTimeout(() => restore.current()));
    layers.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("pointerdown", onPointerDown);
      layers.disconnect();
    };
  }, [part]);
  useEffect(() => {
    restore.current = () => {
      const isLost = focused.current && !focused.current.isConnected && document.activeElement === document.body;
      // If the fallback is not rendered yet, its render tries again.
      if (part.current && isLost) findFallback(part.current)?.focus({ preventScroll: true });
    };
    restore.current();
  });
}
