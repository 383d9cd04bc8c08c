/** Whether a face has an area and a sound outline: one rule for the commands that move corners and for the checks. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { signedArea } from "../../../geometry/polygon-area";
import { crossesItself } from "../../../geometry/self-intersection";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import { type FaceShape, faceShape } from "./face-shape";
import type { Records } from "./places";

/** Minimum average width of a face, in meters; rounding alone leaves less. */
const MIN_MEAN_WIDTH = 0.0003;
/**
 * Corners closer than this count as one point, in meters, because a corner may be dragged onto the next to be merged.
 */
const SAME_POINT = 0.0005;

/** Whether a loop in its plane has a meaningful area. */
export function hasExtent(loop: readonly Vector2[]): boolean {
  const perimeter = cyclicPairs(loop).reduce((sum, [a, b]) => sum + distance2(a, b), 0);
  return (2 * Math.abs(signedArea(loop))) / perimeter >= MIN_MEAN_WIDTH;
}

/** Returns null if the face has next to no area. */
export function extentOf(records: Records, face: Face): FaceShape | null {
  const shape = faceShape(records, face);
  return shape && hasExtent(shape.loops[0] ?? []) ? shape : null;
}

/** Whether a loop crosses or touches itself. */
export function outlineCrosses({ loops }: FaceShape): boolean {
  return loops.some((loop) =>
    crossesItself(loop.filter((point, index) => distance2(point, loop[(index + 1) % loop.length]!) > SAME_POINT)),
  );
}
