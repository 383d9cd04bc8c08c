/** Turning what is selected about an upright axis through its middle: by the pointer in steps of 15°, or as typed. */
import { add, type Vector3 } from "../../geometry/vector3";
import { withColumns } from "../commands/selecting/columns";
import { turnElements } from "../commands/turn-elements";
import type { EditorStore } from "../core/editor-store";
import type { SelectionItem } from "../core/selection";
import { angleText } from "../core/units/measure-text";
import { parseAngle } from "../core/units/parse-angle";
import { middleOf } from "./held-places";
import type { ToolSession } from "./session";
import type { Pointer, Sight } from "./sight";
import { LEVEL, pointedAt } from "./snap/constraint";
import { SNAP_COPY } from "./snap/copy";
import { startTurn, type TurnRun } from "./tool-state";

const STEP = Math.PI / 12;
const REACH = Math.PI / 60;
/** Nearer to the axis than this a pointer has no direction. */
const NEAREST = 0.05;
/** The guide from the axis, in metres. */
const GUIDE = 1.2;

export function startTurnSession(
  store: EditorStore,
  look: { sight(): Sight | null },
  start: { items: readonly SelectionItem[]; pointer: Pointer | null },
): ToolSession {
  const pivot = middleOf(store.scene, start.items);
  const items = look.sight()?.isFromAbove ? withColumns(store.scene, start.items) : start.items;
  const session = store.beginDrag((scene, angle: number) => turnElements(scene, { items, pivot, angle }));
  let run: TurnRun = startTurn();
  let pointer = start.pointer;
  let base = 0;
  let from = start.pointer ? directionAt(start.pointer) : null;
  let raw = 0;
  let angle = 0;
  let isDrawn = false;
  let message: string | null = null;

  /** The pointer's direction from the axis, anticlockwise from x as seen from above. */
  function directionAt({ x, y }: Pointer): number | null {
    const sight = look.sight();
    const place = sight && pointedAt(LEVEL, pivot, sight.rayAt(x, y));
    if (!place || Math.hypot(place[0] - pivot[0], place[2] - pivot[2]) < NEAREST) return null;
    return Math.atan2(pivot[2] - place[2], place[0] - pivot[0]);
  }

  function byPointer(): number {
    const here = pointer && directionAt(pointer);
    if (here === null) return raw;
    from ??= here;
    const turned = base + here - from;
    // Around by the shorter way, so that a crossing of the seam is no jump.
    return turned - Math.round((turned - raw) / (2 * Math.PI)) * 2 * Math.PI;
  }

  function show(): void {
    if (!session.isOpen()) return;
    message = null;
    isDrawn = false;
    raw = byPointer();
    angle = raw;
    if (run.text !== "") {
      const typed = parseAngle(run.text);
      if (!typed.ok) message = typed.message;
      angle = typed.ok ? typed.value : 0;
    } else if (!pointer?.isFree) {
      const step = Math.round(raw / STEP) * STEP;
      isDrawn = Math.abs(step - raw) <= REACH && step !== 0;
      if (Math.abs(step - raw) <= REACH) angle = step;
    }
    const outcome = session.move(angle);
    if (outcome.ok) return;
    message ??= outcome.refusal.message;
    isDrawn = false;
    // What cannot be turned so is seen where letting go would leave it.
    session.move(0);
  }

  return {
    follow(running) {
      if (running.tool !== "turn") return;
      run = running;
      show();
    },
    point(next) {
      pointer = next;
      show();
    },
    viewChanged(next) {
      if (next !== undefined) pointer = next;
      base = raw;
      from = null;
    },
    message: () => message,
    place() {
      if (message !== null) return false;
      session.commit();
      return true;
    },
    cancel: () => session.cancel(),
    isOpen: () => session.isOpen(),
    marks() {
      if (Math.abs(angle) < 1e-6 || message !== null) return { snap: null, label: null };
      const text = angleText(angle);
      const direction = (from ?? 0) + angle - base;
      const end: Vector3 = add(pivot, [Math.cos(direction) * GUIDE, 0, -Math.sin(direction) * GUIDE]);
      const snap = isDrawn
        ? {
            reason: "angle" as const,
            text: SNAP_COPY.angle(text),
            vector: pivot,
            at: end,
            guide: [pivot, end] as const,
          }
        : null;
      return { snap, label: { at: pivot, text } };
    },
  };
}
