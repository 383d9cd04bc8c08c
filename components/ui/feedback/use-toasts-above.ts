import { type RefObject, useLayoutEffect } from "react";

/** The maximum distance in pixels between an element's lower edge and the window's for toasts to be placed above it. */
const NEAR_EDGE = 80;
const elements = new Set<Element>();

function updateClearance(): void {
  const heights = [...elements].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom >= window.innerHeight - NEAR_EDGE ? window.innerHeight - top : 0;
  });
  const height = Math.max(0, ...heights);
  if (height > 0) document.documentElement.style.setProperty("--under-toasts", `${height}px`);
  else document.documentElement.style.removeProperty("--under-toasts");
}

/** While `isShown`, places toasts above this part at the lower edge of the page, so that its controls stay visible. */
export function useToastsAbove(part: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const element = isShown ? part.current : null;
    if (!element) return;
    elements.add(element);
    updateClearance();
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(updateClearance);
    observer?.observe(element);
    window.addEventListener("resize", updateClearance);
    return () => {
      elements.delete(element);
      observer?.disconnect();
      window.removeEventListener("resize", updateClearance);
      updateClearance();
    };
  }, [part, isShown]);
}
