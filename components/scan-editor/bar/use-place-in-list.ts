"use client";
/** A row goes with what is chosen in it, and the pressed button with the row. */
import { type RefObject, useLayoutEffect } from "react";

const buttonsIn = (row: Element | null): HTMLButtonElement[] => [...(row?.querySelectorAll("button") ?? [])];

/** When the row goes while the focus is in it, the same button of the next row has it, else of the one before. */
export function usePlaceInList(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      const at = buttonsIn(own).indexOf(document.activeElement as HTMLButtonElement);
      if (at < 0) return;
      const others = buttonsIn(own?.nextElementSibling ?? own?.previousElementSibling ?? null);
      (others[at] ?? others.at(-1))?.focus();
    };
  }, [row]);
}
