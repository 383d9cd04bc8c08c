"use client";
/** A card goes with the choice that is made in it, and the pressed button with the card. */
import { type RefObject, useLayoutEffect } from "react";

/** What the cards of a panel lie in; it can be focused. */
const PANEL = "[data-conflicts]";
const CARD = "[data-conflict]";

/**
 * When the card goes while the focus is in it, the focus stays in its panel: at the first choice of another card, else at
 * the panel, from where keys go on.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const panel = own.closest<HTMLElement>(PANEL);
      const next = [...(panel?.querySelectorAll<HTMLElement>(CARD) ?? [])].find((other) => other !== own);
      const choice = next?.querySelector<HTMLElement>("button");
      if (choice) choice.focus();
      else panel?.focus({ preventScroll: true });
    };
  }, [card]);
}
