/** Finds a point well inside a floor, for objects that are inserted without a pointer position. */
import type { Face } from "../../../domain/geometry-records";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import { signedArea } from "../../../geometry/polygon-area";
import { triangulate } from "../../../geometry/triangulate";
import { add, scale, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../measures/face-points";
import type { ReadScene } from "../scene";

const middleOf = (points: readonly Vector3[]): Vector3 =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vector3),
    1 / points.length,
  );

/** Returns the mean of the corners if it is inside, otherwise the center of the largest triangle. */
export function middleOfFloor(scene: ReadScene, floor: Face): Vector3 | null {
  const loops = facePoints(scene, floor);
  const [outer] = loops;
  if (!outer || outer.length < 3) return null;
  const plan = loops.map(floorPlanOf);
  const middle = middleOf(outer);
  if (isInsideLoops(toPlan(middle), plan)) return middle;
  const points = loops.flat();
  const flat = points.map(toPlan);
  let largest: { area: number; corners: Vector3[] } | null = null;
  for (const indices of triangulate(plan)) {
    const area = Math.abs(signedArea(indices.map((index) => flat[index]!)));
    if (!largest || area > largest.area) largest = { area, corners: indices.map((index) => points[index]!) };
  }
  return largest ? middleOf(largest.corners) : middle;
}
