"use client";

import { useCallback, useLayoutEffect, useRef } from "react";
import { findLayer } from "@/components/ui/overlays/top-layer";

/**
 * Collects the keys that are pressed while a layer's code is still loading, so that they trigger no shortcut of the
 * page. Returns a function that returns the collected text and clears it. `isOpening` is true while the layer is
 * opening or open; Escape calls `onGiveUp`.
 */
export function useTypedAhead(isOpening: boolean, onGiveUp: () => void): () => string {
  const text = useRef("");
  const giveUp = useRef(onGiveUp);
  useLayoutEffect(() => {
    giveUp.current = onGiveUp;
  });
  useLayoutEffect(() => {
    if (!isOpening) return;
    text.current = "";
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      if (event.target instanceof Element && findLayer(event.target) !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === "Escape") giveUp.current();
      else if (event.key === "Backspace") text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isOpening]);
  return useCallback(() => {
    const typed = text.current;
    text.current = "";
    return typed;
  }, []);
}
