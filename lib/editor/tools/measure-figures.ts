/** The text of a measurement, in m and in feet and inches. */
import { loopArea } from "../../geometry/newell";
import { cross, distance, dot, lengthOf, subtract, type Vector3 } from "../../geometry/vector3";
import { currentUnits } from "../core/units/chosen-measures";
import { angleText, feetInchText, lengthText, squareFeetText, squareMetersText } from "../core/units/measure-text";
import { type MeasureGiven, type MeasureKind, POINTS_NEEDED } from "./tool-state";

/** Returns the angle at the second of three points, in radians. */
function angleAt([a, b, c]: readonly Vector3[]): number {
  if (!a || !b || !c) return 0;
  const [u, v] = [subtract(a, b), subtract(c, b)];
  return Math.atan2(lengthOf(cross(u, v)), dot(u, v));
}

/** Puts the chosen units first. */
const ordered = (metric: string, feet: string): string =>
  currentUnits() === "feet" ? `${feet} · ${metric}` : `${metric} · ${feet}`;

/** Returns "2.502 m · 8' 2 1/2\"", or null for too few points. `holes` are subtracted from an area. */
export function measureFigures(
  kind: MeasureKind,
  points: readonly Vector3[],
  holes: MeasureGiven["holes"] = [],
): string | null {
  if (points.length < POINTS_NEEDED[kind]) return null;
  if (kind === "angle") return angleText(angleAt(points));
  if (kind === "area") {
    const area = holes.reduce((rest, hole) => rest - loopArea(hole), loopArea(points));
    return ordered(squareMetersText(area), squareFeetText(area));
  }
  const length = distance(points[0]!, points[1]!);
  return ordered(lengthText(length), feetInchText(length));
}
