"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { NESTED_MENU_HOVER_DELAY_MS } from "@/lib/domain/constants";
import { type MenuBehavior, useClickMenu } from "./use-click-menu";

/** Time for the pointer to cross the gap between trigger and menu. */
const CLOSE_DELAY_MS = 150;

/**
 * Lets a menu open on hover in addition to press and keys. A menu opened by hover takes no focus and closes when the
 * pointer leaves; a press or key on the trigger pins it open.
 */
export function useHoverMenu(isOpen: boolean, change: (isOpen: boolean) => void): MenuBehavior {
  const base = useClickMenu();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const content = base.contentProps.ref;
  /** Whether the menu was opened by hover and is not pinned yet. */
  const isHoverOnly = useRef(false);
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (isOpen || event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => {
      isHoverOnly.current = true;
      focusedBefore.current = document.activeElement;
      change(true);
    }, NESTED_MENU_HOVER_DELAY_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (isOpen && isHoverOnly.current) timer.current = setTimeout(() => change(false), CLOSE_DELAY_MS);
  };
  const pin = (event: PointerEvent | KeyboardEvent) => {
    clearTimeout(timer.current);
    const wasHoverOnly = isOpen && isHoverOnly.current;
    isHoverOnly.current = false;
    if (!wasHoverOnly) return;
    event.preventDefault();
    content.current?.focus({ preventScroll: true });
  };
  return {
    triggerProps: {
      ...base.triggerProps,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown: pin,
      onKeyDown: (event: KeyboardEvent) => {
        if (["Enter", " ", "ArrowDown"].includes(event.key)) pin(event);
      },
    },
    contentProps: {
      ...base.contentProps,
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
      onOpenAutoFocus: (event: Event) => {
        if (isHoverOnly.current) event.preventDefault();
      },
      onCloseAutoFocus: (event: Event) => {
        if (!isHoverOnly.current) return;
        event.preventDefault();
        const hasNoFocus = document.activeElement === null || document.activeElement === document.body;
        if (hasNoFocus && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
      },
    },
  };
}
