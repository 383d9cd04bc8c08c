"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { NESTED_MENU_HOVER_DELAY_MS } from "@/lib/domain/constants";
import { type MenuHands, usePlainMenu } from "./use-plain-menu";

/** Time to cross the gap between trigger and menu. */
const CLOSE_DELAY_MS = 150;

/**
 * Lets a menu open on hover besides press and keys. Opened so it takes no focus, and goes when the pointer has left it;
 * a press or a key on the trigger makes it stay like every menu.
 */
export function useHoverMenu(isOpen: boolean, change: (isOpen: boolean) => void): MenuHands {
  const plain = usePlainMenu();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const content = plain.contentProps.ref;
  /** Opened by the pointer and not yet made to stay. */
  const isPassing = useRef(false);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (isOpen || event.pointerType !== "mouse") return;
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
      ...plain.triggerProps,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown: keep,
      onKeyDown: (event: KeyboardEvent) => {
        if (["Enter", " ", "ArrowDown"].includes(event.key)) keep(event);
      },
    },
    contentProps: {
      ...plain.contentProps,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
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
