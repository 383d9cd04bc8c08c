/** Whether an element is hidden or locked: by its layer, or by the row of itself, its host, its room or its floor. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { facesAt } from "../../core/faces-at";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import { bitOf, layerOf } from "./layer-list";
import { isAllShown, type LayerState, type RowFlag, rowOf, shownLayers } from "./layer-state";

export type LockedBy = "layer" | "row" | "room" | "floor";

export type Visibility = {
  isHidden(kind: GeometryKind, key: string): boolean;
  /** Whether a row hides the element, regardless of its layer. */
  isRowHidden(kind: GeometryKind, key: string): boolean;
  /** Returns what locks an element, or null. */
  lockOf(kind: GeometryKind, key: string): LockedBy | null;
};

export function createVisibility(scene: ReadScene, rooms: RoomIndex, state: () => LayerState): Visibility {
  const layerBit = (kind: GeometryKind, key: string): number => {
    const record = scene.get(kind, key);
    return record ? bitOf(layerOf(kind, record)) : 0;
  };

  /** Returns which row has the flag: the element's or its host's, its room's, its floor's. */
  function flaggedBy(flag: RowFlag, kind: GeometryKind, key: string): "row" | "room" | "floor" | null {
    const rows = state()[flag];
    const record = rows.size === 0 ? undefined : scene.get(kind, key);
    if (!record) return null;
    if (rows.has(key)) return "row";
    if (rows.has(rowOf.floor(record.floorNumber))) return "floor";
    if (kind === "vertex" || kind === "edge") return null;
    if (kind === "objectPlanar") return flaggedBy(flag, "face", scene.get(kind, key)?.faceKey ?? "");
    const room = rooms.floor(record.floorNumber).roomHolding(key);
    return room && rows.has(rowOf.room(room.faceKey)) ? "room" : null;
  }

  const isFaceHidden = (key: string): boolean =>
    (layerBit("face", key) & shownLayers(state())) === 0 || flaggedBy("hiddenRows", "face", key) !== null;

  return {
    isHidden(kind, key) {
      if (isAllShown(state())) return false;
      const bit = layerBit(kind, key);
      if (bit === 0) return false;
      if ((bit & shownLayers(state())) === 0 || flaggedBy("hiddenRows", kind, key) !== null) return true;
      if (kind !== "vertex" && kind !== "edge") return false;
      // A vertex or edge is shown with its faces, unless its layer is shown alone.
      if (bit & state().solo) return false;
      const faces = facesAt(scene, kind, key);
      return faces.length > 0 && faces.every(isFaceHidden);
    },
    isRowHidden: (kind, key) => flaggedBy("hiddenRows", kind, key) !== null,
    lockOf(kind, key) {
      if (state().locked === 0 && state().lockedRows.size === 0) return null;
      if (layerBit(kind, key) & state().locked) return "layer";
      return flaggedBy("lockedRows", kind, key);
    },
  };
}
