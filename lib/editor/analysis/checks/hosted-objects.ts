/** Faults of the planar objects on one face: past the border, overlapping, or off the face's surface. */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { heightOver } from "../../../geometry/host-frame";
import { type PlanBox, planBoxOf } from "../../../geometry/plan-box";
import { triangulate } from "../../../geometry/triangulate";
import type { Vector2 } from "../../../geometry/vector2";
import { turn } from "../../../geometry/vector2";
import { extendsBeyond, MIN_AREA, overlapArea } from "../../commands/openings/opening-fit";
import { extentOf } from "../../core/measures/face-extent";
import { facePoints } from "../../core/measures/face-points";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";
import { passesQuickCheck } from "./quick-outline-check";

/** How far an opening may be off its host's surface, in m. */
const MAX_OFF_SURFACE = 0.005;
/** Rounding: twice the area in m² by which a corner on a border may appear to be outside. */
const ON_BORDER = 1e-6;

/**
 * The actual surface of a bent host: positions on its plane, and heights above the plane in m, for the vertices of all
 * loops.
 */
type Surface = { places: Vector2[]; heights: number[]; triangles: [number, number, number][] };

/** Returns null if the face is flat enough. */
function surfaceOf(view: PlanarView, face: Face, shape: FaceShape): Surface | null {
  const heights = facePoints(view, face).flatMap((loop) => loop.map((at) => heightOver(shape.frame, at)));
  if (!heights.some((height) => Math.abs(height) > MAX_OFF_SURFACE)) return null;
  return { places: shape.loops.flat(), heights, triangles: triangulate(shape.loops) };
}

/** Returns the surface's height over a position on the plane; 0 outside the face. */
function heightAt({ places, heights, triangles }: Surface, at: Vector2): number {
  for (const [i, j, k] of triangles) {
    const [a, b, c] = [places[i]!, places[j]!, places[k]!];
    const whole = turn(a, b, c);
    const [first, second] = [turn(at, b, c) / whole, turn(a, at, c) / whole];
    const third = 1 - first - second;
    if (Math.min(first, second, third) < -1e-9) continue;
    return first * heights[i]! + second * heights[j]! + third * heights[k]!;
  }
  return 0;
}

function offPlane(surface: Surface, object: ObjectPlanar): number {
  const places: Vector2[] = [...planarOutline(object), [object.u, object.v]];
  return Math.max(...places.map((place) => Math.abs(heightAt(surface, place))));
}

/** A planar object's outline on its face, with its box. */
type PlacedOutline = { object: ObjectPlanar; outline: Vector2[]; box: PlanBox };

function placeOutline(object: ObjectPlanar): PlacedOutline {
  const outline = planarOutline(object);
  return { object, outline, box: planBoxOf(outline) };
}

/**
 * A quick test that most outlines pass: no corner is to the right of any side, so the outline is inside any sound face.
 */
function isCertainlyInside({ loops }: FaceShape, outline: readonly Vector2[]): boolean {
  const [outer = [], ...holes] = loops;
  if (holes.length > 0) return false;
  for (let at = 0; at < outer.length; at += 1) {
    const a = outer[at]!;
    const b = outer[at + 1] ?? outer[0]!;
    for (const corner of outline) if (turn(a, b, corner) < -ON_BORDER) return false;
  }
  return true;
}

const areApart = (a: PlanBox, b: PlanBox): boolean => a[1] <= b[0] || b[1] <= a[0] || a[3] <= b[2] || b[3] <= a[2];

/** Returns the findings of all objects on a host. A host without area, or a missing one, has findings of its own. */
export function checkHosted(view: PlanarView, hostKey: string): readonly Finding[] {
  const host = view.get("face", hostKey);
  const hosted = host ? view.planarObjectsOfFace(hostKey) : [];
  if (!host || hosted.length === 0) return NO_FINDINGS;
  const isFlat = passesQuickCheck(view, host);
  const shape = isFlat ? faceShape(view, host) : extentOf(view, host);
  if (!shape) return NO_FINDINGS;
  const surface = isFlat ? null : surfaceOf(view, host, shape);
  const all = hosted.flatMap((key) => view.get("objectPlanar", key) ?? []).map(placeOutline);
  const found: Finding[] = [];
  all.forEach(({ object, outline, box }, at) => {
    const items = [{ kind: "objectPlanar" as const, key: object.key }];
    if (!isCertainlyInside(shape, outline) && extendsBeyond({ shape, object })) {
      found.push(createFinding("opening-outside", items, { otherKey: hostKey }));
    }
    const meters = surface ? offPlane(surface, object) : 0;
    if (meters > MAX_OFF_SURFACE) found.push(createFinding("opening-off-plane", items, { otherKey: hostKey, meters }));
    for (let next = at + 1; next < all.length; next += 1) {
      const other = all[next]!;
      if (areApart(box, other.box) || overlapArea(object, other.object) <= MIN_AREA) continue;
      const pair = [object.key, other.object.key].sort().map((key) => ({ kind: "objectPlanar" as const, key }));
      found.push(createFinding("openings-overlap", pair));
    }
  });
  return found.length > 0 ? found : NO_FINDINGS;
}
