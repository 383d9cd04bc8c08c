import { type RefObject, useLayoutEffect } from "react";

/** How far its lower edge may be from the window's, in pixels, for toasts to stand above it. */
const NEAR_EDGE = 80;
const standing = new Set<Element>();

function place(): void {
  const heights = [...standing].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom >= window.innerHeight - NEAR_EDGE ? window.innerHeight - top : 0;
  });
  const height = Math.max(0, ...heights);
  if (height > 0) document.documentElement.style.setProperty("--under-toasts", `${height}px`);
  else document.documentElement.style.removeProperty("--under-toasts");
}

/** While `isShown`, toasts stand above this part at the lower edge of the page: its keys and buttons stay in sight. */
export function useUnderToasts(part: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const element = isShown ? part.current : null;
    if (!element) return;
    standing.add(element);
    place();
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
    observer?.observe(element);
    window.addEventListener("resize", place);
    return () => {
      standing.delete(element);
      observer?.disconnect();
      window.removeEventListener("resize", place);
      place();
    };
  }, [part, isShown]);
}
