import { roomsOf } from "@/lib/editor/core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";

export type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";

export function floorContents(scene: ReadScene, floorNumber: number): FloorContents {
  return roomsOf(scene).floor(floorNumber);
}

/** The room that holds a record of this floor, or null. */
export function roomOfRecord(scene: ReadScene, contents: FloorContents, key: string): SurveyRoom | null {
  for (const owner of ownersOf(scene, key)) {
    const room = contents.roomHolding(owner);
    if (room) return room;
  }
  return null;
}

/** The faces, or the object, whose room is the record's room. */
function ownersOf(scene: ReadScene, key: string): readonly string[] {
  const kind = scene.kindOf(key);
  if (kind === "objectPlanar") return [scene.get("objectPlanar", key)?.faceKey ?? ""];
  if (kind === "vertex") return scene.facesOfVertex(key);
  if (kind !== "edge") return [key];
  const [a = "", b = ""] = scene.get("edge", key)?.vertexKeys ?? [];
  const others = new Set(scene.facesOfVertex(b));
  return scene.facesOfVertex(a).filter((face) => others.has(face));
}
