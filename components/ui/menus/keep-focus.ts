import type { PointerEvent } from "react";

/** Radix focuses items that the pointer enters and blurs those that it leaves, even while a menu fades out. */
function keepFocus(event: PointerEvent<HTMLElement>): void {
  if (event.currentTarget.closest("[role='menu'][data-state='closed']")) event.preventDefault();
}

/** Handlers for every item: a closed menu must not take the focus from what was opened from it. */
export const KEEP_FOCUS = { onPointerMove: keepFocus, onPointerLeave: keepFocus };
