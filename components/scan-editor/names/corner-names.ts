/**
 * Corners are numbered around the floor of their room; the corner above a floor corner has the same number and "top".
 */
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SurveyRoom } from "../canvas/view/survey-rooms";

export type CornerName = { number: number; isTop: boolean };

/** Greatest distance between a corner and the floor corner below it, on the plan, in meters. */
const MAX_PLAN_DISTANCE = 0.25;

const loopsOf = (scene: ReadScene, faceKey: string): string[] => scene.get("face", faceKey)?.loops.flat() ?? [];

/** Returns the names of a room's corners by vertex key; corners above no floor corner get the next numbers. */
export function cornerNames(scene: ReadScene, room: SurveyRoom): Map<string, CornerName> {
  const names = new Map<string, CornerName>();
  const floor = [...new Set(loopsOf(scene, room.faceKey))];
  floor.forEach((key, index) => {
    names.set(key, { number: index + 1, isTop: false });
  });
  let lastNumber = floor.length;
  for (const key of [...room.walls, ...room.ceilings].flatMap((face) => loopsOf(scene, face))) {
    const vertex = scene.get("vertex", key);
    if (!vertex || names.has(key)) continue;
    let nearest: { number: number; distance: number } | null = null;
    for (const [index, below] of floor.entries()) {
      const corner = scene.get("vertex", below);
      if (!corner || corner.y >= vertex.y) continue;
      const distance = Math.hypot(corner.x - vertex.x, corner.z - vertex.z);
      if (distance < (nearest?.distance ?? MAX_PLAN_DISTANCE)) nearest = { number: index + 1, distance };
    }
    if (!nearest) lastNumber += 1;
    names.set(key, { number: nearest?.number ?? lastNumber, isTop: nearest !== null });
  }
  return names;
}

/** Returns the names of the corners of a face outside of any room, numbered around the face. */
export function looseCornerNames(scene: ReadScene, faceKey: string): Map<string, CornerName> {
  return new Map([...new Set(loopsOf(scene, faceKey))].map((key, index) => [key, { number: index + 1, isTop: false }]));
}
