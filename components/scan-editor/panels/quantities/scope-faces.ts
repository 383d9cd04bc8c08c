import type { FigureCode } from "@/lib/editor/analysis/quantities/figure-list";
import type { MarkedWalls } from "@/lib/editor/analysis/quantities/marked-walls";
import {
  facesOfFigure,
  facesOfRooms,
  isWallAroundFloor,
  type Quantities,
} from "@/lib/editor/analysis/quantities/measure-quantities";
import { createTwinCounts } from "@/lib/editor/analysis/quantities/twin-counts";
import { type RoomIndex, roomsOf } from "@/lib/editor/core/rooms/room-index";
import type { ReadScene } from "@/lib/editor/core/scene";

/** Returns a predicate for the walls that count if each shared wall is counted once. */
function wallFilter(scene: ReadScene, rooms: RoomIndex, floorNumber: number | null): (wallKey: string) => boolean {
  const counting = createTwinCounts(scene, rooms, floorNumber !== null);
  return (wallKey) => {
    const wall = scene.get("face", wallKey);
    return wall !== undefined && counting.wall(wall);
  };
}

/**
 * Returns the faces that a figure of a floor, or of the home (null), comes from. Visits all rooms, so call it on a
 * press, not on each change.
 */
export function facesOfScope(scene: ReadScene, floorNumber: number | null, code: FigureCode): Quantities["faces"] {
  const rooms = roomsOf(scene);
  const faces = facesOfRooms(scene, floorNumber === null ? rooms.floors() : [rooms.floor(floorNumber)]);
  if (code !== "W1") return faces;
  return { ...faces, walls: faces.walls.filter(wallFilter(scene, rooms, floorNumber)) };
}

/** Returns whether a figure of the scope comes from this face. */
export function feedsScope(
  scene: ReadScene,
  floorNumber: number | null,
  code: FigureCode,
  faceKey: string,
  marked: MarkedWalls,
): boolean {
  const face = scene.get("face", faceKey);
  if (!face || (floorNumber !== null && face.floorNumber !== floorNumber)) return false;
  const rooms = roomsOf(scene);
  if (!rooms.floor(face.floorNumber).roomHolding(faceKey)) return false;
  if (code === "W1" && face.label === "wall") return wallFilter(scene, rooms, floorNumber)(faceKey);
  const keysIf = (label: typeof face.label): string[] => (face.label === label ? [faceKey] : []);
  const around = code === "BB" && isWallAroundFloor(scene, face) ? [faceKey] : [];
  const faces = { floors: keysIf("floor"), walls: keysIf("wall"), ceilings: keysIf("ceiling"), around };
  // `marked` contains the walls of this scope that give lengths and heights.
  return facesOfFigure({ faces, marked }, code).includes(faceKey);
}
