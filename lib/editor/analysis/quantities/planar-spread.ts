/** By how much the area of what hangs on a wall may be off. */
import type { Confidence, ObjectPlanar } from "../../../domain/geometry-records";
import { planarOutline } from "../../core/measures/planar-outline";
import { spreadOf } from "./spread";

/** Square metres, one standard deviation, of an outline whose corners are each off by so many metres along both axes. */
export function outlineSpread(corners: readonly (readonly number[])[], metres: number): number {
  let variance = 0;
  for (let at = 0; at < corners.length; at += 1) {
    const before = corners[(at + corners.length - 1) % corners.length]!;
    const after = corners[(at + 1) % corners.length]!;
    // A corner that goes by one across the line between its neighbours adds half of that line's length.
    variance += before.reduce((sum, value, axis) => sum + ((value - after[axis]!) / 2) ** 2, 0);
  }
  return metres * Math.sqrt(variance);
}

/** Of what hangs on a face: as unsure as the less sure of the two. */
export const planarSpread = (object: ObjectPlanar, host?: { readonly confidence?: Confidence }): number =>
  outlineSpread(planarOutline(object), Math.max(spreadOf(object.confidence), spreadOf(host?.confidence)));
