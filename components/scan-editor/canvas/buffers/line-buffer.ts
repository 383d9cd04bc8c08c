/** One merged buffer of line segments with a slot per owner: faces' outlines and those of what is cut into them. */
import type { Vector3 } from "@/lib/geometry/vector3";
import { createSlotTable, type Slot, type SlotRequest, type Slots, type SlotTable } from "./slot-table";

export type LineBuffer = {
  /** In segments. */
  readonly table: SlotTable;
  readonly slots: Slots;
  readonly position: Float32Array;
  /** The owner's normal: the shader draws hairlines where it looks away. Zero for lines that look nowhere. */
  readonly normal: Float32Array;
  /** How strong the line is, 0 to 1, with the layers it is seen with (see `packedWeight`). */
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
  /** Its own layer, and that of what it outlines (see layer-list.ts). */
  readonly layer: number;
  readonly ownerLayer: number;
};

/** 2 and 64 apart, so that the shader finds all three again. */
const packedWeight = ({ weight, layer, ownerLayer }: Segment): number => weight + 2 * ownerLayer + 64 * layer;

/** Writes an owner's segments; the rest of its slot has no length. */
export function writeSegments(buffer: LineBuffer, owner: string, segments: readonly Segment[], normal: Vector3): void {
  const slot = buffer.slots.get(owner);
  if (!slot) return;
  const count = Math.min(segments.length, slot.capacity);
  for (let index = 0; index < count; index += 1) {
    const { from, to } = segments[index]!;
    const weight = packedWeight(segments[index]!);
    const place = slot.start + index;
    for (let axis = 0; axis < 3; axis += 1) {
      buffer.position[place * 6 + axis] = from[axis]!;
      buffer.position[place * 6 + 3 + axis] = to[axis]!;
      buffer.normal[place * 6 + axis] = normal[axis]!;
      buffer.normal[place * 6 + 3 + axis] = normal[axis]!;
    }
    buffer.weight[place * 2] = weight;
    buffer.weight[place * 2 + 1] = weight;
  }
  buffer.position.fill(0, (slot.start + count) * 6, (slot.start + slot.capacity) * 6);
}

/** An owner that is gone leaves no line. Its slot as it was, or null. */
export function emptySegments(buffer: LineBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.position.fill(0, slot.start * 6, (slot.start + slot.capacity) * 6);
  return slot;
}
