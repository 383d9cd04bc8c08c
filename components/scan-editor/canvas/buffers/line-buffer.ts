/** One merged buffer of line segments with a slot per owner: faces' outlines and those of what is cut into them. */
import { isWallOpening } from "@/lib/editor/quantities/planar-outline";
import { fromFrame } from "@/lib/geometry/host-frame";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { FaceExtent, FaceShape } from "./face-shape";
import { createSlotTable, type Slot, type SlotRequest, type SlotTable } from "./slot-table";

export type LineBuffer = {
  /** In segments. */
  readonly table: SlotTable;
  readonly slots: ReadonlyMap<string, Slot>;
  readonly position: Float32Array;
  /** The owner's normal: the shader draws hairlines where it looks away. Zero for lines that look nowhere. */
  readonly normal: Float32Array;
  /** How strong the line is, 0 to 1. */
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

export type Segment = { readonly from: Vector3; readonly to: Vector3; readonly weight: number };

/** Writes an owner's segments; the rest of its slot has no length. */
export function writeSegments(buffer: LineBuffer, owner: string, segments: readonly Segment[], normal: Vector3): void {
  const slot = buffer.slots.get(owner);
  if (!slot) return;
  const count = Math.min(segments.length, slot.capacity);
  for (let index = 0; index < count; index += 1) {
    const { from, to, weight } = segments[index]!;
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

const around = (points: readonly Vector3[], weight: number): Segment[] =>
  points.map((from, index) => ({ from, to: points[(index + 1) % points.length]!, weight }));

const OPENING_WEIGHT = 0.75;

/** A face's outline with what is cut into it. A ceiling has none: its edges are its walls' tops. */
export function faceSegments(shape: FaceShape): Segment[] {
  const { frame } = shape;
  if (!frame || shape.face.label === "ceiling") return [];
  const cut = shape.planars.filter(({ object }) => isWallOpening(object.label));
  return [
    ...shape.loops.flatMap((loop) => around(loop, 1)),
    ...cut.flatMap(({ outline }) =>
      around(
        outline.map((point) => fromFrame(frame, point)),
        OPENING_WEIGHT,
      ),
    ),
  ];
}

export const segmentCapacity = ({ loops, planars }: FaceExtent): number =>
  loops.reduce((sum, count) => sum + count, 0) + planars.reduce((sum, count) => sum + count, 0);

/** An owner that is gone leaves no line. Its slot as it was, or null. */
export function emptySegments(buffer: LineBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.position.fill(0, slot.start * 6, (slot.start + slot.capacity) * 6);
  return slot;
}
