"use client";

import { useCallback, useRef, useState } from "react";

/**
 * Dialogs that a menu leads to. A dialog opens once the menu is gone, or the two would pull at the focus; when it closes,
 * the menu's button takes the focus back. `container` holds that button.
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
    /** An item of the menu was chosen. */
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
