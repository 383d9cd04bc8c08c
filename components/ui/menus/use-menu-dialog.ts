"use client";

import { useCallback, useRef, useState } from "react";

/**
 * Returns the state of dialogs opened from a menu. A dialog opens after the menu has closed, so that the two do not
 * compete for the focus; when the dialog closes, the menu's button, found in `container`, takes the focus.
 */
export function useMenuDialog<Name extends string>() {
  const [shown, show] = useState<Name | null>(null);
  const chosen = useRef<Name | null>(null);
  const container = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => {
    show(null);
    requestAnimationFrame(() => container.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus());
  }, []);
  return {
    shown,
    show,
    close,
    container,
    /** Call when an item is chosen. */
    choose: (name: Name) => {
      chosen.current = name;
    },
    /** For the menu's `onCloseAutoFocus`. */
    afterMenu: (event: Event) => {
      const name = chosen.current;
      chosen.current = null;
      if (name === null) return;
      event.preventDefault();
      show(name);
    },
  };
}
