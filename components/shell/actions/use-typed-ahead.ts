"use client";

import { useCallback, useLayoutEffect, useRef } from "react";
import { layerOf } from "@/components/ui/overlays/top-layer";

/**
 * Keys that are pressed between the wish for a layer and its taking the focus belong to that layer, however long its code
 * is on its way: none of them is a shortcut of the page. Answers what takes the text that was typed in that time, once.
 * `isWanted`: the layer is to be open. Escape gives the wish up.
 */
export function useTypedAhead(isWanted: boolean, onGiveUp: () => void): () => string {
  const text = useRef("");
  const giveUp = useRef(onGiveUp);
  useLayoutEffect(() => {
    giveUp.current = onGiveUp;
  });
  useLayoutEffect(() => {
    if (!isWanted) return;
    text.current = "";
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      if (event.target instanceof Element && layerOf(event.target) !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === "Escape") giveUp.current();
      else if (event.key === "Backspace") text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isWanted]);
  return useCallback(() => {
    const typed = text.current;
    text.current = "";
    return typed;
  }, []);
}
