/** Moves the selection with arrow keys along the screen's directions. A held key makes one history entry. */
import { add, dot, scale, type Vector3 } from "../../geometry/vector3";
import { moveSelection } from "../commands/move-selection";
import { withColumns } from "../commands/selecting/columns";
import type { DragSession } from "../core/drag-session";
import type { EditorStore } from "../core/editor-store";
import { frameOfFace } from "../core/measures/planar-frame";
import { type SelectionItem, selectedItems } from "../core/selection";
import { TOOL_COPY } from "./copy";
import type { ToolView } from "./tool-view";

export type NudgeDirection = "left" | "right" | "away" | "near" | "up" | "down";

const UP: Vector3 = [0, 1, 0];
/** On a plan, an arrow does not slide an opening in a wall at a steeper angle; cosine. */
const MIN_ALONG = 0.3;
const STEEP_NORMAL = 0.9;
/** Without a view: the plan from above, north up. */
const FROM_ABOVE = { right: [1, 0, 0], away: [0, 0, -1] } as const;

export function createNudges(store: EditorStore, view: () => ToolView | null) {
  let open: { session: DragSession<Vector3>; vector: Vector3 } | null = null;

  /**
   * Returns the level direction of the wall of the selected openings; null on a floor, or if other elements are
   * selected.
   */
  function wallDirection(items: readonly SelectionItem[]): Vector3 | null {
    const [first] = items;
    if (!first || items.some(({ kind }) => kind !== "objectPlanar")) return null;
    const frame = frameOfFace(store.scene, store.scene.get("objectPlanar", first.key)?.faceKey ?? "");
    return frame && Math.abs(frame.normal[1]) < STEEP_NORMAL ? frame.u : null;
  }

  /** Returns an arrow's direction in the model; null if the arrow points across the opening's wall. */
  function directionOf(direction: NudgeDirection, items: readonly SelectionItem[]): Vector3 | null {
    if (direction === "up") return UP;
    if (direction === "down") return scale(UP, -1);
    const { right, away } = view()?.screenAxes() ?? FROM_ABOVE;
    const isSideways = direction === "right" || direction === "left";
    const axis = isSideways ? right : away;
    const sign = direction === "right" || direction === "away" ? 1 : -1;
    const wall = wallDirection(items);
    if (!wall) return scale(axis, sign);
    const along = dot(wall, axis);
    const alongWall = scale(wall, along < 0 ? -sign : sign);
    // From above, arrows only slide an opening along its wall.
    if (view()?.isFromAbove) return Math.abs(along) < MIN_ALONG ? null : alongWall;
    return isSideways ? alongWall : scale(UP, sign);
  }

  return {
    /** Returns a refusal, or null. */
    move(direction: NudgeDirection, meters: number): string | null {
      const items = selectedItems(store.getSelection());
      if (items.length === 0) return TOOL_COPY.nothingSelected("move");
      const along = directionOf(direction, items);
      if (!along) return TOOL_COPY.acrossWall;
      if (!open?.session.isOpen()) {
        // From above, the corner includes the vertices above it, as in a drag.
        const moving = view()?.isFromAbove ? withColumns(store.scene, items) : items;
        const session = store.beginDrag((scene, vector: Vector3) => moveSelection(scene, { items: moving, vector }));
        open = { session, vector: [0, 0, 0] };
      }
      const vector = add(open.vector, scale(along, meters));
      const outcome = open.session.move(vector);
      if (!outcome.ok) {
        this.end();
        return outcome.refusal.message;
      }
      open = { ...open, vector };
      return null;
    },
    /** Ends the held key with one history entry. */
    end(): void {
      open?.session.commit();
      open = null;
    },
  };
}
