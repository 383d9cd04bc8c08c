"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Props = { label: string; isVertical?: boolean; className: string | undefined; children: ReactNode };

/**
 * A toolbar. For keyboard users, arrow keys move between the buttons; after a press with the pointer, the editor
 * handles arrow keys and nudges the selection.
 */
export function Toolbar({ label, isVertical = false, className, children }: Props) {
  const wasPointerUsed = useRef(false);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) wasPointerUsed.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    if (event.key === "Tab") wasPointerUsed.current = false;
    if (!step || wasPointerUsed.current || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const focusedIndex = buttons.findIndex((button) => button.matches(":focus"));
    buttons[(focusedIndex + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : undefined}
      className={className}
      onPointerDown={() => {
        wasPointerUsed.current = true;
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
