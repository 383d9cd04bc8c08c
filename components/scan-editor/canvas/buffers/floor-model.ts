/** All drawn parts of one floor, in a few merged buffers. */
import type { Face, Object3D } from "@/lib/domain/geometry-records";
import { type DrawnExtent, type DrawnFace, drawnExtent, drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { wallTops } from "@/lib/editor/analysis/plan/wall-tops";
import type { ReadScene } from "@/lib/editor/core/scene";
import { layerOf } from "@/lib/editor/tools/layers/layer-list";
import { faceSegments, segmentCapacity } from "./face-segments";
import { createInstanceBuffer, type InstanceBuffer } from "./instance-buffer";
import { createLineBuffer, type LineBuffer, writeSegments } from "./line-buffer";
import { createPointBuffer, type PointBuffer } from "./point-buffer";
import { layerSetter, NO_ROWS_HIDDEN, type RowsHidden, visibleFaceLabels } from "./shape-layers";
import type { SlotRequest } from "./slot-table";
import { createTriangleBuffer, fillSlot, type TriangleBuffer, writeSlot } from "./triangle-buffer";
import { levelFaceCapacity, writeLevelFace } from "./write-level-face";
import { footCapacity, writeContactShade, writeFootShade } from "./write-shadow";
import { wallCapacity, writeWall } from "./write-wall";

export type FloorModel = {
  readonly floorNumber: number;
  readonly surfaces: TriangleBuffer;
  readonly shadows: TriangleBuffer;
  readonly lines: LineBuffer;
  readonly points: PointBuffer;
  readonly instances: InstanceBuffer;
  /** Rows of the outliner that are hidden, with all they contain. */
  readonly rows: RowsHidden;
  /** Height of the floor on which objects cast their shadows, in meters. */
  readonly height: number;
};

/** The number of a record's room for the shaders, or undefined for a record in no room. */
export type RoomNumbers = { get(key: string): number | undefined };

/** A room number whose records are not drawn. */
export const HIDDEN_ROOM = -2;

const isWall = (face: Face): boolean => face.label === "wall" || face.label === "roof";

/** Triangles of an object's shadow. */
export const CONTACT_CAPACITY = 2;

export const faceCapacity = (extent: DrawnExtent): number =>
  isWall(extent.face) ? wallCapacity(extent) : levelFaceCapacity(extent);

function records<K extends "vertex" | "face" | "object3D">(scene: ReadScene, kind: K, floorNumber: number) {
  return [...scene.keysOnFloor(kind, floorNumber)].flatMap((key) => scene.get(kind, key) ?? []);
}

/** Writes a face into the slots that it already has. */
export function writeFace(model: Omit<FloorModel, "floorNumber" | "height">, scene: ReadScene, shape: DrawnFace): void {
  const writer = writeSlot(model.surfaces, shape.face.key);
  const setLayerOf = layerSetter(writer, scene, shape.face, model.rows);
  if (isWall(shape.face)) writeWall(writer, shape, wallTops(scene, shape.face), setLayerOf);
  else writeLevelFace(writer, shape, setLayerOf);
  const segments = faceSegments(scene, shape, model.rows);
  writeSegments(model.lines, shape.face.key, segments, shape.frame?.normal ?? [0, 0, 0]);
  const shade = writeSlot(model.shadows, shape.face.key);
  shade.setLayer(layerOf("face", shape.face));
  writeFootShade(shade, shape);
}

/** Writes an object's shadow into the slot that it already has. */
export function writeObjectShade(model: Pick<FloorModel, "shadows" | "height">, object: Object3D): void {
  const writer = writeSlot(model.shadows, object.key);
  writer.setLayer(layerOf("object3D", object));
  writeContactShade(writer, object, model.height);
}

/** Assigns all parts of an owner to a room. */
export function fillRoom(model: FloorModel, owner: string, room: number): void {
  fillSlot(model.surfaces, "room", owner, room);
  fillSlot(model.shadows, "room", owner, room);
  const line = model.lines.slots.get(owner);
  if (line) model.lines.room.fill(room, line.start * 2, (line.start + line.capacity) * 2);
  const boxes = model.instances.slots.get(owner);
  if (boxes) model.instances.room.fill(room, boxes.start, boxes.start + boxes.capacity);
}

/** Returns the height of the first floor face in meters, else the height of the lowest vertex, at most 0. */
function floorHeight(scene: ReadScene, floorNumber: number): number {
  for (const key of scene.keysOnFloor("face", floorNumber)) {
    const face = scene.get("face", key);
    const corner = face?.label === "floor" ? scene.get("vertex", face.loops[0]?.[0] ?? "") : undefined;
    if (corner) return corner.y;
  }
  return records(scene, "vertex", floorNumber).reduce((low, vertex) => Math.min(low, vertex.y), 0);
}

export function buildFloorModel(
  scene: ReadScene,
  floorNumber: number,
  rooms: RoomNumbers,
  rows: RowsHidden = NO_ROWS_HIDDEN,
): FloorModel {
  const faces = records(scene, "face", floorNumber);
  const objects = records(scene, "object3D", floorNumber);
  const surfaces: SlotRequest[] = [];
  const shadows: SlotRequest[] = [];
  const lines: SlotRequest[] = [];
  // Computes only capacities: the shapes of a whole large floor would take more memory than the buffers.
  for (const face of faces) {
    const extent = drawnExtent(scene, face);
    surfaces.push({ owner: face.key, capacity: faceCapacity(extent) });
    lines.push({ owner: face.key, capacity: segmentCapacity(extent) });
    const foot = footCapacity(extent);
    if (foot > 0) shadows.push({ owner: face.key, capacity: foot });
  }
  for (const object of objects) shadows.push({ owner: object.key, capacity: CONTACT_CAPACITY });
  const roomOf = (key: string): number => rooms.get(key) ?? -1;
  const model: FloorModel = {
    floorNumber,
    rows,
    height: floorHeight(scene, floorNumber),
    surfaces: createTriangleBuffer(surfaces),
    shadows: createTriangleBuffer(shadows),
    lines: createLineBuffer(lines),
    points: createPointBuffer(records(scene, "vertex", floorNumber), (key) => visibleFaceLabels(scene, rows, key)),
    instances: createInstanceBuffer(scene, objects, roomOf),
  };
  for (const face of faces) {
    writeFace(model, scene, drawnFace(scene, face));
    fillRoom(model, face.key, roomOf(face.key));
  }
  for (const object of objects) {
    writeObjectShade(model, object);
    fillRoom(model, object.key, roomOf(object.key));
  }
  return model;
}
