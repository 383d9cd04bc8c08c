/** The level of a floor, for copies from one floor to another. */

import { floorFaces } from "../../core/objects/floor-under";
import type { ReadScene } from "../../core/scene";

/** The height of a story if the corners do not show it, in meters. */
const DEFAULT_STORY = 2.7;

/** Returns the lowest corner of the floor faces, or of all corners; null for a floor without corners. */
export function levelOf(scene: ReadScene, floorNumber: number): number | null {
  const ofFloors = floorFaces(scene, floorNumber).flatMap((face) => face.loops.flat());
  const keys = ofFloors.length > 0 ? ofFloors : scene.keysOnFloor("vertex", floorNumber);
  let lowest: number | null = null;
  for (const key of keys) {
    const y = scene.get("vertex", key)?.y;
    if (y !== undefined && (lowest === null || y < lowest)) lowest = y;
  }
  return lowest;
}

function heightOf(scene: ReadScene, floorNumber: number, level: number): number {
  let height = 0;
  for (const key of scene.keysOnFloor("vertex", floorNumber)) {
    height = Math.max(height, (scene.get("vertex", key)?.y ?? level) - level);
  }
  return height > 1.5 ? height : DEFAULT_STORY;
}

/**
 * Returns the height difference between two floors in meters. An empty floor is as many stories away as its number
 * says.
 */
export function riseBetween(scene: ReadScene, from: number, to: number): number {
  if (from === to) return 0;
  const start = levelOf(scene, from) ?? 0;
  return (levelOf(scene, to) ?? start + (to - from) * heightOf(scene, from, start)) - start;
}
