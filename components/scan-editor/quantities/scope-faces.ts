import type { FigureCode } from "@/lib/editor/quantities/figure-list";
import type { Quantities } from "@/lib/editor/quantities/measure-quantities";
import { createTwinCounts } from "@/lib/editor/quantities/twin-counts";
import type { ReadScene } from "@/lib/editor/scene";

/**
 * The faces that a figure of a floor, or of all (null), is measured on: of a wall between two rooms the side that counts,
 * though both bound what their rooms hold. Walks all of them: for a press, not for each change.
 */
export function facesOfScope(scene: ReadScene, floorNumber: number | null, code: FigureCode): Quantities["faces"] {
  const faces: Quantities["faces"] = { floors: [], walls: [], ceilings: [] };
  const counting = createTwinCounts(scene, floorNumber !== null);
  for (const face of scene.values("face")) {
    if (floorNumber !== null && face.floorNumber !== floorNumber) continue;
    if (face.label === "floor") faces.floors.push(face.key);
    else if (face.label === "wall") {
      if (code === "V" || counting.wall(face)) faces.walls.push(face.key);
    } else if (face.label === "ceiling") faces.ceilings.push(face.key);
  }
  return faces;
}
