/**
 * One merged, unindexed triangle buffer with a slot for each owner (a face, or an object's shadow). A change rewrites
 * only the slot of its owner. A slot has space for all triangles that its owner can need; unused ones have no area.
 */
import type { Vector3 } from "@/lib/geometry/vector3";
import type { Doubt } from "./doubt";
import { createSlotTable, type Slot, type SlotRequest, type Slots, type SlotTable } from "./slot-table";

/** How the shader paints a triangle; it uses the same numbers. */
export const SURFACE_KIND = {
  wall: 0,
  floor: 1,
  cap: 2,
  jamb: 3,
  door: 4,
  window: 5,
  slab: 6,
  ledge: 7,
  damage: 8,
  plate: 9,
  ceiling: 10,
} as const;
export type SurfaceKind = (typeof SURFACE_KIND)[keyof typeof SURFACE_KIND];

/** Four numbers of a corner for the shader. Their meaning depends on the kind (wall: along, length, up, height). */
export type Shade = readonly [number, number, number, number];
const NO_SHADE: Shade = [0, 0, 0, 0];
const NO_SHADES: readonly Shade[] = [NO_SHADE, NO_SHADE, NO_SHADE, NO_SHADE];
const shadeAt = (shades: readonly Shade[], index: number): Shade => shades[index] ?? NO_SHADE;

export type TriangleBuffer = {
  /** Counts triangles. */
  readonly table: SlotTable;
  readonly slots: Slots;
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly shade: Float32Array;
  /** Surface kind, layer and doubt, packed. */
  readonly kind: Float32Array;
  /** Number of the room, or -1. */
  readonly room: Float32Array;
  /** See highlight-state.ts. */
  readonly state: Float32Array;
};

/** Creates an empty buffer with a slot for each request. */
export function createTriangleBuffer(requests: readonly SlotRequest[]): TriangleBuffer {
  const table = createSlotTable(requests);
  const corners = table.capacity * 3;
  return {
    table,
    slots: table.slots,
    position: new Float32Array(corners * 3),
    normal: new Float32Array(corners * 3),
    shade: new Float32Array(corners * 4),
    kind: new Float32Array(corners),
    room: new Float32Array(corners).fill(-1),
    state: new Float32Array(corners),
  };
}

/** Steps of the packed `kind` attribute: surface kind + layer × LAYER_STEP + doubt × DOUBT_STEP. */
export const LAYER_STEP = 16;
const LAYERS = 32;
export const DOUBT_STEP = LAYER_STEP * LAYERS;
const packKind = (kind: SurfaceKind, layer: number, doubt: Doubt): number =>
  kind + layer * LAYER_STEP + doubt * DOUBT_STEP;
/** Returns the layer in a packed `kind`. */
export const layerOfPacked = (value: number): number => Math.floor(value / LAYER_STEP) % LAYERS;

export type SlotWriter = {
  /** Sets the layer (see layer-list.ts) and doubt of the triangles written next. */
  setLayer(layer: number, doubt?: Doubt): void;
  triangle(
    corners: readonly [Vector3, Vector3, Vector3],
    normal: Vector3,
    kind: SurfaceKind,
    shades?: readonly Shade[],
  ): void;
  /** Writes two triangles over four corners in order. */
  quad(
    corners: readonly [Vector3, Vector3, Vector3, Vector3],
    normal: Vector3,
    kind: SurfaceKind,
    shades?: readonly Shade[],
  ): void;
  /** Empties the rest of the slot. */
  end(): void;
};

/** Writes an owner's slot from its start; excess triangles are dropped, so that no neighbor is overwritten. */
export function writeSlot(buffer: TriangleBuffer, owner: string): SlotWriter {
  const { start, capacity } = buffer.slots.get(owner) ?? { start: 0, capacity: 0 };
  let next = start * 3;
  const limit = (start + capacity) * 3;
  let layer = 0;
  let doubt: Doubt = 0;
  const { position, normal: normals, shade: shades, kind: kinds } = buffer;

  function corner(at: Vector3, normal: Vector3, packedKind: number, shade: Shade): void {
    // Written number by number: `set` from an array is many times slower, and a large floor has millions of corners.
    const offset3 = next * 3;
    const offset4 = next * 4;
    position[offset3] = at[0];
    position[offset3 + 1] = at[1];
    position[offset3 + 2] = at[2];
    normals[offset3] = normal[0];
    normals[offset3 + 1] = normal[1];
    normals[offset3 + 2] = normal[2];
    shades[offset4] = shade[0];
    shades[offset4 + 1] = shade[1];
    shades[offset4 + 2] = shade[2];
    shades[offset4 + 3] = shade[3];
    kinds[next] = packedKind;
    next += 1;
  }

  function triangle(
    a: Vector3,
    b: Vector3,
    c: Vector3,
    normal: Vector3,
    kind: SurfaceKind,
    p: Shade,
    q: Shade,
    r: Shade,
  ): void {
    if (next + 3 > limit) return;
    const packedKind = packKind(kind, layer, doubt);
    corner(a, normal, packedKind, p);
    corner(b, normal, packedKind, q);
    corner(c, normal, packedKind, r);
  }

  return {
    setLayer(nextLayer, nextDoubt = 0) {
      layer = nextLayer;
      doubt = nextDoubt;
    },
    triangle(corners, normal, kind, cornerShades = NO_SHADES) {
      triangle(
        corners[0],
        corners[1],
        corners[2],
        normal,
        kind,
        shadeAt(cornerShades, 0),
        shadeAt(cornerShades, 1),
        shadeAt(cornerShades, 2),
      );
    },
    quad(corners, normal, kind, cornerShades = NO_SHADES) {
      const first = shadeAt(cornerShades, 0);
      const third = shadeAt(cornerShades, 2);
      triangle(corners[0], corners[1], corners[2], normal, kind, first, shadeAt(cornerShades, 1), third);
      triangle(corners[0], corners[2], corners[3], normal, kind, first, third, shadeAt(cornerShades, 3));
    },
    end() {
      position.fill(0, next * 3, limit * 3);
    },
  };
}

/** Fills one attribute of an owner's slot with one value. */
export function fillSlot(
  buffer: TriangleBuffer,
  attribute: "room" | "state",
  owner: string,
  value: number,
): Slot | null {
  const slot = buffer.slots.get(owner);
  if (!slot) return null;
  buffer[attribute].fill(value, slot.start * 3, (slot.start + slot.capacity) * 3);
  return slot;
}

/** Empties and frees an owner's slot. Returns the former slot, or null. */
export function emptySlot(buffer: TriangleBuffer, owner: string): Slot | null {
  const slot = buffer.table.release(owner);
  if (slot) buffer.position.fill(0, slot.start * 9, (slot.start + slot.capacity) * 9);
  return slot;
}
