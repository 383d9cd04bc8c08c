/** Everything that is drawn of one floor, in a few merged buffers, and how a change finds its way into them. */
import type { Face } from "@/lib/domain/geometry-records";
import { changesOf, type Diff } from "@/lib/editor/diff";
import type { ReadScene } from "@/lib/editor/scene";
import { type FaceShape, faceShape } from "./face-shape";
import { createInstanceBuffer, type InstanceBuffer, writeInstances } from "./instance-buffer";
import { createLineBuffer, faceSegments, type LineBuffer, segmentCapacity, writeSegments } from "./line-buffer";
import { createPointBuffer, type PointBuffer, writePoint } from "./point-buffer";
import { createTriangleBuffer, fillSlot, type TriangleBuffer, writeSlot } from "./triangle-buffer";
import { neighbouringWalls, wallTops } from "./wall-tops";
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
};

/** What a change has rewritten: owners whose slots have to go to the graphics card. */
export type Rewritten = {
  readonly faces: ReadonlySet<string>;
  readonly vertices: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
};

/** A record's room as its place in the floor's list of rooms, or -1. */
export type RoomPlaces = ReadonlyMap<string, number>;

const isWall = (face: Face): boolean => face.label === "wall" || face.label === "roof";

function records<K extends "vertex" | "face" | "object3D">(scene: ReadScene, kind: K, floorNumber: number) {
  return [...scene.keysOnFloor(kind, floorNumber)].flatMap((key) => scene.get(kind, key) ?? []);
}

function writeFace(model: Omit<FloorModel, "floorNumber">, scene: ReadScene, shape: FaceShape): void {
  const writer = writeSlot(model.surfaces, shape.face.key);
  if (isWall(shape.face)) writeWall(writer, shape, wallTops(scene, shape.face));
  else writeLevelFace(writer, shape);
  writeSegments(model.lines, shape.face.key, faceSegments(shape), shape.frame?.normal ?? [0, 0, 0]);
  writeFootShade(writeSlot(model.shadows, shape.face.key), shape);
}

/** The floor's height where shades of things lie: that of its first floor face. */
function floorHeight(scene: ReadScene, floorNumber: number): number {
  for (const face of records(scene, "face", floorNumber)) {
    const corner = face.label === "floor" ? scene.get("vertex", face.loops[0]?.[0] ?? "") : undefined;
    if (corner) return corner.y;
  }
  return Math.min(0, ...records(scene, "vertex", floorNumber).map((vertex) => vertex.y));
}

export function buildFloorModel(scene: ReadScene, floorNumber: number, rooms: RoomPlaces): FloorModel {
  const shapes = records(scene, "face", floorNumber).map((face) => faceShape(scene, face));
  const objects = records(scene, "object3D", floorNumber);
  const roomOf = (key: string): number => rooms.get(key) ?? -1;
  const model: FloorModel = {
    floorNumber,
    surfaces: createTriangleBuffer(
      shapes.map((shape) => ({
        owner: shape.face.key,
        capacity: isWall(shape.face) ? wallCapacity(shape) : levelFaceCapacity(shape),
      })),
    ),
    shadows: createTriangleBuffer([
      ...shapes.map((shape) => ({ owner: shape.face.key, capacity: footCapacity(shape) })),
      ...objects.map((object) => ({ owner: object.key, capacity: 2 })),
    ]),
    lines: createLineBuffer(shapes.map((shape) => ({ owner: shape.face.key, capacity: segmentCapacity(shape) }))),
    points: createPointBuffer(records(scene, "vertex", floorNumber)),
    instances: createInstanceBuffer(objects, roomOf),
  };
  for (const shape of shapes) {
    writeFace(model, scene, shape);
    const room = roomOf(shape.face.key);
    fillSlot(model.surfaces, "room", shape.face.key, room);
    fillSlot(model.shadows, "room", shape.face.key, room);
    const line = model.lines.slots.get(shape.face.key);
    if (line) model.lines.room.fill(room, line.start * 2, (line.start + line.capacity) * 2);
  }
  const height = floorHeight(scene, floorNumber);
  for (const object of objects) {
    writeContactShade(writeSlot(model.shadows, object.key), object, height);
    fillSlot(model.shadows, "room", object.key, roomOf(object.key));
  }
  return model;
}

/**
 * Takes a change into the buffers: what it touches is rewritten, and nothing else. Null when records came, went or changed
 * their make-up (loops, labels, floors), so that the floor has to be built anew.
 */
export function followDiff(model: FloorModel, scene: ReadScene, diff: Diff): Rewritten | null {
  const vertices = new Set<string>();
  const faces = new Set<string>();
  const objects = new Set<string>();
  for (const { kind, key, from, to } of changesOf(diff)) {
    const floors = [from?.floorNumber, to?.floorNumber];
    if (!floors.includes(model.floorNumber)) continue;
    if (!from || !to || from.floorNumber !== to.floorNumber) return null;
    if (kind === "vertex") {
      vertices.add(key);
      for (const face of scene.facesOfVertex(key)) faces.add(face);
    } else if (kind === "face") {
      if (from.loops !== to.loops || from.label !== to.label) return null;
      faces.add(key);
    } else if (kind === "objectPlanar") {
      if (from.faceKey !== to.faceKey || from.label !== to.label || from.outline !== to.outline) return null;
      faces.add(to.faceKey);
    } else if (kind === "object3D") {
      if (from.label !== to.label || from.size !== to.size) return null;
      objects.add(key);
    }
  }
  // The tops of walls beside a turned wall lean on its direction.
  if (vertices.size > 0) for (const wall of neighbouringWalls(scene, [...faces])) faces.add(wall);
  for (const key of vertices) {
    const vertex = scene.get("vertex", key);
    if (vertex) writePoint(model.points, vertex);
  }
  for (const key of faces) {
    const face = scene.get("face", key);
    if (face && model.surfaces.slots.has(key)) writeFace(model, scene, faceShape(scene, face));
  }
  for (const key of objects) {
    const object = scene.get("object3D", key);
    if (!object) continue;
    writeInstances(model.instances, object);
    writeContactShade(writeSlot(model.shadows, key), object, floorHeight(scene, model.floorNumber));
  }
  return { faces, vertices, objects };
}
