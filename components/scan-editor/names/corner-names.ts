/** Corners are numbered around their room's floor; one above a floor corner has its number, and "top". */
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SurveyRoom } from "../canvas/view/survey-rooms";

export type CornerName = { number: number; isTop: boolean };

/** How far in plan a corner may lie off the floor corner that it stands over, in metres. */
const OVER_REACH = 0.25;

const loopsOf = (scene: ReadScene, faceKey: string): string[] => scene.get("face", faceKey)?.loops.flat() ?? [];

/** A room's corners by vertex key; those over no floor corner take the numbers after. */
export function cornerNames(scene: ReadScene, room: SurveyRoom): Map<string, CornerName> {
  const names = new Map<string, CornerName>();
  const floor = [...new Set(loopsOf(scene, room.faceKey))];
  floor.forEach((key, index) => {
    names.set(key, { number: index + 1, isTop: false });
  });
  let last = floor.length;
  for (const key of [...room.walls, ...room.ceilings].flatMap((face) => loopsOf(scene, face))) {
    const vertex = scene.get("vertex", key);
    if (!vertex || names.has(key)) continue;
    let nearest: { number: number; away: number } | null = null;
    for (const [index, below] of floor.entries()) {
      const corner = scene.get("vertex", below);
      if (!corner || corner.y >= vertex.y) continue;
      const away = Math.hypot(corner.x - vertex.x, corner.z - vertex.z);
      if (away < (nearest?.away ?? OVER_REACH)) nearest = { number: index + 1, away };
    }
    if (!nearest) last += 1;
    names.set(key, { number: nearest?.number ?? last, isTop: nearest !== null });
  }
  return names;
}

/** The corners of a face that stands in no room, numbered around it. */
export function looseCornerNames(scene: ReadScene, faceKey: string): Map<string, CornerName> {
  return new Map([...new Set(loopsOf(scene, faceKey))].map((key, index) => [key, { number: index + 1, isTop: false }]));
}
