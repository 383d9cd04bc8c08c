import type { PointerEvent } from "react";

/** The library gives the focus to what the pointer comes to and takes it from what it leaves, also while a menu fades out. */
function leaveFocus(event: PointerEvent<HTMLElement>): void {
  if (event.currentTarget.closest("[role='menu'][data-state='closed']")) event.preventDefault();
}

/** For every item: a menu that has closed leaves the focus with what was opened from it. */
export const FOCUS_STAYS = { onPointerMove: leaveFocus, onPointerLeave: leaveFocus };
