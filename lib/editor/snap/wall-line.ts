/** A wall seen from above: where it runs, as a line in the plan. */
import type { Face } from "../../domain/geometry-records";
import { loopNormal } from "../../geometry/newell";
import type { Vector3 } from "../../geometry/vector3";
import type { PlanSegment } from "./plan-grid";

/** Faces that lean more are no walls to align with. */
const MOST_LEAN = 0.2;

/** The wall's whole length in the plan; null for what is no upright wall. `placeOf` gives a corner's place. */
export function wallLine(face: Face, placeOf: (vertexKey: string) => Vector3 | undefined): PlanSegment | null {
  if (face.label !== "wall") return null;
  const points = (face.loops[0] ?? []).flatMap((key) => {
    const place = placeOf(key);
    return place ? [place] : [];
  });
  const normal = loopNormal(points);
  if (!normal || Math.abs(normal[1]) > MOST_LEAN) return null;
  const along = (point: Vector3): number => point[0] * normal[2] - point[2] * normal[0];
  const [first] = points;
  if (!first) return null;
  let [low, high] = [first, first];
  for (const point of points) {
    if (along(point) < along(low)) low = point;
    if (along(point) > along(high)) high = point;
  }
  return { x0: low[0], z0: low[2], x1: high[0], z1: high[2] };
}
