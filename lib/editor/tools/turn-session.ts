import { add, type Vector3 } from "../../geometry/vector3";
import { withColumns } from "../commands/selecting/columns";
import { turnElements } from "../commands/turn-elements";
import type { DragSession } from "../core/drag-session";
import type { EditorStore } from "../core/editor-store";
import type { SelectionItem } from "../core/selection";
import { angleText } from "../core/units/measure-text";
import { parseAngle } from "../core/units/parse-angle";
import { centerOf } from "./element-points";
import type { SessionMarks, ToolSession } from "./session";
import { LEVEL, pointedAt } from "./snap/constraint";
import { SNAP_COPY } from "./snap/copy";
import type { Snap } from "./snap/snap";
import { type Running, startTurn, type TurnRun } from "./tool-state";
import type { Pointer, ToolView } from "./tool-view";

const STEP = Math.PI / 12;
const REACH = Math.PI / 60;
/** A pointer closer than this to the axis has no direction, in m. */
const MIN_DISTANCE = 0.05;
/** Length of the guide from the axis, in m. */
const GUIDE = 1.2;

type TurnStart = { items: readonly SelectionItem[]; pointer: Pointer | null };

class TurnSession implements ToolSession {
  private readonly pivot: Vector3;
  private readonly drag: DragSession<number>;
  private run: TurnRun = startTurn();
  private pointer: Pointer | null;
  /** The pointer direction at which the current turn starts; `base` is the angle turned before. */
  private from: number | null;
  private base = 0;
  /** The angle by the pointer alone, before snapping. */
  private raw = 0;
  private angle = 0;
  private isSnapped = false;
  private refusal: string | null = null;

  constructor(
    store: EditorStore,
    private readonly context: { view(): ToolView | null },
    { items, pointer }: TurnStart,
  ) {
    const pivot = centerOf(store.scene, items);
    const turned = context.view()?.isFromAbove ? withColumns(store.scene, items) : items;
    this.pivot = pivot;
    this.drag = store.beginDrag((scene, angle: number) => turnElements(scene, { items: turned, pivot, angle }));
    this.pointer = pointer;
    this.from = pointer ? this.directionAt(pointer) : null;
  }

  follow(running: Running): void {
    if (running.tool !== "turn") return;
    this.run = running;
    this.update();
  }

  point(next: Pointer): void {
    this.pointer = next;
    this.update();
  }

  viewChanged(next?: Pointer | null): void {
    if (next !== undefined) this.pointer = next;
    this.base = this.raw;
    this.from = null;
  }

  message(): string | null {
    return this.refusal;
  }

  place(): boolean {
    if (this.refusal !== null) return false;
    this.drag.commit();
    return true;
  }

  cancel(): void {
    this.drag.cancel();
  }

  isOpen(): boolean {
    return this.drag.isOpen();
  }

  marks(): SessionMarks {
    if (Math.abs(this.angle) < 1e-6 || this.refusal !== null) return { snap: null, label: null };
    const text = angleText(this.angle);
    return { snap: this.isSnapped ? this.angleSnap(text) : null, label: { at: this.pivot, text } };
  }

  private angleSnap(text: string): Snap {
    const { pivot } = this;
    const direction = (this.from ?? 0) + this.angle - this.base;
    const end: Vector3 = add(pivot, [Math.cos(direction) * GUIDE, 0, -Math.sin(direction) * GUIDE]);
    return { reason: "angle", text: SNAP_COPY.angle(text), vector: pivot, at: end, guide: [pivot, end] };
  }

  /** Returns the pointer's direction from the axis, counterclockwise from x as seen from above. */
  private directionAt({ x, y }: Pointer): number | null {
    const { pivot } = this;
    const view = this.context.view();
    const pointed = view && pointedAt(LEVEL, pivot, view.rayAt(x, y));
    if (!pointed || Math.hypot(pointed[0] - pivot[0], pointed[2] - pivot[2]) < MIN_DISTANCE) return null;
    return Math.atan2(pivot[2] - pointed[2], pointed[0] - pivot[0]);
  }

  private angleByPointer(): number {
    const direction = this.pointer && this.directionAt(this.pointer);
    if (direction === null) return this.raw;
    this.from ??= direction;
    const turned = this.base + direction - this.from;
    // The full turn nearest to the last angle, so that crossing ±180° does not jump.
    return turned - Math.round((turned - this.raw) / (2 * Math.PI)) * 2 * Math.PI;
  }

  private update(): void {
    if (!this.drag.isOpen()) return;
    this.refusal = null;
    this.isSnapped = false;
    this.raw = this.angleByPointer();
    this.angle = this.raw;
    if (this.run.text !== "") this.readText();
    else if (!this.pointer?.isFree) this.snapAngle();
    const outcome = this.drag.move(this.angle);
    if (outcome.ok) return;
    this.refusal ??= outcome.refusal.message;
    this.isSnapped = false;
    // Elements that cannot be turned are shown at their start, where a release would leave them.
    this.drag.move(0);
  }

  private readText(): void {
    const typed = parseAngle(this.run.text);
    if (!typed.ok) this.refusal = typed.message;
    this.angle = typed.ok ? typed.value : 0;
  }

  private snapAngle(): void {
    const step = Math.round(this.raw / STEP) * STEP;
    if (Math.abs(step - this.raw) > REACH) return;
    this.isSnapped = step !== 0;
    this.angle = step;
  }
}

/** Turns the selection around the vertical axis through its middle: by pointer in 15° steps, or by a typed angle. */
export const startTurnSession = (
  store: EditorStore,
  context: { view(): ToolView | null },
  start: TurnStart,
): ToolSession => new TurnSession(store, context, start);
