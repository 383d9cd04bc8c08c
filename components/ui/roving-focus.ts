import type { KeyboardEvent } from "react";

/** Which of `count` a key leads to from `current`, around the ends; null for any other key. */
export function rovingIndex(key: string, current: number, count: number): number | null {
  if (count <= 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (Math.max(current, 0) - 1 + count) % count;
  return null;
}

/** Moves the focus among the elements marked `data-roving` in the element that has the handler. */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-roving]")];
  const focused = places.findIndex((place) => place.matches(":focus"));
  const next = rovingIndex(event.key, focused, places.length);
  if (next === null) return;
  event.preventDefault();
  places[next]?.focus();
}
