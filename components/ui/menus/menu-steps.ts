import type { KeyboardEvent } from "react";
import { nextRovingIndex } from "../roving-focus";

const ALONG: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft", Home: "Home", End: "End" };

/**
 * Moves the focus to the next item while the key is handled. The library moves it a timer later, so that Enter pressed
 * right after an arrow would still carry out the item before.
 */
export function stepAtOnce(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  // Events of a menu beside an item come here too.
  if (!(target instanceof HTMLElement) || target.closest("[role='menu']") !== currentTarget) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role^='menuitem']:not([data-disabled])")];
  const current = items.indexOf(target);
  const next = current < 0 ? null : nextRovingIndex(ALONG[event.key] ?? "", current, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
