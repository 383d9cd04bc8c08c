/** Moving what is selected: by the pointer, drawn to what is near, or by what is typed; locked to an axis or a plane. */
import { hostFrame, toFrame } from "../../geometry/host-frame";
import { add, dot, lengthOf, normalize, scale, subtract, type Vector3 } from "../../geometry/vector3";
import { verticesOf } from "../commands/move-elements";
import { moveSelection } from "../commands/move-selection";
import { withColumns } from "../commands/selecting/columns";
import type { EditorStore } from "../core/editor-store";
import { facePoints } from "../core/measures/face-points";
import { goesThrough } from "../core/measures/opening-presets";
import type { SelectionItem } from "../core/selection";
import { currentMeasures } from "../core/units/chosen-measures";
import { TOOL_COPY } from "./copy";
import { heldPlaces } from "./held-places";
import { createMergeOnDrop } from "./merge-on-drop";
import { refusedOutlines } from "./refused-place";
import type { ToolSession } from "./session";
import type { Pointer, Sight } from "./sight";
import {
  AXES,
  type Constraint,
  constrain,
  levelled,
  lockConstraint,
  naturalConstraint,
  pointedAt,
  UPRIGHT,
} from "./snap/constraint";
import type { Snap } from "./snap/snap";
import type { CeilingHeights, SnapIndex } from "./snap/snap-index";
import { snapMove } from "./snap/snap-move";
import { snapSlide } from "./snap/snap-slide";
import type { ToolSurroundings } from "./surroundings";
import { type MoveRun, startMove } from "./tool-state";

export type MoveStart = {
  items: readonly SelectionItem[];
  /** The one that was taken hold of, and where. */
  item: SelectionItem;
  hold: Vector3;
  pointer: Pointer | null;
};

const NOWHERE: Vector3 = [0, 0, 0];
const REACH_PX = 10;
const LEAST_REACH = 0.005;
const MOST_REACH = 0.35;
/** How far from the corner that it is to become one with it is seen, in metres: there its wall has some area left. */
const NEXT_TO = 0.003;

export function startMoveSession(
  store: EditorStore,
  look: { sight(): Sight | null; index(): SnapIndex } & Pick<ToolSurroundings, "isHidden" | "newKey" | "tell">,
  start: MoveStart,
): ToolSession {
  const { item, hold } = start;
  const { scene } = store;
  const isFromAbove = look.sight()?.isFromAbove === true;
  const items = isFromAbove ? withColumns(scene, start.items) : start.items;
  const isSliding = item.kind === "objectPlanar";
  /** How it moves in a picture: from above nothing can be pointed at upright. */
  const naturalIn = (fromAbove: boolean): Constraint => {
    const natural = naturalConstraint(scene, item);
    return fromAbove ? levelled(natural) : natural;
  };
  let natural = naturalIn(isFromAbove);
  const moving = new Set(items.flatMap((one) => verticesOf(scene, one) ?? []));
  const isMoving = (key: string): boolean => moving.has(key);
  let heights: CeilingHeights | null = null;
  // What moves is at another height with every step, and would be drawn to where it was a moment ago.
  const ceilings = (): CeilingHeights => {
    heights ??= look.index().ceilings(isMoving);
    return heights;
  };
  const places = heldPlaces(scene, item);
  const angleFrom = item.kind === "vertex" ? edgeDirection(store, item.key, moving) : 0;
  const session = store.beginDrag((now, vector: Vector3) => moveSelection(now, { items, vector }));
  const drop = isFromAbove ? createMergeOnDrop(store, look.index, items, look.newKey) : null;
  let isMerging = false;
  let run: MoveRun = startMove(false);
  let pointer = start.pointer;
  /** What was moved before the pointer was here, which it goes on from. */
  let base: Vector3 = NOWHERE;
  let anchor = start.pointer;
  /** By the pointer alone, before anything draws. */
  let raw: Vector3 = NOWHERE;
  let vector: Vector3 = NOWHERE;
  let snap: Snap | null = null;
  let typedRefusal: string | null = null;
  let refusal: string | null = null;

  const seesUpright = (): boolean => look.sight()?.isFromAbove !== true;
  const free = (): Constraint => (pointer?.isUpright && !isSliding && seesUpright() ? UPRIGHT : natural);
  const wanted = (): Constraint => (run.lock ? lockConstraint(run.lock) : free());
  /** Where rays are met: what slides in a wall is pointed at in the wall, whatever it is locked to. */
  const met = (): Constraint => (isSliding ? natural : wanted());
  const held = (): Constraint | null => (isSliding && run.lock ? lockConstraint(run.lock) : null);

  function reanchor(): void {
    base = constrain(wanted(), raw);
    anchor = pointer;
  }

  function byPointer(): Vector3 {
    const sight = look.sight();
    if (!sight || !pointer || !anchor) return base;
    const at = add(hold, base);
    const here = pointedAt(met(), at, sight.rayAt(pointer.x, pointer.y));
    const from = pointedAt(met(), at, sight.rayAt(anchor.x, anchor.y)) ?? at;
    if (!here) return raw;
    const moved = add(base, subtract(here, from));
    const lock = held();
    return lock ? constrain(lock, moved) : moved;
  }

  function snapped(): Snap | null {
    const sight = look.sight();
    if (!sight || !pointer || pointer.isFree || lengthOf(raw) === 0) return null;
    const reach = Math.min(MOST_REACH, Math.max(LEAST_REACH, sight.metersPerPixel(add(hold, raw)) * REACH_PX));
    if (isSliding) return run.lock ? null : alongAlone(snapSlide(sceneAtStart(), item.key, raw, reach, look.isHidden));
    const question = { from: places, vector: raw, constraint: wanted(), reach, angleFrom };
    return snapMove(look.index(), { ...question, isMoving, ceilings });
  }

  /** From above an opening is drawn along its wall and never up. */
  function alongAlone(drawn: Snap | null): Snap | null {
    if (!drawn || natural.kind !== "line") return drawn;
    const along = constrain(natural, drawn.vector);
    return lengthOf(subtract(along, raw)) > 1e-6 ? { ...drawn, vector: along } : null;
  }

  /** What stands in a wall is drawn along its foot by a pointer that is somewhat below it: nobody holds it to a pixel. */
  function notUnderFoot(moved: Vector3): Vector3 {
    const host = opening && scene.get("face", opening.faceKey);
    const outline = host ? (facePoints(scene, host)[0] ?? []) : [];
    const frame = hostFrame(outline);
    if (!opening || !frame || !goesThrough(opening.label) || opening.rotation) return moved;
    const room = opening.v - opening.height / 2 - Math.min(...outline.map((point) => toFrame(frame, point)[1]));
    const under = -dot(moved, frame.v) - Math.max(0, room);
    return under > 0 ? add(moved, scale(frame.v, under)) : moved;
  }

  /** Slides count from where the opening was: its own record as the drag began, its neighbours as they are. */
  function sceneAtStart(): typeof scene {
    const before = opening;
    return { ...scene, get: (kind, key) => (key === item.key && before ? (before as never) : scene.get(kind, key)) };
  }
  const opening = isSliding ? scene.get("objectPlanar", item.key) : undefined;

  /** The direction in which a typed length counts; null where nobody has said. */
  function typedDirection(): Vector3 | null {
    const constraint = wanted();
    if (run.lock && !run.lock.isPlane) return AXES[run.lock.axis];
    const pointed = normalize(constrain(constraint, raw));
    if (pointed) return pointed;
    if (constraint.kind === "line") return constraint.direction;
    const host = opening && scene.get("face", opening.faceKey);
    return (host && hostFrame(facePoints(scene, host)[0] ?? [])?.u) ?? null;
  }

  function byText(): Vector3 {
    const typed = currentMeasures().read(run.text);
    const direction = typedDirection();
    typedRefusal = typed.ok ? (direction ? null : TOOL_COPY.whichWay) : typed.message;
    return typed.ok && direction ? scale(direction, typed.value) : NOWHERE;
  }

  function show(): void {
    if (!session.isOpen()) return;
    typedRefusal = null;
    raw = notUnderFoot(byPointer());
    snap = run.text === "" ? snapped() : null;
    vector = run.text === "" ? (snap?.vector ?? raw) : byText();
    const outcome = session.move(vector);
    refusal = outcome.ok ? null : outcome.refusal.message;
    // What cannot be placed there is seen where letting go would leave it.
    if (!outcome.ok) session.move(NOWHERE);
    isMerging = !outcome.ok && (drop?.isReady(snap) ?? false);
    if (!isMerging) return;
    refusal = null;
    session.move(scale(vector, Math.max(0, 1 - NEXT_TO / lengthOf(vector))));
  }

  return {
    follow(running) {
      if (running.tool !== "move") return;
      const isRelocked = running.lock !== run.lock;
      run = running;
      if (isRelocked) reanchor();
      show();
    },
    point(next) {
      const isTurned = pointer !== null && next.isUpright !== pointer.isUpright;
      pointer = next;
      anchor ??= next;
      // Before anything has moved the way from where it was taken counts upward too.
      if (isTurned && !run.lock && seesUpright() && lengthOf(raw) > 0) reanchor();
      show();
    },
    viewChanged(next) {
      if (next !== undefined) pointer = next;
      natural = naturalIn(!seesUpright());
      reanchor();
    },
    message: () => typedRefusal ?? refusal,
    place() {
      if (typedRefusal !== null || refusal !== null) return false;
      if (!isMerging || !drop) {
        session.commit();
        return true;
      }
      session.cancel();
      const merged = drop.merge();
      ({ refusal } = merged);
      if (merged.notice !== null) look.tell?.(merged.notice);
      return refusal === null;
    },
    cancel: () => session.cancel(),
    isOpen: () => session.isOpen(),
    marks() {
      const length = lengthOf(vector);
      if (length < 1e-6) return { snap: null, label: null };
      if (refusal !== null) {
        const outlines = refusedOutlines(scene, items, vector);
        const at = add(hold, vector);
        return {
          snap: null,
          label: null,
          ...(outlines.length > 0 ? { refused: { outlines, at, text: refusal } } : {}),
        };
      }
      const constraint = wanted();
      const along = constraint.kind === "line" ? dot(constraint.direction, vector) : null;
      const text = along === null ? currentMeasures().exact(length) : currentMeasures().signed(along);
      return {
        snap: snap && isMerging ? { ...snap, text: TOOL_COPY.merges } : snap,
        label: { at: add(hold, vector), text },
      };
    },
  };
}

/** The direction in the plan of an edge that stays partly where it is, from which angles count. */
function edgeDirection({ scene }: EditorStore, vertexKey: string, moving: ReadonlySet<string>): number {
  for (const key of scene.edgesOfVertex(vertexKey)) {
    const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
    if (!a || !b || (moving.has(a.key) && moving.has(b.key))) continue;
    if (Math.hypot(b.x - a.x, b.z - a.z) > 0.01) return Math.atan2(a.z - b.z, b.x - a.x);
  }
  return 0;
}
