import { facesAt } from "@/lib/editor/core/faces-at";
import { roomsOf } from "@/lib/editor/core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";
import type { ReadScene } from "@/lib/editor/core/scene";

export type { FloorContents, SurveyRoom } from "@/lib/editor/core/rooms/survey-room";

export function floorContents(scene: ReadScene, floorNumber: number): FloorContents {
  return roomsOf(scene).floor(floorNumber);
}

/** Returns the room that holds a record of this floor, or null. */
export function roomOfRecord(scene: ReadScene, contents: FloorContents, key: string): SurveyRoom | null {
  const kind = scene.kindOf(key);
  for (const owner of kind ? facesAt(scene, kind, key) : [key]) {
    const room = contents.roomHolding(owner);
    if (room) return room;
  }
  return null;
}
