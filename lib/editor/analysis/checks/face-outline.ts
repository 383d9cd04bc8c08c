/** What is wrong with the outline of one face: too few corners, no area, crossed, a hole outside, bent. */
import type { Face } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { signedArea } from "../../../geometry/polygon-area";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import { cross, distance, lengthOf, normalize, subtract, type Vector3 } from "../../../geometry/vector3";
import { extentOf, hasExtent, outlineCrosses } from "../../core/measures/face-extent";
import { facePlaces, type Records } from "../../core/measures/places";
import type { CheckCode } from "./check-codes";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";
import { isPlainlySound } from "./plainly-sound";
import { MOST_BENT, planeDistance } from "./plane-distance";

/** As far as holes may lie over a border: what rounding does, in metres. */
const TOUCHING = 0.0005;
/** As far as corners may lie beside a line and still be on it, in metres. */
const LINE = 0.001;

const corners = (loop: readonly string[]): number => new Set(loop).size;

/** Square metres that a loop's border may be off by. */
const slack = (loop: readonly Vector2[]): number =>
  1e-7 + TOUCHING * cyclicPairs(loop).reduce((sum, [a, b]) => sum + distance2(a, b), 0);

function isOutside(hole: readonly Vector2[], outer: readonly Vector2[]): boolean {
  return Math.abs(signedArea(hole)) - coveredArea([hole], outer) > slack(hole);
}

function holesOverlap(holes: readonly (readonly Vector2[])[]): boolean {
  return holes.some((hole, at) => holes.slice(at + 1).some((other) => coveredArea([hole], other) > slack(hole)));
}

/** Whether all corners lie on one line: what has no area and does not crosses itself, as a bow does. */
function liesOnLine(places: readonly Vector3[]): boolean {
  const [first] = places;
  if (!first) return true;
  const far = places.reduce((best, place) => (distance(first, place) > distance(first, best) ? place : best), first);
  const along = normalize(subtract(far, first));
  return !along || places.every((place) => lengthOf(cross(subtract(place, first), along)) < LINE);
}

function codesOf(records: Records, face: Face): { code: CheckCode; metres?: number }[] {
  if (face.loops.length === 0 || face.loops.some((loop) => corners(loop) < 3)) return [{ code: "loop-too-short" }];
  const shape = extentOf(records, face);
  const [outer = [], ...holes] = shape?.loops ?? [];
  if (!shape) {
    return [{ code: liesOnLine(facePlaces(records, face)[0] ?? []) ? "face-collapsed" : "loop-crosses-itself" }];
  }
  if (!holes.every(hasExtent)) return [{ code: "face-collapsed" }];
  const found: { code: CheckCode; metres?: number }[] = [];
  if (outlineCrosses(shape) || holesOverlap(holes)) found.push({ code: "loop-crosses-itself" });
  if (holes.some((hole) => isOutside(hole, outer))) found.push({ code: "hole-outside" });
  const metres = planeDistance(facePlaces(records, face));
  if (metres > MOST_BENT) found.push({ code: "face-not-planar", metres });
  return found;
}

/** All that is wrong with it. A face with too few corners or without area is told for that alone. */
export function checkOutline(records: Records, face: Face): readonly Finding[] {
  if (isPlainlySound(records, face)) return NO_FINDINGS;
  const items = [{ kind: "face" as const, key: face.key }];
  return codesOf(records, face).map(({ code, metres }) => createFinding(code, items, { metres }));
}
