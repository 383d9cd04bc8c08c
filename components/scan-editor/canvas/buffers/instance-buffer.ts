/** The boxes of a floor's objects as instances of one unit cube, with a slot of instances for each object. */
import type { Object3D } from "@/lib/domain/geometry-records";
import type { ReadScene } from "@/lib/editor/core/scene";
import { layerOf } from "@/lib/editor/tools/layers/layer-list";
import { rotate } from "@/lib/geometry/quaternion";
import { add, type Vector3 } from "@/lib/geometry/vector3";
import { doubtOf } from "./doubt";
import { furnitureParts } from "./furniture-parts";
import { createSlotTable, type Slot, type Slots, type SlotTable } from "./slot-table";

export type InstanceBuffer = {
  /** Counts instances. */
  readonly table: SlotTable;
  readonly slots: Slots;
  /** A column-major 4 × 4 matrix for each instance. */
  readonly matrix: Float32Array;
  /** Full extents, so that the shader draws edges of even width. */
  readonly extent: Float32Array;
  /** Tone of the part (0 to 2) + 4 × layer of the object + 128 × its doubt. */
  readonly tone: Float32Array;
  readonly room: Float32Array;
  readonly state: Float32Array;
};

const AXES: readonly Vector3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const instanceCapacity = (object: Object3D): number => furnitureParts(object.label, object.size).length;

export function createInstanceBuffer(
  scene: ReadScene,
  objects: readonly Object3D[],
  roomOf: (key: string) => number,
): InstanceBuffer {
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
    writeInstances(buffer, scene, object);
    const slot = table.slots.get(object.key);
    if (slot) buffer.room.fill(roomOf(object.key), slot.start, slot.start + slot.capacity);
  }
  return buffer;
}

/** Writes an object's boxes into its slot; unused instances have no extent. */
export function writeInstances(buffer: InstanceBuffer, scene: ReadScene, object: Object3D): Slot | null {
  const slot = buffer.slots.get(object.key);
  if (!slot) return null;
  const axes = AXES.map((axis) => rotate(object.quaternion, axis));
  const packed = layerOf("object3D", object) * 4 + doubtOf(scene, "object3D", object) * 128;
  const parts = furnitureParts(object.label, object.size);
  const { matrix, extent } = buffer;
  matrix.fill(0, slot.start * 16, (slot.start + slot.capacity) * 16);
  for (let index = 0; index < Math.min(parts.length, slot.capacity); index += 1) {
    const { center, size, tone } = parts[index]!;
    const instance = slot.start + index;
    const middle = add(object.position, rotate(object.quaternion, center));
    // Written number by number for speed: see triangle-buffer.ts.
    for (let column = 0; column < 3; column += 1) {
      for (let row = 0; row < 3; row += 1)
        matrix[instance * 16 + column * 4 + row] = axes[column]![row]! * size[column]!;
      matrix[instance * 16 + 12 + column] = middle[column]!;
      extent[instance * 3 + column] = size[column]!;
    }
    matrix[instance * 16 + 15] = 1;
    buffer.tone[instance] = tone + packed;
  }
  return slot;
}

/** Empties and frees the slot of a deleted object. Returns the former slot, or null. */
export function emptyInstances(buffer: InstanceBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.matrix.fill(0, slot.start * 16, (slot.start + slot.capacity) * 16);
  return slot;
}
