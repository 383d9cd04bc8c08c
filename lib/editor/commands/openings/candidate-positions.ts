/** Finds positions along a wall where an opening may fit, nearest to the preferred one. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { toUpright, type UprightWall } from "../../core/measures/upright-wall";

/** Returns the spans along the wall that other objects occupy. */
function occupiedSpans(view: PlanarView, wall: UprightWall, excludedKey: string): [number, number][] {
  return view.planarObjectsOfFace(wall.face.key).flatMap((key): [number, number][] => {
    const other = key === excludedKey ? undefined : view.get("objectPlanar", key);
    if (!other) return [];
    const offsets = planarOutline(other).map((corner) => toUpright(wall, corner)[0]);
    return [[Math.min(...offsets), Math.max(...offsets)]];
  });
}

/**
 * Returns candidate centers along the wall, nearest to `preferred` first: that point, the ends of the wall, and next to
 * every other opening. All are within the ends of the wall.
 */
export function candidatePositions(
  view: PlanarView,
  wall: UprightWall,
  object: ObjectPlanar,
  preferred: number,
): number[] {
  const half = object.width / 2;
  const [first, last] = [wall.left + half, wall.right - half];
  if (last < first - 1e-9) return [];
  const nextToOthers = occupiedSpans(view, wall, object.key).flatMap(([from, to]) => [from - half, to + half]);
  return [Math.min(last, Math.max(first, preferred)), first, last, ...nextToOthers]
    .filter((along) => along >= first - 1e-9 && along <= last + 1e-9)
    .sort((a, b) => Math.abs(a - preferred) - Math.abs(b - preferred));
}
