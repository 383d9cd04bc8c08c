import type { KeyboardEvent } from "react";
import { nextRovingIndex } from "../roving-focus";

const ROVING_KEYS: Record<string, string> = { ArrowDown: "ArrowRight", ArrowUp: "ArrowLeft", Home: "Home", End: "End" };

/**
 * Moves the focus to the next item while handling the key. Radix moves it in a timeout, so Enter pressed right after an
 * arrow would activate the previous item.
 */
export function moveFocusAtOnce(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const { target, currentTarget } = event;
  // Events of a nested menu also bubble to this handler.
  if (!(target instanceof HTMLElement) || target.closest("[role='menu']") !== currentTarget) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[role^='menuitem']:not([data-disabled])")];
  const current = items.indexOf(target);
  const next = current < 0 ? null : nextRovingIndex(ROVING_KEYS[event.key] ?? "", current, items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
