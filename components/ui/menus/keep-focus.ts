import type { PointerEvent } from "react";

/** Stops Radix from focusing and blurring the items under the pointer while their menu fades out. */
function keepFocus(event: PointerEvent<HTMLElement>): void {
  if (event.currentTarget.closest("[role='menu'][data-state='closed']")) event.preventDefault();
}

/** Handlers for every item: a closed menu must not take the focus from a dialog that one of its items opened. */
export const KEEP_FOCUS = { onPointerMove: keepFocus, onPointerLeave: keepFocus };
