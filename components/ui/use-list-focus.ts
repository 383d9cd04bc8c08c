"use client";

import { type RefObject, useEffect, useRef } from "react";

const LEADS = "tbody [data-row-lead]";

/**
 * Keeps the focus in a list: where the row, the bar of bulk actions or the look beside that had it goes away, it goes to
 * the row that stands in the place of the last one. Called by the component that draws them all.
 */
export function useListFocus(page: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  const place = useRef(0);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && page.current?.contains(target) ? target : null;
      const index = held.current?.closest("tr")?.dataset.index;
      if (index !== undefined) place.current = Number(index);
    };
    // A press elsewhere gives the focus up.
    const forget = () => {
      held.current = null;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, [page]);
  useEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    const leads = [...(page.current?.querySelectorAll<HTMLElement>(LEADS) ?? [])];
    const same = leads.find((lead) => Number(lead.closest("tr")?.dataset.index) >= place.current);
    (same ?? leads.at(-1))?.focus({ preventScroll: true });
  });
}
