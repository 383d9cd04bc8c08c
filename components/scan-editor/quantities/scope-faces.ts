import type { Face } from "@/lib/domain/geometry-records";
import type { FigureCode } from "@/lib/editor/quantities/figure-list";
import type { MarkedWalls } from "@/lib/editor/quantities/measure-group";
import { facesOfFigure, type Quantities, standsOnFloor } from "@/lib/editor/quantities/measure-quantities";
import { createTwinCounts } from "@/lib/editor/quantities/twin-counts";
import type { ReadScene } from "@/lib/editor/scene";

/** Of a wall between two rooms the side that counts, though both bound what their rooms hold and bear a baseboard. */
function sort(scene: ReadScene, of: Iterable<Face>, floorNumber: number | null, code: FigureCode): Quantities["faces"] {
  const faces = { floors: [] as string[], walls: [] as string[], ceilings: [] as string[], around: [] as string[] };
  const counting = createTwinCounts(scene, floorNumber !== null);
  for (const face of of) {
    if (floorNumber !== null && face.floorNumber !== floorNumber) continue;
    if (face.label === "floor") faces.floors.push(face.key);
    else if (face.label === "wall") {
      if (code === "V" || counting.wall(face)) faces.walls.push(face.key);
      if (code === "BB" && standsOnFloor(scene, face)) faces.around.push(face.key);
    } else if (face.label === "ceiling") faces.ceilings.push(face.key);
  }
  return faces;
}

/**
 * The faces that a figure of a floor, or of all (null), is measured on. Walks all of them: for a press, not for each change.
 */
export const facesOfScope = (scene: ReadScene, floorNumber: number | null, code: FigureCode): Quantities["faces"] =>
  sort(scene, scene.values("face"), floorNumber, code);

/** Whether such a figure is measured on this face too. */
export function feedsScope(
  scene: ReadScene,
  floorNumber: number | null,
  code: FigureCode,
  faceKey: string,
  marked: MarkedWalls,
): boolean {
  const face = scene.get("face", faceKey);
  const faces = sort(scene, face ? [face] : [], floorNumber, code);
  // The walls that lengths and heights come from are of this scope already.
  return facesOfFigure({ faces, marked }, code).includes(faceKey);
}
