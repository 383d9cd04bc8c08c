"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

export type ElementSize = { width: number; height: number };

/**
 * Returns an element's inner size in CSS pixels, updated on changes; null before it is measured or while it has no
 * area.
 */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      const next = width > 0 && height > 0 ? { width, height } : null;
      setSize((current) => (current?.width === next?.width && current?.height === next?.height ? current : next));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
