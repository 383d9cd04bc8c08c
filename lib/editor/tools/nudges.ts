/** Moving what is selected by arrow keys: along the screen's directions, as long as a key is held in one entry. */
import { hostFrame } from "../../geometry/host-frame";
import { add, dot, scale, type Vector3 } from "../../geometry/vector3";
import { moveSelection } from "../commands/move-selection";
import { withColumns } from "../commands/selecting/columns";
import type { DragSession } from "../core/drag-session";
import type { EditorStore } from "../core/editor-store";
import { facePoints } from "../core/measures/face-points";
import { type SelectionItem, selectedItems } from "../core/selection";
import { TOOL_COPY } from "./copy";
import type { Sight } from "./sight";

export type NudgeDirection = "left" | "right" | "away" | "near" | "up" | "down";

const UP: Vector3 = [0, 1, 0];
/** On a plan a wall that runs this little with an arrow is not gone along by it. */
const LEAST_ALONG = 0.3;
const STEEP = 0.9;
/** Without a picture the plan is looked at from above, north up. */
const FROM_ABOVE = { right: [1, 0, 0], away: [0, 0, -1] } as const;

export function createNudges(store: EditorStore, sight: () => Sight | null) {
  let open: { session: DragSession<Vector3>; vector: Vector3 } | null = null;

  /** The level direction of the wall that the openings are moved in; null on a floor, or where other things are moved too. */
  function wallDirection(items: readonly SelectionItem[]): Vector3 | null {
    const [first] = items;
    if (!first || items.some(({ kind }) => kind !== "objectPlanar")) return null;
    const host = store.scene.get("face", store.scene.get("objectPlanar", first.key)?.faceKey ?? "");
    const frame = host && hostFrame(facePoints(store.scene, host)[0] ?? []);
    return frame && Math.abs(frame.normal[1]) < STEEP ? frame.u : null;
  }

  /** Null where it runs across the wall that holds what is moved. */
  function directionOf(direction: NudgeDirection, items: readonly SelectionItem[]): Vector3 | null {
    if (direction === "up") return UP;
    if (direction === "down") return scale(UP, -1);
    const { right, away } = sight()?.screenAxes() ?? FROM_ABOVE;
    const isSideways = direction === "right" || direction === "left";
    const [axis, sign] = [isSideways ? right : away, direction === "right" || direction === "away" ? 1 : -1];
    const wall = wallDirection(items);
    if (!wall) return scale(axis, sign);
    const along = dot(wall, axis);
    const forth = scale(wall, along < 0 ? -sign : sign);
    // From above no opening is lifted: each arrow that runs with the wall slides it.
    if (sight()?.isFromAbove) return Math.abs(along) < LEAST_ALONG ? null : forth;
    return isSideways ? forth : scale(UP, sign);
  }

  return {
    /** Why it was refused, or null. */
    move(direction: NudgeDirection, metres: number): string | null {
      const items = selectedItems(store.getSelection());
      if (items.length === 0) return TOOL_COPY.nothingSelected("move");
      const way = directionOf(direction, items);
      if (!way) return TOOL_COPY.acrossWall;
      if (!open?.session.isOpen()) {
        // From above a wall's corner is one place: what stands over it goes along, as it does under the pointer.
        const moving = sight()?.isFromAbove ? withColumns(store.scene, items) : items;
        const session = store.beginDrag((scene, vector: Vector3) => moveSelection(scene, { items: moving, vector }));
        open = { session, vector: [0, 0, 0] };
      }
      const vector = add(open.vector, scale(way, metres));
      const outcome = open.session.move(vector);
      if (!outcome.ok) {
        this.end();
        return outcome.refusal.message;
      }
      open = { ...open, vector };
      return null;
    },
    /** The key has been let go: what was moved is one entry. */
    end(): void {
      open?.session.commit();
      open = null;
    },
  };
}
