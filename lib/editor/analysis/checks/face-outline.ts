/** Faults of one face outline: too few vertices, no area, crossings, holes outside, not planar. */
import type { Face } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { signedArea } from "../../../geometry/polygon-area";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import { cross, distance, lengthOf, normalize, subtract, type Vector3 } from "../../../geometry/vector3";
import { extentOf, hasExtent, outlineCrosses } from "../../core/measures/face-extent";
import { facePoints } from "../../core/measures/face-points";
import type { Records } from "../../core/measures/places";
import type { CheckCode } from "./check-codes";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";
import { MAX_OFF_PLANE, planeDistance } from "./plane-distance";
import { passesQuickCheck } from "./quick-outline-check";

/** Rounding tolerance in m by which a hole may cross a border. */
const BORDER_TOLERANCE = 0.0005;
/** How far vertices may be off a line in m and still count as on the line. */
const LINE_TOLERANCE = 0.001;

const countCorners = (loop: readonly string[]): number => new Set(loop).size;

/** Returns the area in m² by which rounding may move a loop's border. */
const slack = (loop: readonly Vector2[]): number =>
  1e-7 + BORDER_TOLERANCE * cyclicPairs(loop).reduce((sum, [a, b]) => sum + distance2(a, b), 0);

function isOutside(hole: readonly Vector2[], outer: readonly Vector2[]): boolean {
  return Math.abs(signedArea(hole)) - coveredArea([hole], outer) > slack(hole);
}

function holesOverlap(holes: readonly (readonly Vector2[])[]): boolean {
  return holes.some((hole, index) => holes.slice(index + 1).some((other) => coveredArea([hole], other) > slack(hole)));
}

/** Whether all vertices are on one line. A loop without area that is not on a line crosses itself, like a bow tie. */
function isOnLine(points: readonly Vector3[]): boolean {
  const [first] = points;
  if (!first) return true;
  const far = points.reduce((best, point) => (distance(first, point) > distance(first, best) ? point : best), first);
  const along = normalize(subtract(far, first));
  return !along || points.every((point) => lengthOf(cross(subtract(point, first), along)) < LINE_TOLERANCE);
}

function codesOf(records: Records, face: Face): { code: CheckCode; meters?: number }[] {
  if (face.loops.length === 0 || face.loops.some((loop) => countCorners(loop) < 3)) return [{ code: "loop-too-short" }];
  const shape = extentOf(records, face);
  const [outer = [], ...holes] = shape?.loops ?? [];
  if (!shape) {
    return [{ code: isOnLine(facePoints(records, face)[0] ?? []) ? "face-collapsed" : "loop-crosses-itself" }];
  }
  if (!holes.every(hasExtent)) return [{ code: "face-collapsed" }];
  const found: { code: CheckCode; meters?: number }[] = [];
  if (outlineCrosses(shape) || holesOverlap(holes)) found.push({ code: "loop-crosses-itself" });
  if (holes.some((hole) => isOutside(hole, outer))) found.push({ code: "hole-outside" });
  const meters = planeDistance(facePoints(records, face));
  if (meters > MAX_OFF_PLANE) found.push({ code: "face-not-planar", meters });
  return found;
}

/** Returns the findings of a face. A face with too few vertices or without area gets only that finding. */
export function checkOutline(records: Records, face: Face): readonly Finding[] {
  if (passesQuickCheck(records, face)) return NO_FINDINGS;
  const items = [{ kind: "face" as const, key: face.key }];
  return codesOf(records, face).map(({ code, meters }) => createFinding(code, items, { meters }));
}
