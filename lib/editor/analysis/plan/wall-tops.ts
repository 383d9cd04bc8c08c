/** Offsets of the outer corners of a wall's top. Walls that share a corner meet in a miter. */
import type { Face } from "../../../domain/geometry-records";
import { loopNormal } from "../../../geometry/newell";
import { normalize, scale, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import { miter } from "./miter";

/** The drawn thickness of a wall in m, because a scan only captures the inner side. */
export const WALL_THICKNESS = 0.1;

/** Returns the level unit vector out of the room; null for a face without area. */
function outward(scene: ReadScene, face: Face): Vector3 | null {
  const normal = loopNormal(facePoints(scene, face)[0] ?? []);
  return normal && normalize([-normal[0], 0, -normal[2]]);
}

/**
 * Returns a function that computes the offset of each corner's outer point. Computed per corner, because the canvas
 * writes corner by corner.
 */
export function wallTops(scene: ReadScene, wall: Face): (corner: number) => Vector3 {
  const wallNormal = outward(scene, wall) ?? [0, 0, 0];
  return (corner) => {
    const vertexKey = wall.loops[0]?.[corner];
    if (!vertexKey) return scale(wallNormal, WALL_THICKNESS);
    for (const key of scene.facesOfVertex(vertexKey)) {
      const other = key === wall.key ? undefined : scene.get("face", key);
      const otherNormal = other?.label === "wall" ? outward(scene, other) : null;
      // A wall in the same plane continues straight, without a miter.
      if (otherNormal && otherNormal[0] * wallNormal[0] + otherNormal[2] * wallNormal[2] < 0.99)
        return miter(wallNormal, otherNormal, WALL_THICKNESS);
    }
    return scale(wallNormal, WALL_THICKNESS);
  };
}

/** Returns these walls and all walls that share a corner with them, whose tops depend on each other's directions. */
export function neighboringWalls(scene: ReadScene, faceKeys: Iterable<string>): Set<string> {
  const walls = new Set<string>();
  for (const faceKey of faceKeys) {
    const face = scene.get("face", faceKey);
    if (face?.label !== "wall") continue;
    for (const loop of face.loops) {
      for (const vertexKey of loop) {
        for (const key of scene.facesOfVertex(vertexKey)) {
          if (scene.get("face", key)?.label === "wall") walls.add(key);
        }
      }
    }
  }
  return walls;
}
