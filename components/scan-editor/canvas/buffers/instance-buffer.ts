/** All boxes of a floor's things as instances of one unit cube; one slot of instances per thing. */
import type { Object3D } from "@/lib/domain/geometry-records";
import { rotate } from "@/lib/geometry/quaternion";
import { add, scale, type Vector3 } from "@/lib/geometry/vector3";
import { furnitureParts } from "./furniture-parts";
import { createSlotTable, type Slot, type SlotTable } from "./slot-table";

export type InstanceBuffer = {
  /** In instances. */
  readonly table: SlotTable;
  readonly slots: ReadonlyMap<string, Slot>;
  /** Column-major 4 × 4 each. */
  readonly matrix: Float32Array;
  /** Full extents each, for lines of even width. */
  readonly extent: Float32Array;
  readonly tone: Float32Array;
  readonly room: Float32Array;
  readonly state: Float32Array;
};

export const instanceCapacity = (object: Object3D): number => furnitureParts(object.label, object.size).length;

export function createInstanceBuffer(objects: readonly Object3D[], roomOf: (key: string) => number): InstanceBuffer {
  const table = createSlotTable(objects.map((object) => ({ owner: object.key, capacity: instanceCapacity(object) })));
  const count = table.capacity;
  const buffer: InstanceBuffer = {
    table,
    slots: table.slots,
    matrix: new Float32Array(count * 16),
    extent: new Float32Array(count * 3),
    tone: new Float32Array(count),
    room: new Float32Array(count).fill(-1),
    state: new Float32Array(count),
  };
  for (const object of objects) {
    writeInstances(buffer, object);
    const slot = table.slots.get(object.key);
    if (slot) buffer.room.fill(roomOf(object.key), slot.start, slot.start + slot.capacity);
  }
  return buffer;
}

/** Writes the boxes of a thing that has its slot; what it does not use has no extent. */
export function writeInstances(buffer: InstanceBuffer, object: Object3D): Slot | null {
  const slot = buffer.slots.get(object.key);
  if (!slot) return null;
  const axes: readonly Vector3[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((axis) => rotate(object.quaternion, axis as [number, number, number]));
  buffer.matrix.fill(0, slot.start * 16, (slot.start + slot.capacity) * 16);
  furnitureParts(object.label, object.size)
    .slice(0, slot.capacity)
    .forEach((part, index) => {
      const place = slot.start + index;
      const center = add(object.position, rotate(object.quaternion, part.center));
      axes.forEach((axis, column) => {
        buffer.matrix.set([...scale(axis, part.size[column]!), 0], place * 16 + column * 4);
      });
      buffer.matrix.set([...center, 1], place * 16 + 12);
      buffer.extent.set(part.size, place * 3);
      buffer.tone[place] = part.tone;
    });
  return slot;
}

/** A thing that is gone leaves no box. Its slot as it was, or null. */
export function emptyInstances(buffer: InstanceBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.matrix.fill(0, slot.start * 16, (slot.start + slot.capacity) * 16);
  return slot;
}
