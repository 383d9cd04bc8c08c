"use client";

import { type RefObject, useEffect } from "react";
import { FOCUSABLE } from "./focusable";

/** Makes a scrollable box focusable while it overflows and holds nothing focusable, so that keys can scroll it. */
export function useScrollStop(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => {
      const isLong = element.scrollHeight > element.clientHeight;
      if (isLong && !element.querySelector(FOCUSABLE)) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
}
