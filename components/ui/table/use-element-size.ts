"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

export type ElementSize = { width: number; height: number };

/** The inner size of an element in CSS pixels, now and whenever it changes; null before it is known or has no area. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      const next = width > 0 && height > 0 ? { width, height } : null;
      setSize((known) => (known?.width === next?.width && known?.height === next?.height ? known : next));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
