/**
 * The one pointer handler of the canvas. What a press would begin is the target's to say; here it becomes a movement once
 * it has left its place, and a click where it has not. The wheel and two fingers zoom.
 */

/** A place in pixels of the canvas, with what is held there. */
export type PointerPlace = {
  x: number;
  y: number;
  button: number;
  isShift: boolean;
  isAlt: boolean;
  /** Ctrl or ⌘. */
  isCommand: boolean;
  /** A finger, which is wider than a corner and never quite still. */
  isTouch?: boolean;
};

/** What a movement of a press does: it takes an element along, draws a box, or moves the view. */
export type PressIntent = "grab" | "box" | "orbit" | "pan";

export type PointerTarget = {
  press(at: PointerPlace): PressIntent;
  startDrag(at: PointerPlace): void;
  drag(at: PointerPlace): void;
  endDrag(): void;
  cancelDrag(): void;
  startBox(at: PointerPlace): void;
  box(at: PointerPlace): void;
  endBox(at: PointerPlace): void;
  cancelBox(): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  hover(at: PointerPlace): void;
  leave(): void;
  click(at: PointerPlace): void;
};

type Gesture =
  | { kind: "pressed"; intent: PressIntent; at: PointerPlace }
  | { kind: PressIntent }
  | { kind: "over" }
  | { kind: "pinch"; apart: number; x: number; y: number };

/** A press that moves less is a click. */
const CLICK_SLACK_PX = 4;
const TOUCH_SLACK_PX = 10;
const WHEEL_STEP = 0.0012;
const LINE_PX = 16;

export type PointerHandler = {
  /** Lets go of what is held, dragged or boxed: until the next press the pointer does nothing. False when none is. */
  letGo(): boolean;
  detach(): void;
};

export function attachPointerHandler(element: HTMLElement, target: PointerTarget): PointerHandler {
  const pointers = new Map<number, { x: number; y: number }>();
  let gesture: Gesture | null = null;

  function place(event: PointerEvent | WheelEvent): PointerPlace {
    const box = element.getBoundingClientRect();
    return {
      x: event.clientX - box.left,
      y: event.clientY - box.top,
      button: event.button,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isCommand: event.ctrlKey || event.metaKey,
      ...("pointerType" in event && event.pointerType === "touch" ? { isTouch: true } : {}),
    };
  }

  function twoFingers(): { apart: number; x: number; y: number } {
    const [a, b] = [...pointers.values()];
    if (!a || !b) return { apart: 1, x: 0, y: 0 };
    return { apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  /** Ends a drag or a box without taking it. */
  function drop(): void {
    if (gesture?.kind === "grab") target.cancelDrag();
    else if (gesture?.kind === "box") target.cancelBox();
  }

  function onDown(event: PointerEvent): void {
    const at = place(event);
    pointers.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      drop();
      gesture = { kind: "pinch", ...twoFingers() };
    } else if (pointers.size === 1) gesture = { kind: "pressed", intent: target.press(at), at };
  }

  /** A press becomes a movement once it has left its place. */
  function begin({ intent, at }: Extract<Gesture, { kind: "pressed" }>): Gesture {
    if (intent === "grab") target.startDrag(at);
    else if (intent === "box") target.startBox(at);
    return { kind: intent };
  }

  function follow(at: PointerPlace, last: { x: number; y: number }): void {
    if (gesture?.kind === "grab") target.drag(at);
    else if (gesture?.kind === "box") target.box(at);
    else if (gesture?.kind === "orbit") target.orbit(at.x - last.x, at.y - last.y);
    else if (gesture?.kind === "pan") target.pan(at.x - last.x, at.y - last.y);
    else if (gesture?.kind === "pinch") {
      const next = twoFingers();
      target.zoom(gesture.apart / next.apart, next.x, next.y);
      target.pan(next.x - gesture.x, next.y - gesture.y);
      gesture = { kind: "pinch", ...next };
    }
  }

  function onMove(event: PointerEvent): void {
    const at = place(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      target.hover(at);
      return;
    }
    if (gesture?.kind === "pressed") {
      const slack = at.isTouch ? TOUCH_SLACK_PX : CLICK_SLACK_PX;
      if (Math.hypot(at.x - gesture.at.x, at.y - gesture.at.y) < slack) return;
      gesture = begin(gesture);
    }
    pointers.set(event.pointerId, at);
    follow(at, last);
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    const at = place(event);
    const ended = gesture;
    if (pointers.size === 0) gesture = null;
    // What a finger does that stays was never meant as a press.
    else if (gesture?.kind === "pinch")
      gesture = pointers.size > 1 ? { kind: "pinch", ...twoFingers() } : { kind: "over" };
    if (ended?.kind === "pressed" && event.button === 0) target.click(at);
    else if (ended?.kind === "grab") target.endDrag();
    else if (ended?.kind === "box") target.endBox(at);
  }

  function onCancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    drop();
    gesture = null;
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = place(event);
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    target.zoom(Math.exp(Math.max(-400, Math.min(400, pixels)) * WHEEL_STEP), x, y);
  }

  const onMenu = (event: Event): void => event.preventDefault();
  const onLeave = (): void => {
    if (pointers.size === 0) target.leave();
  };
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", onCancel);
  element.addEventListener("pointerleave", onLeave);
  element.addEventListener("wheel", onWheel, { passive: false });
  element.addEventListener("contextmenu", onMenu);
  return {
    letGo() {
      const isHeld = gesture?.kind === "pressed" && (gesture.intent === "grab" || gesture.intent === "box");
      const isMoved = gesture?.kind === "grab" || gesture?.kind === "box";
      if (!isHeld && !isMoved) return false;
      const held = gesture;
      gesture = { kind: "over" };
      if (held?.kind === "grab") target.cancelDrag();
      else if (held?.kind === "box") target.cancelBox();
      return true;
    },
    detach() {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", onCancel);
      element.removeEventListener("pointerleave", onLeave);
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("contextmenu", onMenu);
    },
  };
}
