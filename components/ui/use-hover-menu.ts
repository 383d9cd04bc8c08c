"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { NESTED_MENU_HOVER_DELAY_MS } from "@/lib/domain/constants";

/** Time to cross the gap between trigger and menu. */
const CLOSE_DELAY_MS = 150;

/**
 * Lets a menu open on hover besides press and keys. Opened so it takes no focus, and goes when the pointer has left it;
 * a press or a key on the trigger makes it stay like every menu.
 */
export function useHoverMenu(isEnabled: boolean, isOpen: boolean, change: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** Opened by the pointer and not yet made to stay. */
  const isPassing = useRef(false);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (!isEnabled || isOpen || event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => {
      isPassing.current = true;
      focusedBefore.current = document.activeElement;
      change(true);
    }, NESTED_MENU_HOVER_DELAY_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (isOpen && isPassing.current) timer.current = setTimeout(() => change(false), CLOSE_DELAY_MS);
  };
  const keep = (event: PointerEvent | KeyboardEvent) => {
    clearTimeout(timer.current);
    const wasPassing = isOpen && isPassing.current;
    isPassing.current = false;
    if (!wasPassing) return;
    event.preventDefault();
    content.current?.focus({ preventScroll: true });
  };
  return {
    triggerProps: {
      ref: trigger,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown: keep,
      onKeyDown: (event: KeyboardEvent) => {
        if (["Enter", " ", "ArrowDown"].includes(event.key)) keep(event);
      },
    },
    contentProps: {
      ref: content,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
      // The trigger opens and closes by itself: while the menu fades out, a press there is to open it again.
      onInteractOutside: (event: Event) => {
        if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
      },
      onOpenAutoFocus: (event: Event) => {
        if (isPassing.current) event.preventDefault();
      },
      onCloseAutoFocus: (event: Event) => {
        if (!isPassing.current) return;
        event.preventDefault();
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
      },
    },
  };
}
