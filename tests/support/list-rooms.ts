/** The rooms of a survey: one for each floor face. */
import type { ReadScene } from "../../lib/editor/core/scene";

export type RoomEntry = {
  faceKey: string;
  floorNumber: number;
  /** Null if the room has no name. */
  label: string | null;
};

/** Returns the rooms ordered by floor, then by label; rooms without a label last, in the order of the scene. */
export function listRooms(scene: ReadScene): RoomEntry[] {
  return [...scene.values("face")]
    .filter((face) => face.label === "floor")
    .map((face) => ({ faceKey: face.key, floorNumber: face.floorNumber, label: face.roomLabel || null }))
    .sort((a, b) => {
      if (a.floorNumber !== b.floorNumber) return a.floorNumber - b.floorNumber;
      if (a.label === null || b.label === null) return Number(a.label === null) - Number(b.label === null);
      return a.label.localeCompare(b.label, "en", { numeric: true });
    });
}
