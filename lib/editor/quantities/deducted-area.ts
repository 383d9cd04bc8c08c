import type { Face, ObjectPlanar } from "../../domain/geometry-records";
import { coveredArea } from "../../geometry/covered-area";
import { hostFrame, toFrame } from "../../geometry/host-frame";
import type { ReadScene } from "../scene";
import { facePoints } from "./face-points";
import { isDeducted, planarOutline } from "./planar-outline";

/** What is taken off a wall, in m²: overlapping outlines count once, what lies past the wall's border does not count. */
export function deductedArea(scene: ReadScene, wall: Face, objects: readonly ObjectPlanar[]): number {
  const outlines = objects.filter(isDeducted).map(planarOutline);
  if (outlines.length === 0) return 0;
  const [outer] = facePoints(scene, wall);
  const frame = outer && hostFrame(outer);
  if (!outer || !frame) return 0;
  return coveredArea(
    outlines,
    outer.map((point) => toFrame(frame, point)),
  );
}
