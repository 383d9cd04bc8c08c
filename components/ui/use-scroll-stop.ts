"use client";

import { type RefObject, useEffect } from "react";

const TAKES_FOCUS = "a[href], button, input, select, textarea, [tabindex]";

/** While this box is longer than its place and holds nothing that takes the focus, it does, so that keys scroll it. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const isLong = element.scrollHeight > element.clientHeight;
      if (isLong && !element.querySelector(TAKES_FOCUS)) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
