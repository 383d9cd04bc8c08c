/** How far the area of a planar object may be off. */
import type { Confidence, ObjectPlanar } from "../../../domain/geometry-records";
import { planarOutline } from "../../core/measures/planar-outline";
import { spreadOf } from "./spread";

/** Returns one standard deviation in m², if each corner is off by `meters` along both axes. */
export function outlineSpread(corners: readonly (readonly number[])[], meters: number): number {
  let variance = 0;
  for (let index = 0; index < corners.length; index += 1) {
    const before = corners[(index + corners.length - 1) % corners.length]!;
    const after = corners[(index + 1) % corners.length]!;
    // Moving a corner by 1 square to the line between its neighbors changes the area by half that line's length.
    variance += before.reduce((sum, value, axis) => sum + ((value - after[axis]!) / 2) ** 2, 0);
  }
  return meters * Math.sqrt(variance);
}

/** Returns the spread of a planar object's area in m², from the lower confidence of the object and its host. */
export const planarSpread = (object: ObjectPlanar, host?: { readonly confidence?: Confidence }): number =>
  outlineSpread(planarOutline(object), Math.max(spreadOf(object.confidence), spreadOf(host?.confidence)));
