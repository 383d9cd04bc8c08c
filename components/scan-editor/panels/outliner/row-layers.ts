/** Computes whether an outliner row is hidden or locked, and the name under which that is stored. */
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import type { OutlinerNode } from "./outliner-tree";

/** Returns the stored name of a row, or null for a heading, which cannot be hidden. */
export function rowName({ icon, item, floorNumber }: OutlinerNode): string | null {
  if (icon === "level") return rowOf.floor(floorNumber);
  if (!item) return null;
  return icon === "room" ? rowOf.room(item.key) : item.key;
}

export type RowLayers = {
  /** Hidden by the row's own button, which also shows the row again. */
  readonly isOwnHidden: boolean;
  readonly isOwnLocked: boolean;
  /** Hidden by the row's own button, its floor or its layer. */
  readonly isHidden: boolean;
  readonly isLocked: boolean;
};

const NEITHER: RowLayers = { isOwnHidden: false, isOwnLocked: false, isHidden: false, isLocked: false };

export function rowLayers(layers: Layers | null, node: OutlinerNode): RowLayers {
  const row = rowName(node);
  if (!layers || row === null) return NEITHER;
  const { hiddenRows, lockedRows } = layers.get();
  const isOwnHidden = hiddenRows.has(row);
  const isOwnLocked = lockedRows.has(row);
  const { item } = node;
  // A room is more than its floor face: hiding the layer of floors does not hide the room.
  const isWhole = node.icon === "room" || node.icon === "level";
  const floor = rowOf.floor(node.floorNumber);
  return {
    isOwnHidden,
    isOwnLocked,
    isHidden:
      isOwnHidden || hiddenRows.has(floor) || (!isWhole && item !== null && layers.isHidden(item.kind, item.key)),
    isLocked:
      isOwnLocked ||
      lockedRows.has(floor) ||
      (!isWhole && item !== null && layers.lockOf(item.kind, item.key) !== null),
  };
}
