/**
 * Work that moves the page, put off until a press has ended. A press takes the focus from a field first; a message that
 * appeared then would push what is pressed from under the pointer, and the press would hit nothing.
 */

let isPressed = false;
const ENDS = ["pointerup", "pointercancel", "dragend"] as const;
const waiting: (() => void)[] = [];

function work(): void {
  for (const task of waiting.splice(0)) task();
}

function end(): void {
  isPressed = false;
  // The click comes right after its pointerup, and does not always come.
  setTimeout(work);
}

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointerdown",
    () => {
      isPressed = true;
    },
    true,
  );
  for (const name of ENDS) window.addEventListener(name, end, true);
  window.addEventListener("click", work);
}

/** At once where nothing is being pressed. */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}
