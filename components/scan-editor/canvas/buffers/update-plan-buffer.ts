/** Rewrites the slots of changed faces in a floor's plan. */

import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import type { ReadScene } from "@/lib/editor/core/scene";
import { planCapacity, writePlanFace } from "./plan-buffer";
import type { RowsHidden } from "./shape-layers";
import type { Slot } from "./slot-table";
import { emptySlot, type TriangleBuffer, writeSlot } from "./triangle-buffer";

/** Returns the slots to upload and the faces with a new slot, or null if the plan is full and must be rebuilt. */
export function updatePlanBuffer(
  buffer: TriangleBuffer,
  scene: ReadScene,
  floor: { floorNumber: number; rows: RowsHidden },
  faces: Iterable<string>,
): { written: Slot[]; fresh: string[] } | null {
  const written: Slot[] = [];
  const fresh: string[] = [];
  for (const key of faces) {
    const face = scene.get("face", key);
    const oldSlot = buffer.slots.get(key);
    const shape = face?.floorNumber === floor.floorNumber ? drawnFace(scene, face) : null;
    const capacity = shape ? planCapacity(shape) : 0;
    if (!shape || (oldSlot && oldSlot.capacity < capacity)) {
      const emptied = emptySlot(buffer, key);
      if (emptied) written.push(emptied);
    }
    if (!shape) continue;
    const slot = buffer.table.allocate(key, capacity);
    if (!slot) return null;
    if (slot.start !== oldSlot?.start) fresh.push(key);
    writeSlot(buffer, key).end();
    writePlanFace(buffer, scene, shape, floor.rows);
    written.push(slot);
  }
  return { written, fresh };
}
