/** Where along a wall an opening fits, as near as possible to where it is wanted. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { toUpright, type UprightWall } from "../../core/measures/upright-wall";

/** The spans along the wall that others take. */
function takenSpans(view: PlanarView, wall: UprightWall, without: string): [number, number][] {
  return view.planarObjectsOfFace(wall.face.key).flatMap((key): [number, number][] => {
    const other = key === without ? undefined : view.get("objectPlanar", key);
    if (!other) return [];
    const alongs = planarOutline(other).map((corner) => toUpright(wall, corner)[0]);
    return [[Math.min(...alongs), Math.max(...alongs)]];
  });
}

/**
 * Centres along the wall worth trying, nearest to `wanted` first: there, against the ends, and beside every other opening.
 * Nothing that would stick out of the wall's ends is among them.
 */
export function placesAlong(view: PlanarView, wall: UprightWall, object: ObjectPlanar, wanted: number): number[] {
  const half = object.width / 2;
  const [first, last] = [wall.left + half, wall.right - half];
  if (last < first - 1e-9) return [];
  const beside = takenSpans(view, wall, object.key).flatMap(([from, to]) => [from - half, to + half]);
  return [Math.min(last, Math.max(first, wanted)), first, last, ...beside]
    .filter((along) => along >= first - 1e-9 && along <= last + 1e-9)
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
}
