/** Applies a change of the scene to a floor's buffers and rewrites only the slots that it touches. */

import { drawnExtent, drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { neighboringWalls } from "@/lib/editor/analysis/plan/wall-tops";
import { changesOf, type Diff, type RecordChange } from "@/lib/editor/core/diff";
import type { ReadScene } from "@/lib/editor/core/scene";
import { segmentCapacity } from "./face-segments";
import {
  CONTACT_CAPACITY,
  type FloorModel,
  faceCapacity,
  fillRoom,
  type RoomNumbers,
  writeFace,
  writeObjectShade,
} from "./floor-model";
import { emptyInstances, instanceCapacity, writeInstances } from "./instance-buffer";
import { emptySegments } from "./line-buffer";
import { emptyPoint, writePoint } from "./point-buffer";
import { visibleFaceLabels } from "./shape-layers";
import type { Slot, SlotTable } from "./slot-table";
import { emptySlot, fillSlot } from "./triangle-buffer";
import { footCapacity } from "./write-shadow";

export type BufferName = "surfaces" | "shadows" | "lines" | "points" | "instances";

/** Owners whose slots were rewritten and have to be uploaded, and slots that lost their owner. */
export type Rewritten = {
  readonly faces: ReadonlySet<string>;
  readonly vertices: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  /** Owners with a new slot; their room and highlight have to be uploaded too. */
  readonly fresh: ReadonlySet<string>;
  readonly emptied: readonly (readonly [BufferName, Slot])[];
};

type Work = {
  faces: Set<string>;
  vertices: Set<string>;
  objects: Set<string>;
  fresh: Set<string>;
  emptied: [BufferName, Slot][];
};

const EMPTY = {
  surfaces: emptySlot,
  shadows: emptySlot,
  lines: emptySegments,
  points: emptyPoint,
  instances: emptyInstances,
} as const;

function dropSlot(model: FloorModel, work: Work, name: BufferName, owner: string): void {
  const empty = EMPTY[name] as (buffer: FloorModel[BufferName], owner: string) => Slot | null;
  const slot = empty(model[name], owner);
  if (slot && slot.capacity > 0) work.emptied.push([name, slot]);
}

/** Makes sure that the owner has a slot of this capacity; false when no slot is free. */
function reserve(model: FloorModel, work: Work, name: BufferName, owner: string, capacity: number): boolean {
  const table: SlotTable = model[name].table;
  const current = table.slots.get(owner);
  if (capacity === 0 && !current) return true;
  if (current && current.capacity >= capacity) return true;
  if (current) dropSlot(model, work, name, owner);
  work.fresh.add(owner);
  return table.allocate(owner, capacity) !== null;
}

/** Returns the vertices whose other walls have to be drawn again, because the loops or label of their face change. */
function cornersOf({ kind, from, to }: RecordChange): string[] {
  if (kind !== "face" || (from && to && from.loops === to.loops && from.label === to.label)) return [];
  return [...(from?.loops ?? []), ...(to?.loops ?? [])].flat();
}

/** Returns the faces that have both vertices. */
export function facesAlong(scene: ReadScene, [a = "", b = ""]: readonly string[]): string[] {
  const facesOfB = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => facesOfB.has(face));
}

/** Collects the records that a diff touches on this floor. */
function collect(model: FloorModel, scene: ReadScene, diff: Diff, work: Work): void {
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    if (from?.floorNumber !== model.floorNumber && to?.floorNumber !== model.floorNumber) continue;
    if (kind === "vertex") {
      work.vertices.add(key);
      for (const face of scene.facesOfVertex(key)) work.faces.add(face);
    } else if (kind === "face") {
      work.faces.add(key);
      for (const corner of cornersOf(change)) {
        // The labels of a vertex's faces decide whether the vertex is visible.
        if (scene.get("vertex", corner)?.floorNumber === model.floorNumber) work.vertices.add(corner);
        for (const face of scene.facesOfVertex(corner))
          if (scene.get("face", face)?.label === "wall") work.faces.add(face);
      }
    } else if (kind === "objectPlanar") {
      if (from) work.faces.add(from.faceKey);
      if (to) work.faces.add(to.faceKey);
      // Only one of two twin doors is drawn with its swing, so the other has to be drawn again.
      if (from?.label !== to?.label || from?.faceKey !== to?.faceKey)
        for (const twin of scene.namedBy("objectPlanar", key)) work.faces.add(scene.get("objectPlanar", twin)!.faceKey);
    } else if (kind === "object3D") work.objects.add(key);
    // Each face on both vertices draws the edge with the edge's layer.
    else if (model.rows.areEdgesApart())
      for (const face of facesAlong(scene, (to ?? from)?.vertexKeys ?? [])) work.faces.add(face);
  }
}

function updateFace(model: FloorModel, scene: ReadScene, work: Work, key: string): boolean {
  const face = scene.get("face", key);
  if (face?.floorNumber !== model.floorNumber) {
    for (const name of ["surfaces", "shadows", "lines"] as const) dropSlot(model, work, name, key);
    return true;
  }
  const extent = drawnExtent(scene, face);
  const hasSlots =
    reserve(model, work, "surfaces", key, faceCapacity(extent)) &&
    reserve(model, work, "shadows", key, footCapacity(extent)) &&
    reserve(model, work, "lines", key, segmentCapacity(extent));
  if (hasSlots) writeFace(model, scene, drawnFace(scene, face));
  return hasSlots;
}

function updateVertex(model: FloorModel, scene: ReadScene, work: Work, key: string): boolean {
  const vertex = scene.get("vertex", key);
  if (vertex?.floorNumber !== model.floorNumber) {
    dropSlot(model, work, "points", key);
    return true;
  }
  const hasSlots = reserve(model, work, "points", key, 1);
  if (hasSlots) writePoint(model.points, vertex, visibleFaceLabels(scene, model.rows, key));
  return hasSlots;
}

function updateObject(model: FloorModel, scene: ReadScene, work: Work, key: string): boolean {
  const object = scene.get("object3D", key);
  if (object?.floorNumber !== model.floorNumber) {
    dropSlot(model, work, "shadows", key);
    dropSlot(model, work, "instances", key);
    return true;
  }
  const hasSlots =
    reserve(model, work, "shadows", key, CONTACT_CAPACITY) &&
    reserve(model, work, "instances", key, instanceCapacity(object));
  if (!hasSlots) return false;
  writeInstances(model.instances, scene, object);
  writeObjectShade(model, object);
  return true;
}

/** Sets the room of a new slot and clears its highlight. */
function resetSlot(model: FloorModel, rooms: RoomNumbers, owner: string): void {
  fillRoom(model, owner, rooms.get(owner) ?? -1);
  fillSlot(model.surfaces, "state", owner, 0);
  const boxes = model.instances.slots.get(owner);
  if (boxes) model.instances.state.fill(0, boxes.start, boxes.start + boxes.capacity);
  const point = model.points.slots.get(owner);
  if (point) model.points.state[point.start] = 0;
}

/** Returns null when no slot is free; the floor then has to be built again. */
export function updateFloorModel(
  model: FloorModel,
  scene: ReadScene,
  diff: Diff,
  rooms: RoomNumbers,
): Rewritten | null {
  const work: Work = { faces: new Set(), vertices: new Set(), objects: new Set(), fresh: new Set(), emptied: [] };
  collect(model, scene, diff, work);
  // The miter of a wall's top depends on the direction of its neighbors.
  for (const wall of neighboringWalls(scene, [...work.faces])) work.faces.add(wall);
  const isUpdated =
    [...work.vertices].every((key) => updateVertex(model, scene, work, key)) &&
    [...work.faces].every((key) => updateFace(model, scene, work, key)) &&
    [...work.objects].every((key) => updateObject(model, scene, work, key));
  if (!isUpdated) return null;
  for (const owner of work.fresh) resetSlot(model, rooms, owner);
  return work;
}
