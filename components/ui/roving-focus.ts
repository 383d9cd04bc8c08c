import type { KeyboardEvent } from "react";

/** Returns the index (of `count`) that a key leads to from `current`, wrapping around; null for any other key. */
export function nextRovingIndex(key: string, current: number, count: number): number | null {
  if (count <= 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (Math.max(current, 0) - 1 + count) % count;
  return null;
}

/** Moves the focus among the `data-roving` elements inside the element that has the handler. */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
  const focused = targets.findIndex((target) => target.matches(":focus"));
  const next = nextRovingIndex(event.key, focused, targets.length);
  if (next === null) return;
  event.preventDefault();
  targets[next]?.focus();
}
