/** Whether a face encloses something, and whether its outline is sound: one rule for what moves corners and for the checks. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { signedArea } from "../../../geometry/polygon-area";
import { crossesItself } from "../../../geometry/self-intersection";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import { type FaceShape, faceShape } from "./face-shape";
import type { Records } from "./places";

/** Narrower than this on average a face has no area, in metres: it is what rounding leaves. */
const NARROWEST = 0.0003;
/** Corners this near are one place, in metres: a corner may be drawn onto the next, to be merged with it. */
const ONE_PLACE = 0.0005;

/** Whether a loop in its plane has an area worth the name. */
export function hasExtent(loop: readonly Vector2[]): boolean {
  const around = cyclicPairs(loop).reduce((sum, [a, b]) => sum + distance2(a, b), 0);
  return (2 * Math.abs(signedArea(loop))) / around >= NARROWEST;
}

/** Null where it encloses nothing, or next to nothing. */
export function extentOf(records: Records, face: Face): FaceShape | null {
  const shape = faceShape(records, face);
  return shape && hasExtent(shape.loops[0] ?? []) ? shape : null;
}

/** Whether one of its loops crosses or touches itself. */
export function outlineCrosses({ loops }: FaceShape): boolean {
  return loops.some((loop) =>
    crossesItself(loop.filter((place, at) => distance2(place, loop[(at + 1) % loop.length]!) > ONE_PLACE)),
  );
}
