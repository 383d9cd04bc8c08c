/**
 * The one pointer handler of the canvas. Left drags a corner that it presses on and orbits elsewhere; right, middle or Shift
 * pans; the wheel and two fingers zoom. A press that does not move is a click.
 */
export type PointerTarget = {
  /** A corner under the press that a drag would move. */
  grabAt(x: number, y: number): string | null;
  startDrag(key: string, x: number, y: number): void;
  drag(x: number, y: number, isUpright: boolean): void;
  endDrag(): void;
  cancelDrag(): void;
  orbit(dx: number, dy: number): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  click(x: number, y: number, isAdding: boolean): void;
};

type Gesture =
  | { kind: "pressed"; grabbed: string | null; pans: boolean; x: number; y: number }
  | { kind: "drag" }
  | { kind: "orbit" }
  | { kind: "pan" }
  | { kind: "over" }
  | { kind: "pinch"; apart: number; x: number; y: number };

/** A press that moves less is a click. */
const CLICK_SLACK_PX = 4;
const WHEEL_STEP = 0.0012;
const LINE_PX = 16;

export type PointerHandler = {
  /** Lets go of a corner that is held or dragged: until the next press the pointer does nothing. False when none is. */
  letGo(): boolean;
  detach(): void;
};

export function attachPointerHandler(element: HTMLElement, target: PointerTarget): PointerHandler {
  const pointers = new Map<number, { x: number; y: number }>();
  let gesture: Gesture | null = null;

  const place = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function twoFingers(): { apart: number; x: number; y: number } {
    const [a, b] = [...pointers.values()];
    if (!a || !b) return { apart: 1, x: 0, y: 0 };
    return { apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  function onDown(event: PointerEvent): void {
    const { x, y } = place(event);
    pointers.set(event.pointerId, { x, y });
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      if (gesture?.kind === "drag") target.cancelDrag();
      gesture = { kind: "pinch", ...twoFingers() };
    } else if (pointers.size === 1) {
      const pans = event.button !== 0 || event.shiftKey;
      gesture = { kind: "pressed", grabbed: pans ? null : target.grabAt(x, y), pans, x, y };
    }
  }

  /** A press becomes a movement once it has left its place. */
  function begin(pressed: Extract<Gesture, { kind: "pressed" }>): Gesture {
    if (pressed.pans) return { kind: "pan" };
    if (pressed.grabbed === null) return { kind: "orbit" };
    target.startDrag(pressed.grabbed, pressed.x, pressed.y);
    return { kind: "drag" };
  }

  function onMove(event: PointerEvent): void {
    const { x, y } = place(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      target.hover(x, y);
      return;
    }
    if (gesture?.kind === "pressed") {
      if (Math.hypot(x - gesture.x, y - gesture.y) < CLICK_SLACK_PX) return;
      gesture = begin(gesture);
    }
    pointers.set(event.pointerId, { x, y });
    if (gesture?.kind === "drag") target.drag(x, y, event.altKey);
    else if (gesture?.kind === "orbit") target.orbit(x - last.x, y - last.y);
    else if (gesture?.kind === "pan") target.pan(x - last.x, y - last.y);
    else if (gesture?.kind === "pinch") {
      const next = twoFingers();
      target.zoom(gesture.apart / next.apart, next.x, next.y);
      target.pan(next.x - gesture.x, next.y - gesture.y);
      gesture = { kind: "pinch", ...next };
    }
  }

  function onUp(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    const { x, y } = place(event);
    if (gesture?.kind === "pressed" && event.button === 0) {
      target.click(x, y, event.shiftKey || event.ctrlKey || event.metaKey);
    } else if (gesture?.kind === "drag") target.endDrag();
    if (pointers.size === 0) gesture = null;
  }

  function onCancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (gesture?.kind === "drag") target.cancelDrag();
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
      const holds = gesture?.kind === "drag" || (gesture?.kind === "pressed" && gesture.grabbed !== null);
      if (!holds) return false;
      if (gesture?.kind === "drag") target.cancelDrag();
      gesture = { kind: "over" };
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
