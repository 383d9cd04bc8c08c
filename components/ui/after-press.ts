/**
 * Delays work that moves the page until the current press has ended. A press blurs a field first; a message that
 * appeared at that moment would push the pressed control from under the pointer, and the click would miss.
 */

let isPressed = false;
/** The browser's context menu swallows the pointerup of the press that opened it. */
const END_EVENTS = ["pointerup", "pointercancel", "dragend", "contextmenu"] as const;
const waiting: (() => void)[] = [];

function runWaiting(): void {
  for (const task of waiting.splice(0)) task();
}

function endPress(): void {
  isPressed = false;
  // Not every press ends in a click, which would run the tasks itself. The next press may have started by then.
  setTimeout(() => isPressed || runWaiting());
}

/** A press on a scrollbar may get no end event, so an event that cannot happen during a press also ends it. */
function endPressIf(isOver: boolean): void {
  if (isPressed && isOver) endPress();
}

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointerdown",
    ({ button }) => {
      if (button === 0) isPressed = true;
    },
    true,
  );
  for (const name of END_EVENTS) window.addEventListener(name, endPress, true);
  window.addEventListener("pointermove", ({ buttons }) => endPressIf(buttons === 0), true);
  // A modifier key held during a press sends repeated keydown events.
  window.addEventListener("keydown", ({ repeat }) => endPressIf(!repeat), true);
  window.addEventListener("click", runWaiting);
}

/** Runs `task` after the current press, or at once if nothing is pressed. */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}
