/** Whether a row of the outliner is hidden or locked, and by what name it is remembered. */
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import type { OutlinerNode } from "./outliner-tree";

/** A room's row stands for all of the room, a heading for nothing that could be hidden. */
export function rowName({ icon, item, floorNumber }: OutlinerNode): string | null {
  if (icon === "level") return rowOf.floor(floorNumber);
  if (!item) return null;
  return icon === "room" ? rowOf.room(item.key) : item.key;
}

export type RowLayers = {
  /** By its own row: pressing its button lets go. */
  readonly isOwnHidden: boolean;
  readonly isOwnLocked: boolean;
  /** By whatever it may be. */
  readonly isHidden: boolean;
  readonly isLocked: boolean;
};

const NEITHER: RowLayers = { isOwnHidden: false, isOwnLocked: false, isHidden: false, isLocked: false };

export function rowLayers(layers: Layers | null, node: OutlinerNode): RowLayers {
  const row = rowName(node);
  if (!layers || row === null) return NEITHER;
  const { hiddenRows, lockedRows } = layers.get();
  const [isOwnHidden, isOwnLocked] = [hiddenRows.has(row), lockedRows.has(row)];
  const { item } = node;
  // A room is more than its floor: a hidden layer of floors does not hide it.
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
