/**
 * Work that moves the page, put off until a press has ended. A press takes the focus from a field first; a message that
 * appeared then would push what is pressed from under the pointer, and the press would hit nothing.
 */

let isPressed = false;
/** The browser's own menu keeps the pointerup of the press that opened it. */
const ENDS = ["pointerup", "pointercancel", "dragend", "contextmenu"] as const;
const waiting: (() => void)[] = [];

function work(): void {
  for (const task of waiting.splice(0)) task();
}

function end(): void {
  isPressed = false;
  // The click comes right after its pointerup, and does not always come. By then the next press may be going on.
  setTimeout(() => isPressed || work());
}

/** A press on a scrollbar may never be told to have ended: what cannot happen during a press ends it too. */
function endIf(isOver: boolean): void {
  if (isPressed && isOver) end();
}

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointerdown",
    ({ button }) => {
      if (button === 0) isPressed = true;
    },
    true,
  );
  for (const name of ENDS) window.addEventListener(name, end, true);
  window.addEventListener("pointermove", ({ buttons }) => endIf(buttons === 0), true);
  // A modifier that is held through a press repeats itself.
  window.addEventListener("keydown", ({ repeat }) => endIf(!repeat), true);
  window.addEventListener("click", work);
}

/** At once where nothing is being pressed. */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}
