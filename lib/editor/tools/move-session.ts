import { fromFrame, hostFrame, toFrame } from "../../geometry/host-frame";
import { add, dot, lengthOf, normalize, scale, subtract, type Vector3 } from "../../geometry/vector3";
import { verticesOf } from "../commands/move-elements";
import { moveSelection } from "../commands/move-selection";
import { withColumns } from "../commands/selecting/columns";
import type { DragSession } from "../core/drag-session";
import type { EditorStore } from "../core/editor-store";
import { facePoints } from "../core/measures/face-points";
import { goesThrough } from "../core/measures/opening-presets";
import { frameOfFace } from "../core/measures/planar-frame";
import { planarOutline } from "../core/measures/planar-outline";
import type { ReadScene, RecordOf } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { currentMeasures } from "../core/units/chosen-measures";
import { TOOL_COPY } from "./copy";
import { snapPointsOf } from "./element-points";
import { createMergeOnDrop, type MergeOnDrop } from "./merge-on-drop";
import type { SessionMarks, ToolSession } from "./session";
import {
  AXES,
  type Constraint,
  constrain,
  leveled,
  lockConstraint,
  naturalConstraint,
  pointedAt,
  UPRIGHT,
} from "./snap/constraint";
import type { Snap } from "./snap/snap";
import type { CeilingHeights, SnapIndex } from "./snap/snap-index";
import { snapMove } from "./snap/snap-move";
import { snapSlide } from "./snap/snap-slide";
import type { ToolHost } from "./tool-host";
import { type MoveRun, type Running, startMove } from "./tool-state";
import type { Pointer, ToolView } from "./tool-view";

export type MoveStart = {
  items: readonly SelectionItem[];
  /** The grabbed element, and the point on it. */
  item: SelectionItem;
  hold: Vector3;
  pointer: Pointer | null;
};

type MoveContext = { view(): ToolView | null; index(): SnapIndex } & Pick<ToolHost, "isHidden" | "newKey" | "notify">;

const NO_MOVEMENT: Vector3 = [0, 0, 0];
const REACH_PX = 10;
const MIN_REACH = 0.005;
const MAX_REACH = 0.35;
/** Distance in m at which a corner is shown before it merges, so that its wall keeps some area. */
const MERGE_DISTANCE = 0.003;

/** Returns the outlines of openings moved by `vector` in the planes of their walls, in m. */
function movedOutlines(scene: ReadScene, items: readonly SelectionItem[], vector: Vector3): Vector3[][] {
  return items.flatMap(({ kind, key }): Vector3[][] => {
    const object = kind === "objectPlanar" ? scene.get("objectPlanar", key) : undefined;
    const frame = object && frameOfFace(scene, object.faceKey);
    if (!object || !frame) return [];
    const moved = { ...object, u: object.u + dot(vector, frame.u), v: object.v + dot(vector, frame.v) };
    return [planarOutline(moved).map((point) => fromFrame(frame, point))];
  });
}

/** Returns the plan direction, in radians, of an edge with an end that does not move: the zero for snapped angles. */
function edgeDirection(scene: ReadScene, vertexKey: string, moving: ReadonlySet<string>): number {
  for (const key of scene.edgesOfVertex(vertexKey)) {
    const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => scene.get("vertex", end));
    if (!a || !b || (moving.has(a.key) && moving.has(b.key))) continue;
    if (Math.hypot(b.x - a.x, b.z - a.z) > 0.01) return Math.atan2(a.z - b.z, b.x - a.x);
  }
  return 0;
}

class MoveSession implements ToolSession {
  private readonly scene: ReadScene;
  private readonly item: SelectionItem;
  private readonly hold: Vector3;
  private readonly items: readonly SelectionItem[];
  /** Whether an opening slides in its wall. */
  private readonly isSliding: boolean;
  /** The opening as it was at the start. */
  private readonly opening: RecordOf<"objectPlanar"> | undefined;
  private readonly moving: ReadonlySet<string>;
  private readonly snapPoints: readonly Vector3[];
  private readonly angleFrom: number;
  private readonly drag: DragSession<Vector3>;
  private readonly drop: MergeOnDrop | null;
  /** The constraint without a lock. */
  private natural: Constraint;
  private heights: CeilingHeights | null = null;
  private run: MoveRun = startMove(false);
  private pointer: Pointer | null;
  /** The pointer position from which movement is measured, and (`base`) the movement up to that position. */
  private anchor: Pointer | null;
  private base = NO_MOVEMENT;
  /** The movement by the pointer alone, before snapping. */
  private raw = NO_MOVEMENT;
  private vector = NO_MOVEMENT;
  private snap: Snap | null = null;
  private isMerging = false;
  private typedRefusal: string | null = null;
  private refusal: string | null = null;

  constructor(
    store: EditorStore,
    private readonly context: MoveContext,
    start: MoveStart,
  ) {
    const { scene } = store;
    const isFromAbove = context.view()?.isFromAbove === true;
    this.scene = scene;
    this.item = start.item;
    this.hold = start.hold;
    this.items = isFromAbove ? withColumns(scene, start.items) : start.items;
    this.isSliding = start.item.kind === "objectPlanar";
    this.opening = this.isSliding ? scene.get("objectPlanar", start.item.key) : undefined;
    this.moving = new Set(this.items.flatMap((item) => verticesOf(scene, item) ?? []));
    this.natural = this.naturalIn(isFromAbove);
    this.pointer = start.pointer;
    this.anchor = start.pointer;
    this.snapPoints = snapPointsOf(scene, start.item);
    this.angleFrom = start.item.kind === "vertex" ? edgeDirection(scene, start.item.key, this.moving) : 0;
    const { items } = this;
    this.drag = store.beginDrag((current, vector: Vector3) => moveSelection(current, { items, vector }));
    this.drop = isFromAbove ? createMergeOnDrop(store, context.index, items, context.newKey) : null;
  }

  follow(running: Running): void {
    if (running.tool !== "move") return;
    const isRelocked = running.lock !== this.run.lock;
    this.run = running;
    if (isRelocked) this.reanchor();
    this.update();
  }

  point(next: Pointer): void {
    const isTurned = this.pointer !== null && next.isUpright !== this.pointer.isUpright;
    this.pointer = next;
    this.anchor ??= next;
    // Before the first movement, the distance from the grab point counts upward as well.
    if (isTurned && !this.run.lock && this.canRise() && lengthOf(this.raw) > 0) this.reanchor();
    this.update();
  }

  viewChanged(next?: Pointer | null): void {
    if (next !== undefined) this.pointer = next;
    this.natural = this.naturalIn(!this.canRise());
    this.reanchor();
  }

  message(): string | null {
    return this.typedRefusal ?? this.refusal;
  }

  place(): boolean {
    if (this.message() !== null) return false;
    if (!this.isMerging || !this.drop) {
      this.drag.commit();
      return true;
    }
    this.drag.cancel();
    const merged = this.drop.merge();
    this.refusal = merged.refusal;
    if (merged.notice !== null) this.context.notify?.(merged.notice);
    return this.refusal === null;
  }

  cancel(): void {
    this.drag.cancel();
  }

  isOpen(): boolean {
    return this.drag.isOpen();
  }

  marks(): SessionMarks {
    const { vector, refusal, snap } = this;
    const length = lengthOf(vector);
    if (length < 1e-6) return { snap: null, label: null };
    const at = add(this.hold, vector);
    if (refusal !== null) {
      const outlines = movedOutlines(this.scene, this.items, vector);
      return { snap: null, label: null, ...(outlines.length > 0 ? { refused: { outlines, at, text: refusal } } : {}) };
    }
    const constraint = this.constraint();
    const along = constraint.kind === "line" ? dot(constraint.direction, vector) : null;
    const text = along === null ? currentMeasures().exact(length) : currentMeasures().signed(along);
    return { snap: snap && this.isMerging ? { ...snap, text: TOOL_COPY.merges } : snap, label: { at, text } };
  }

  private update(): void {
    if (!this.drag.isOpen()) return;
    this.typedRefusal = null;
    this.raw = this.keepAboveFoot(this.movementByPointer());
    const isTyped = this.run.text !== "";
    this.snap = isTyped ? null : this.findSnap();
    this.vector = isTyped ? this.movementByText() : (this.snap?.vector ?? this.raw);
    const outcome = this.drag.move(this.vector);
    this.refusal = outcome.ok ? null : outcome.refusal.message;
    // An element that cannot be placed is shown at its start, where a release would leave it.
    if (!outcome.ok) this.drag.move(NO_MOVEMENT);
    this.isMerging = !outcome.ok && (this.drop?.isReady(this.snap) ?? false);
    if (!this.isMerging) return;
    this.refusal = null;
    this.drag.move(scale(this.vector, Math.max(0, 1 - MERGE_DISTANCE / lengthOf(this.vector))));
  }

  private naturalIn(isFromAbove: boolean): Constraint {
    const natural = naturalConstraint(this.scene, this.item);
    return isFromAbove ? leveled(natural) : natural;
  }

  /** From above, no height can be pointed at. */
  private canRise(): boolean {
    return this.context.view()?.isFromAbove !== true;
  }

  private constraint(): Constraint {
    if (this.run.lock) return lockConstraint(this.run.lock);
    return this.pointer?.isUpright && !this.isSliding && this.canRise() ? UPRIGHT : this.natural;
  }

  private reanchor(): void {
    this.base = constrain(this.constraint(), this.raw);
    this.anchor = this.pointer;
  }

  private movementByPointer(): Vector3 {
    const view = this.context.view();
    const { pointer, anchor, base, run } = this;
    if (!view || !pointer || !anchor) return base;
    const at = add(this.hold, base);
    // A sliding opening is pointed at in its wall, whatever the lock.
    const plane = this.isSliding ? this.natural : this.constraint();
    const target = pointedAt(plane, at, view.rayAt(pointer.x, pointer.y));
    const from = pointedAt(plane, at, view.rayAt(anchor.x, anchor.y)) ?? at;
    if (!target) return this.raw;
    const moved = add(base, subtract(target, from));
    return this.isSliding && run.lock ? constrain(lockConstraint(run.lock), moved) : moved;
  }

  private findSnap(): Snap | null {
    const view = this.context.view();
    const { pointer, raw, run } = this;
    if (!view || !pointer || pointer.isFree || lengthOf(raw) === 0) return null;
    const reach = Math.min(MAX_REACH, Math.max(MIN_REACH, view.metersPerPixel(add(this.hold, raw)) * REACH_PX));
    if (this.isSliding) {
      if (run.lock) return null;
      return this.alongWall(snapSlide(this.sceneAtStart(), this.item.key, raw, reach, this.context.isHidden));
    }
    const { isMoving, ceilings, angleFrom } = this;
    const query = { from: this.snapPoints, vector: raw, constraint: this.constraint(), reach, angleFrom };
    return snapMove(this.context.index(), { ...query, isMoving, ceilings });
  }

  private readonly isMoving = (key: string): boolean => this.moving.has(key);

  /** Read once per drag: a moving ceiling has another height at each step, and would snap to its own last height. */
  private readonly ceilings = (): CeilingHeights => {
    this.heights ??= this.context.index().ceilings(this.isMoving);
    return this.heights;
  };

  /** From above, an opening snaps along its wall only. */
  private alongWall(snap: Snap | null): Snap | null {
    if (!snap || this.natural.kind !== "line") return snap;
    const along = constrain(this.natural, snap.vector);
    return lengthOf(subtract(along, this.raw)) > 1e-6 ? { ...snap, vector: along } : null;
  }

  /** Keeps an opening above the foot of its wall, so that a pointer slightly below still slides it. */
  private keepAboveFoot(moved: Vector3): Vector3 {
    const { opening, scene } = this;
    const host = opening && scene.get("face", opening.faceKey);
    const outline = host ? (facePoints(scene, host)[0] ?? []) : [];
    const frame = hostFrame(outline);
    if (!opening || !frame || !goesThrough(opening.label) || opening.rotation) return moved;
    const clearance = opening.v - opening.height / 2 - Math.min(...outline.map((point) => toFrame(frame, point)[1]));
    const under = -dot(moved, frame.v) - Math.max(0, clearance);
    return under > 0 ? add(moved, scale(frame.v, under)) : moved;
  }

  /** The current scene with the opening as it was at the start, from which slides are measured. */
  private sceneAtStart(): ReadScene {
    const { scene, item, opening } = this;
    return { ...scene, get: (kind, key) => (key === item.key && opening ? (opening as never) : scene.get(kind, key)) };
  }

  /** Returns the direction in which a typed length is measured, or null if none is given. */
  private typedDirection(): Vector3 | null {
    const { run, opening, scene } = this;
    const constraint = this.constraint();
    if (run.lock && !run.lock.isPlane) return AXES[run.lock.axis];
    const pointed = normalize(constrain(constraint, this.raw));
    if (pointed) return pointed;
    if (constraint.kind === "line") return constraint.direction;
    return (opening && frameOfFace(scene, opening.faceKey)?.u) ?? null;
  }

  private movementByText(): Vector3 {
    const typed = currentMeasures().read(this.run.text);
    const direction = this.typedDirection();
    this.typedRefusal = typed.ok ? (direction ? null : TOOL_COPY.directionMissing) : typed.message;
    return typed.ok && direction ? scale(direction, typed.value) : NO_MOVEMENT;
  }
}

/** Moves the selection by the pointer, with snapping, or by a typed length; locked to an axis or a plane. */
export const startMoveSession = (store: EditorStore, context: MoveContext, start: MoveStart): ToolSession =>
  new MoveSession(store, context, start);
