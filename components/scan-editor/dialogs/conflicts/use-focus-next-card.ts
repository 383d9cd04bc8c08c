"use client";
import { type RefObject, useLayoutEffect } from "react";

/** The focusable container of the cards. */
const PANEL = "[data-conflicts]";
const CARD = "[data-conflict]";

/** When a card with the focus is removed, moves the focus to the first choice of another card, else to the panel. */
export function useFocusNextCard(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const panel = element.closest<HTMLElement>(PANEL);
      const next = [...(panel?.querySelectorAll<HTMLElement>(CARD) ?? [])].find((other) => other !== element);
      const choice = next?.querySelector<HTMLElement>("button");
      if (choice) choice.focus();
      else panel?.focus({ preventScroll: true });
    };
  }, [card]);
}
