/** How rewritten faces find their way into a floor's plan: their slots are written anew, and nothing else. */

import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import type { ReadScene } from "@/lib/editor/core/scene";
import { planCapacity, writePlanFace } from "./plan-buffer";
import type { RowsHidden } from "./shape-layers";
import type { Slot } from "./slot-table";
import { emptySlot, type TriangleBuffer, writeSlot } from "./triangle-buffer";

/** The slots that have to go to the graphics card; null when there is no room left and the plan has to be built anew. */
export function followPlan(
  buffer: TriangleBuffer,
  scene: ReadScene,
  floor: { floorNumber: number; rows: RowsHidden },
  faces: Iterable<string>,
): { written: Slot[]; fresh: string[] } | null {
  const written: Slot[] = [];
  const fresh: string[] = [];
  for (const key of faces) {
    const face = scene.get("face", key);
    const own = buffer.slots.get(key);
    const shape = face?.floorNumber === floor.floorNumber ? drawnFace(scene, face) : null;
    const capacity = shape ? planCapacity(shape) : 0;
    if (!shape || (own && own.capacity < capacity)) {
      const emptied = emptySlot(buffer, key);
      if (emptied) written.push(emptied);
    }
    if (!shape) continue;
    const slot = buffer.table.take(key, capacity);
    if (!slot) return null;
    if (slot.start !== own?.start) fresh.push(key);
    writeSlot(buffer, key).end();
    writePlanFace(buffer, scene, shape, floor.rows);
    written.push(slot);
  }
  return { written, fresh };
}
