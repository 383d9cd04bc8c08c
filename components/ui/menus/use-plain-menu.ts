"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

/** What a menu's trigger and its layer are given beside what every menu has. */
export type MenuHands = {
  triggerProps: {
    ref: RefObject<HTMLButtonElement | null>;
    onPointerEnter?: (event: PointerEvent) => void;
    onPointerLeave?: () => void;
    onPointerDown?: (event: PointerEvent) => void;
    onKeyDown?: (event: KeyboardEvent) => void;
  };
  contentProps: {
    ref: RefObject<HTMLDivElement | null>;
    onInteractOutside: (event: Event) => void;
    onPointerEnter?: () => void;
    onPointerLeave?: () => void;
    onOpenAutoFocus?: (event: Event) => void;
    onCloseAutoFocus?: (event: Event) => void;
  };
};

/** Of a menu that opens on a press or a key alone. */
export function usePlainMenu(): MenuHands {
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return {
    triggerProps: { ref: trigger },
    contentProps: {
      ref: content,
      // The trigger opens and closes by itself: while the menu fades out, a press there is to open it again.
      onInteractOutside: (event) => {
        if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
      },
    },
  };
}
