/** The vertices of a floor as points, with a slot for each vertex. */
import type { Vertex } from "@/lib/domain/geometry-records";
import { createSlotTable, type Slot, type Slots, type SlotTable } from "./slot-table";

export type PointBuffer = {
  readonly table: SlotTable;
  readonly slots: Slots;
  readonly position: Float32Array;
  /** Bits of the labels of the vertex's visible faces (see shape-layers.ts). */
  readonly faces: Float32Array;
  /** See highlight-state.ts. */
  readonly state: Float32Array;
};

export function createPointBuffer(vertices: readonly Vertex[], facesOf: (key: string) => number): PointBuffer {
  const table = createSlotTable(vertices.map(({ key }) => ({ owner: key, capacity: 1 })));
  const buffer: PointBuffer = {
    table,
    slots: table.slots,
    position: new Float32Array(table.capacity * 3),
    faces: new Float32Array(table.capacity),
    state: new Float32Array(table.capacity),
  };
  for (const vertex of vertices) writePoint(buffer, vertex, facesOf(vertex.key));
  return buffer;
}

/** Returns the index of the written point, or null for a vertex without a slot. */
export function writePoint(buffer: PointBuffer, vertex: Vertex, faces: number): number | null {
  const slot = buffer.slots.get(vertex.key);
  if (!slot) return null;
  const { start } = slot;
  buffer.position[start * 3] = vertex.x;
  buffer.position[start * 3 + 1] = vertex.y;
  buffer.position[start * 3 + 2] = vertex.z;
  buffer.faces[start] = faces;
  return start;
}

/** Removes a deleted vertex: a point at NaN is not drawn. */
export function emptyPoint(buffer: PointBuffer, key: string): Slot | null {
  const slot = buffer.table.release(key);
  if (slot) buffer.position.fill(Number.NaN, slot.start * 3, slot.start * 3 + 3);
  return slot;
}
