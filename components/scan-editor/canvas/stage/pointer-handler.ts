/** Turns pointer and wheel events of a picture into gestures: a press that moves becomes a drag, any other a click. */

/** A point in pixels of the picture, with the button and the modifier keys. */
export type PointerPlace = {
  x: number;
  y: number;
  button: number;
  isShift: boolean;
  isAlt: boolean;
  /** Ctrl or ⌘. */
  isCommand: boolean;
  /** Touch gets more tolerance, because a finger is wider than a corner and never quite still. */
  isTouch?: boolean;
};

/** Effect of a press that moves: it drags an element, draws a box, or moves the view. */
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

type Point = { x: number; y: number };
type Pinch = { apart: number; x: number; y: number };

type Gesture =
  | { kind: "pressed"; intent: PressIntent; at: PointerPlace }
  | { kind: PressIntent }
  /** The rest of a canceled press, which does nothing. */
  | { kind: "over" }
  | ({ kind: "pinch" } & Pinch);

/** A press that moves less is a click. */
const CLICK_SLACK_PX = 4;
const TOUCH_SLACK_PX = 10;
const WHEEL_STEP = 0.0012;
const LINE_PX = 16;

export class PointerHandler {
  private readonly pointers = new Map<number, Point>();
  private gesture: Gesture | null = null;
  private readonly listeners = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly target: PointerTarget,
  ) {
    const { signal } = this.listeners;
    element.addEventListener("pointerdown", (event) => this.onDown(event), { signal });
    element.addEventListener("pointermove", (event) => this.onMove(event), { signal });
    element.addEventListener("pointerup", (event) => this.onUp(event), { signal });
    element.addEventListener("pointercancel", (event) => this.onCancel(event), { signal });
    element.addEventListener("pointerleave", () => this.onLeave(), { signal });
    element.addEventListener("wheel", (event) => this.onWheel(event), { passive: false, signal });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  }

  private placeOf(event: PointerEvent | WheelEvent): PointerPlace {
    const box = this.element.getBoundingClientRect();
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

  private pinch(): Pinch {
    const [a, b] = [...this.pointers.values()];
    if (!a || !b) return { apart: 1, x: 0, y: 0 };
    return { apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  private cancel(gesture: Gesture | null): void {
    if (gesture?.kind === "grab") this.target.cancelDrag();
    else if (gesture?.kind === "box") this.target.cancelBox();
  }

  private onDown(event: PointerEvent): void {
    const at = this.placeOf(event);
    this.pointers.set(event.pointerId, at);
    this.element.setPointerCapture(event.pointerId);
    if (this.pointers.size === 2) {
      this.cancel(this.gesture);
      this.gesture = { kind: "pinch", ...this.pinch() };
    } else if (this.pointers.size === 1) {
      this.gesture = { kind: "pressed", intent: this.target.press(at), at };
    }
  }

  private startMovement({ intent, at }: Extract<Gesture, { kind: "pressed" }>): Gesture {
    if (intent === "grab") this.target.startDrag(at);
    else if (intent === "box") this.target.startBox(at);
    return { kind: intent };
  }

  private move(at: PointerPlace, last: Point): void {
    const { gesture, target } = this;
    if (gesture?.kind === "grab") target.drag(at);
    else if (gesture?.kind === "box") target.box(at);
    else if (gesture?.kind === "orbit") target.orbit(at.x - last.x, at.y - last.y);
    else if (gesture?.kind === "pan") target.pan(at.x - last.x, at.y - last.y);
    else if (gesture?.kind === "pinch") {
      const next = this.pinch();
      target.zoom(gesture.apart / next.apart, next.x, next.y);
      target.pan(next.x - gesture.x, next.y - gesture.y);
      this.gesture = { kind: "pinch", ...next };
    }
  }

  private onMove(event: PointerEvent): void {
    const at = this.placeOf(event);
    const last = this.pointers.get(event.pointerId);
    if (!last) {
      this.target.hover(at);
      return;
    }
    if (this.gesture?.kind === "pressed") {
      const slack = at.isTouch ? TOUCH_SLACK_PX : CLICK_SLACK_PX;
      if (Math.hypot(at.x - this.gesture.at.x, at.y - this.gesture.at.y) < slack) return;
      this.gesture = this.startMovement(this.gesture);
    }
    this.pointers.set(event.pointerId, at);
    this.move(at, last);
  }

  private onUp(event: PointerEvent): void {
    if (!this.pointers.delete(event.pointerId)) return;
    const at = this.placeOf(event);
    const ended = this.gesture;
    if (this.pointers.size === 0) this.gesture = null;
    else if (ended?.kind === "pinch") {
      // One finger that stays after a pinch is not a press.
      this.gesture = this.pointers.size > 1 ? { kind: "pinch", ...this.pinch() } : { kind: "over" };
    }
    if (ended?.kind === "pressed" && event.button === 0) this.target.click(at);
    else if (ended?.kind === "grab") this.target.endDrag();
    else if (ended?.kind === "box") this.target.endBox(at);
  }

  private onCancel(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    this.cancel(this.gesture);
    this.gesture = null;
  }

  private onLeave(): void {
    if (this.pointers.size === 0) this.target.leave();
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.placeOf(event);
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    this.target.zoom(Math.exp(Math.max(-400, Math.min(400, pixels)) * WHEEL_STEP), x, y);
  }

  /** Cancels a drag or a box, or a press that could become one; returns false if there is none. */
  readonly cancelPress = (): boolean => {
    const { gesture } = this;
    const isPressed = gesture?.kind === "pressed" && (gesture.intent === "grab" || gesture.intent === "box");
    if (!isPressed && gesture?.kind !== "grab" && gesture?.kind !== "box") return false;
    this.gesture = { kind: "over" };
    this.cancel(gesture);
    return true;
  };

  dispose(): void {
    this.listeners.abort();
  }
}
