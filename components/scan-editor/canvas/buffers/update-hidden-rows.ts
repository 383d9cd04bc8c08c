/** Rewrites the records whose rows in the outliner were hidden or shown. */

import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import type { FloorContents } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";
import { rowOf } from "@/lib/editor/tools/layers/layer-state";
import { type FloorModel, fillRoom, type RoomNumbers, writeFace } from "./floor-model";
import { writePoint } from "./point-buffer";
import { visibleFaceLabels } from "./shape-layers";
import { facesAlong, type Rewritten } from "./update-floor-model";

type Affected = { faces: Set<string>; vertices: Set<string>; objects: Set<string> };

function addRow(scene: ReadScene, row: string, affected: Affected): void {
  const kind = scene.kindOf(row);
  if (kind === "face") affected.faces.add(row);
  else if (kind === "objectPlanar") affected.faces.add(scene.get(kind, row)?.faceKey ?? "");
  else if (kind === "object3D") affected.objects.add(row);
  else if (kind === "vertex") affected.vertices.add(row);
  else if (kind === "edge") {
    for (const face of facesAlong(scene, scene.get(kind, row)?.vertexKeys ?? [])) affected.faces.add(face);
  }
}

/** Returns the records to upload, or null if the floor's own row has changed and the floor must be built again. */
export function updateHiddenRows(
  model: FloorModel,
  scene: ReadScene,
  setup: { contents: FloorContents; rooms: RoomNumbers; rows: Iterable<string> },
): Rewritten | null {
  const affected: Affected = { faces: new Set(), vertices: new Set(), objects: new Set() };
  const changed = new Set(setup.rows);
  if (changed.has(rowOf.floor(model.floorNumber))) return null;
  for (const row of changed) addRow(scene, row, affected);
  for (const { faceKey, walls, ceilings, objects } of setup.contents.rooms) {
    if (!changed.has(rowOf.room(faceKey))) continue;
    for (const face of [faceKey, ...walls, ...ceilings]) affected.faces.add(face);
    for (const object of objects) affected.objects.add(object);
  }
  for (const key of affected.faces) {
    const face = scene.get("face", key);
    if (face?.floorNumber !== model.floorNumber) {
      affected.faces.delete(key);
      continue;
    }
    writeFace(model, scene, drawnFace(scene, face));
    for (const corner of face.loops.flat()) affected.vertices.add(corner);
  }
  for (const key of affected.vertices) {
    const vertex = scene.get("vertex", key);
    if (vertex) writePoint(model.points, vertex, visibleFaceLabels(scene, model.rows, key));
  }
  const fresh = new Set([...affected.faces, ...affected.objects]);
  for (const owner of fresh) fillRoom(model, owner, setup.rooms.get(owner) ?? -1);
  return { ...affected, objects: new Set(), fresh, emptied: [] };
}
