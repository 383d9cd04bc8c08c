/** jsdom has no PointerEvent: a mouse event with the pointer's fields replaces it. */
import { fireEvent } from "@testing-library/react";

type Fields = MouseEventInit & { pointerType?: "mouse" | "touch" | "pen"; pointerId?: number };

/** Sends one pointer event, such as "pointermove", to an element or the window. */
export function firePointer(target: Element | Window, name: string, fields: Fields = {}): boolean {
  const { pointerType = "mouse", pointerId = 1, ...mouse } = fields;
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...mouse });
  Object.defineProperties(event, { pointerType: { value: pointerType }, pointerId: { value: pointerId } });
  return fireEvent(target, event);
}

/** Moves the pointer onto an element. */
export function hover(element: Element, pointerType: Fields["pointerType"] = "mouse"): void {
  firePointer(element, "pointerover", { pointerType });
  firePointer(element, "pointermove", { pointerType });
}

/** Moves the pointer from an element to the page, or to `to`. */
export function leave(element: Element, to: Element = document.body): void {
  firePointer(element, "pointerout", { relatedTarget: to });
}
