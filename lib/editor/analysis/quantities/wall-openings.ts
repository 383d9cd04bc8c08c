import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { goesThrough } from "../../core/measures/opening-presets";
import type { ReadScene } from "../../core/scene";

const NONE: readonly ObjectPlanar[] = [];

/** Returns the doors, windows and openings on a wall; none for another face. */
export function openingsOfWall(scene: ReadScene, face: Face): readonly ObjectPlanar[] {
  if (face.label !== "wall") return NONE;
  const keys = scene.planarObjectsOfFace(face.key);
  if (keys.length === 0) return NONE;
  const found: ObjectPlanar[] = [];
  for (const key of keys) {
    const object = scene.get("objectPlanar", key);
    if (object && goesThrough(object.label)) found.push(object);
  }
  return found;
}
