/** Returns a captured floor as a loop in world coordinates, counterclockwise from above, or why it is refused. */
import { floorPlanOf } from "../../../geometry/floor-plan";
import { signedArea } from "../../../geometry/polygon-area";
import { crossesItself } from "../../../geometry/self-intersection";
import { distance, type Vector3 } from "../../../geometry/vector3";
import { type CapturedSurface, toWorld } from "./captured-room";
import { reasons } from "./copy";
import { WELD_DISTANCE } from "./vertex-pool";

export function floorOutline(floor: CapturedSurface): { outline: Vector3[] } | { refused: string } {
  const [x, y] = [floor.width / 2, floor.height / 2];
  const rectangle: Vector3[] = [
    [-x, -y, 0],
    [x, -y, 0],
    [x, y, 0],
    [-x, y, 0],
  ];
  const local = floor.corners.length >= 3 ? floor.corners : rectangle;
  const points = local.map((corner) => toWorld(floor.frame, corner));
  const outline = points.filter((point, index) => distance(point, points.at(index - 1)!) >= WELD_DISTANCE);
  if (outline.length < 3) return { refused: reasons.collapsed() };
  const plan = floorPlanOf(outline);
  if (crossesItself(plan)) return { refused: reasons.outlineCrosses };
  const area = signedArea(plan);
  if (Math.abs(area) < 1e-4) return { refused: reasons.collapsed() };
  return { outline: area > 0 ? outline : outline.reverse() };
}
