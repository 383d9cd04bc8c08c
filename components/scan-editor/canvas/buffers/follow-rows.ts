/** Rows of the outliner that are hidden or shown again: what they hold is rewritten, and nothing else. */

import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import type { FloorContents } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import { type FloorModel, fillRoom, type RoomNumbers, writeFace } from "./floor-model";
import { facesAlong, type Rewritten } from "./follow-diff";
import { writePoint } from "./point-buffer";
import { facesSeen } from "./shape-layers";

type Held = { faces: Set<string>; vertices: Set<string>; objects: Set<string> };

function holdRow(scene: ReadScene, row: string, held: Held): void {
  const kind = scene.kindOf(row);
  if (kind === "face") held.faces.add(row);
  else if (kind === "objectPlanar") held.faces.add(scene.get(kind, row)?.faceKey ?? "");
  else if (kind === "object3D") held.objects.add(row);
  else if (kind === "vertex") held.vertices.add(row);
  else if (kind === "edge") {
    for (const face of facesAlong(scene, scene.get(kind, row)?.vertexKeys ?? [])) held.faces.add(face);
  }
}

/** Null where the whole floor is hidden or shown again, so that it has to be built anew. */
export function followRows(
  model: FloorModel,
  scene: ReadScene,
  setup: { contents: FloorContents; rooms: RoomNumbers; rows: Iterable<string> },
): Rewritten | null {
  const held: Held = { faces: new Set(), vertices: new Set(), objects: new Set() };
  const changed = new Set(setup.rows);
  if (changed.has(rowOf.floor(model.floorNumber))) return null;
  for (const row of changed) holdRow(scene, row, held);
  for (const { faceKey, walls, ceilings, objects } of setup.contents.rooms) {
    if (!changed.has(rowOf.room(faceKey))) continue;
    for (const face of [faceKey, ...walls, ...ceilings]) held.faces.add(face);
    for (const object of objects) held.objects.add(object);
  }
  for (const key of held.faces) {
    const face = scene.get("face", key);
    if (face?.floorNumber !== model.floorNumber) {
      held.faces.delete(key);
      continue;
    }
    writeFace(model, scene, drawnFace(scene, face));
    for (const corner of face.loops.flat()) held.vertices.add(corner);
  }
  for (const key of held.vertices) {
    const vertex = scene.get("vertex", key);
    if (vertex) writePoint(model.points, vertex, facesSeen(scene, model.rows, key));
  }
  const fresh = new Set([...held.faces, ...held.objects]);
  for (const owner of fresh) fillRoom(model, owner, setup.rooms.get(owner) ?? -1);
  return { ...held, objects: new Set(), fresh, emptied: [] };
}
