"use client";

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from "react";

/** The props that a kind of menu adds to its trigger and its content. */
export type MenuBehavior = {
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

/** Returns the behavior of a menu that opens only on a press or key. */
export function useClickMenu(): MenuBehavior {
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return {
    triggerProps: { ref: trigger },
    contentProps: {
      ref: content,
      // The trigger toggles the menu itself: a press on it while the menu fades out opens it again.
      onInteractOutside: (event) => {
        if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
      },
    },
  };
}
