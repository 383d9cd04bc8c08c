/** All boxes of a floor's things as instances of one unit cube; one slot of instances per thing. */
import type { Object3D } from "@/lib/domain/geometry-records";
import { rotate } from "@/lib/geometry/quaternion";
import { add, scale, type Vector3 } from "@/lib/geometry/vector3";
import { furnitureParts } from "./furniture-parts";
import type { Slot } from "./triangle-buffer";

export type InstanceBuffer = {
  readonly slots: ReadonlyMap<string, Slot>;
  /** In instances. */
  readonly count: number;
  /** Column-major 4 × 4 each. */
  readonly matrix: Float32Array;
  /** Full extents each, for lines of even width. */
  readonly extent: Float32Array;
  readonly tone: Float32Array;
  readonly room: Float32Array;
  readonly state: Float32Array;
};

export function createInstanceBuffer(objects: readonly Object3D[], roomOf: (key: string) => number): InstanceBuffer {
  const slots = new Map<string, Slot>();
  let count = 0;
  for (const object of objects) {
    const capacity = furnitureParts(object.label, object.size).length;
    slots.set(object.key, { start: count, capacity });
    count += capacity;
  }
  const buffer: InstanceBuffer = {
    slots,
    count,
    matrix: new Float32Array(count * 16),
    extent: new Float32Array(count * 3),
    tone: new Float32Array(count),
    room: new Float32Array(count).fill(-1),
    state: new Float32Array(count),
  };
  for (const object of objects) {
    writeInstances(buffer, object);
    const slot = slots.get(object.key);
    if (slot) buffer.room.fill(roomOf(object.key), slot.start, slot.start + slot.capacity);
  }
  return buffer;
}

/** Writes the boxes of a thing that has its slot; parts that a new size adds are dropped until the next build. */
export function writeInstances(buffer: InstanceBuffer, object: Object3D): Slot | null {
  const slot = buffer.slots.get(object.key);
  if (!slot) return null;
  const axes: readonly Vector3[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((axis) => rotate(object.quaternion, axis as [number, number, number]));
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
