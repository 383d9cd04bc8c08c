import type { Quantities } from "@/lib/editor/quantities/measure-quantities";
import type { ReadScene } from "@/lib/editor/scene";

/** The faces that are measured on a floor, or on all (null). Walks all of them: for a press, not for each change. */
export function facesOfScope(scene: ReadScene, floorNumber: number | null): Quantities["faces"] {
  const faces: Quantities["faces"] = { floors: [], walls: [], ceilings: [] };
  for (const face of scene.values("face")) {
    if (floorNumber !== null && face.floorNumber !== floorNumber) continue;
    if (face.label === "floor") faces.floors.push(face.key);
    else if (face.label === "wall") faces.walls.push(face.key);
    else if (face.label === "ceiling") faces.ceilings.push(face.key);
  }
  return faces;
}
