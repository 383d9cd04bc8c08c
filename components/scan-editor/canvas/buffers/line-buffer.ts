/** A merged buffer of line segments with a slot for each face: its outline and the outlines of its openings. */
import type { Vector3 } from "@/lib/geometry/vector3";
import { createSlotTable, type Slot, type SlotRequest, type Slots, type SlotTable } from "./slot-table";

export type LineBuffer = {
  /** Counts segments. */
  readonly table: SlotTable;
  readonly slots: Slots;
  readonly position: Float32Array;
  /** Normal of the owner: the shader draws hairlines if it faces away from the eye. Zero for lines without a side. */
  readonly normal: Float32Array;
  /** Strength (0 to 1) packed with two layers; see `packedWeight`. */
  readonly weight: Float32Array;
  readonly room: Float32Array;
};

export function createLineBuffer(requests: readonly SlotRequest[]): LineBuffer {
  const table = createSlotTable(requests);
  const { capacity } = table;
  return {
    table,
    slots: table.slots,
    position: new Float32Array(capacity * 6),
    normal: new Float32Array(capacity * 6),
    weight: new Float32Array(capacity * 2),
    room: new Float32Array(capacity * 2).fill(-1),
  };
}

export type Segment = {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly weight: number;
  /** Layer of the line, and layer of the element that it outlines (see layer-list.ts). */
  readonly layer: number;
  readonly ownerLayer: number;
};

/** Packs three values so that the shader can separate them: strength below 2, owner's layer below 32, line's layer. */
const packedWeight = ({ weight, layer, ownerLayer }: Segment): number => weight + 2 * ownerLayer + 64 * layer;

/** Writes an owner's segments; the rest of its slot has no length. */
export function writeSegments(buffer: LineBuffer, owner: string, segments: readonly Segment[], normal: Vector3): void {
  const slot = buffer.slots.get(owner);
  if (!slot) return;
  const count = Math.min(segments.length, slot.capacity);
  for (let index = 0; index < count; index += 1) {
    const { from, to } = segments[index]!;
    const weight = packedWeight(segments[index]!);
    const line = slot.start + index;
    for (let axis = 0; axis < 3; axis += 1) {
      buffer.position[line * 6 + axis] = from[axis]!;
      buffer.position[line * 6 + 3 + axis] = to[axis]!;
      buffer.normal[line * 6 + axis] = normal[axis]!;
      buffer.normal[line * 6 + 3 + axis] = normal[axis]!;
    }
    buffer.weight[line * 2] = weight;
    buffer.weight[line * 2 + 1] = weight;
  }
  buffer.position.fill(0, (slot.start + count) * 6, (slot.start + slot.capacity) * 6);
}

/** Empties and frees an owner's slot. Returns the former slot, or null. */
export function emptySegments(buffer: LineBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.position.fill(0, slot.start * 6, (slot.start + slot.capacity) * 6);
  return slot;
}
