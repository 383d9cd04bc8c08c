/** Faults of the planar objects on one face: past the border, overlapping, or off the face's surface. */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { heightOver } from "../../../geometry/host-frame";
import { type PlanBox, planBoxOf } from "../../../geometry/plan-box";
import { triangulate } from "../../../geometry/triangulate";
import type { Vector2 } from "../../../geometry/vector2";
import { turn } from "../../../geometry/vector2";
import { extendsBeyond, MIN_AREA, overlapArea } from "../../commands/openings/opening-fit";
import type { FlatSurvey } from "../../core/flat-survey";
import { extentOf } from "../../core/measures/face-extent";
import { facePoints } from "../../core/measures/face-points";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import type { ReadScene } from "../../core/scene";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";
import { passesQuickCheck } from "./quick-outline-check";

/** How far an opening may be off its host's surface, in m. */
const MAX_OFF_SURFACE = 0.005;
/** Tolerance for rounding: twice the area in m² by which a corner on a border may appear to be outside. */
const ON_BORDER = 1e-6;
/** Half of `ON_BORDER`, for the quick check, whose frames differ by rounding. */
const QUICK_ON_BORDER = ON_BORDER / 2;

/**
 * The actual surface of a bent host: positions on its plane, and heights above the plane in m, for the vertices of all
 * loops.
 */
type Surface = { places: Vector2[]; heights: number[]; triangles: [number, number, number][] };

/** Returns the surface of a face, or null if the face is flat enough. */
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
  const positions: Vector2[] = [...planarOutline(object), [object.u, object.v]];
  return Math.max(...positions.map((position) => Math.abs(heightAt(surface, position))));
}

/** A planar object's outline on its face, with its box. */
type PlacedOutline = { object: ObjectPlanar; outline: Vector2[]; box: PlanBox };

function placeOutline(object: ObjectPlanar): PlacedOutline {
  const outline = planarOutline(object);
  return { object, outline, box: planBoxOf(outline) };
}

/**
 * Whether no corner is to the right of any side, so that the outline is inside any sound face. Most outlines pass.
 */
function isCertainlyInside({ loops }: FaceShape, outline: readonly Vector2[]): boolean {
  const [outer = [], ...holes] = loops;
  if (holes.length > 0) return false;
  for (let i = 0; i < outer.length; i += 1) {
    const a = outer[i]!;
    const b = outer[i + 1] ?? outer[0]!;
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
  all.forEach(({ object, outline, box }, index) => {
    const items = [{ kind: "objectPlanar" as const, key: object.key }];
    if (!isCertainlyInside(shape, outline) && extendsBeyond({ shape, object })) {
      found.push(createFinding("opening-outside", items, { otherKey: hostKey }));
    }
    const meters = surface ? offPlane(surface, object) : 0;
    if (meters > MAX_OFF_SURFACE) found.push(createFinding("opening-off-plane", items, { otherKey: hostKey, meters }));
    for (let next = index + 1; next < all.length; next += 1) {
      const other = all[next]!;
      if (areApart(box, other.box) || overlapArea(object, other.object) <= MIN_AREA) continue;
      const pair = [object.key, other.object.key].sort().map((key) => ({ kind: "objectPlanar" as const, key }));
      found.push(createFinding("openings-overlap", pair));
    }
  });
  return found.length > 0 ? found : NO_FINDINGS;
}

/**
 * A quick check that nearly all planar objects pass: upright boxes inside a sound face, without overlaps. Returns a
 * test for a face that passed the quick outline check, by its index, and the keys of its objects. True means that
 * `checkHosted` finds nothing; false means that `checkHosted` has to run. The arrays are reused.
 */
export function createQuickHostedCheck(
  scene: Pick<ReadScene, "get">,
  { points, loopsOf, startOf, corners }: FlatSurvey,
) {
  /** The face's corners in its frame, u and v. */
  const outline = new Float64Array(8);
  /** Low u, high u, low v, high v of each object. */
  let boxes = new Float64Array(64);

  /** Writes `outline`, in the frame of `hostFrame` up to rounding. */
  function writeOutline(start: number, count: number): void {
    const [a, b, c] = [3 * corners[start]!, 3 * corners[start + 1]!, 3 * corners[start + 2]!];
    const d = count === 4 ? 3 * corners[start + 3]! : a;
    const [px, py, pz] = [points[c]! - points[a]!, points[c + 1]! - points[a + 1]!, points[c + 2]! - points[a + 2]!];
    const [qx, qy, qz] = [points[d]! - points[b]!, points[d + 1]! - points[b + 1]!, points[d + 2]! - points[b + 2]!];
    const [nx, ny, nz] = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
    const normal = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const [ax, ay, az] = [points[b]! - points[a]!, points[b + 1]! - points[a + 1]!, points[b + 2]! - points[a + 2]!];
    const [sx, sy, sz] = [ny * az - nz * ay, nz * ax - nx * az, nx * ay - ny * ax];
    const upward = Math.sqrt(sx * sx + sy * sy + sz * sz);
    const [vx, vy, vz] = [sx / upward, sy / upward, sz / upward];
    const [ux, uy, uz] = [(vy * nz - vz * ny) / normal, (vz * nx - vx * nz) / normal, (vx * ny - vy * nx) / normal];
    for (let i = 0; i < count; i += 1) {
      const corner = 3 * corners[start + i]!;
      const x = points[corner]! - points[a]!;
      const y = points[corner + 1]! - points[a + 1]!;
      const z = points[corner + 2]! - points[a + 2]!;
      outline[2 * i] = x * ux + y * uy + z * uz;
      outline[2 * i + 1] = x * vx + y * vy + z * vz;
    }
  }

  /** Whether no corner of a box is to the right of any side. */
  function isInside(box: number, count: number): boolean {
    for (let i = 0; i < count; i += 1) {
      const next = i + 1 === count ? 0 : i + 1;
      const [u, v] = [outline[2 * i]!, outline[2 * i + 1]!];
      const [du, dv] = [outline[2 * next]! - u, outline[2 * next + 1]! - v];
      // The corner farthest to the right.
      const farU = boxes[box + (dv > 0 ? 1 : 0)]!;
      const farV = boxes[box + (du > 0 ? 2 : 3)]!;
      if (!(du * (farV - v) - dv * (farU - u) >= -QUICK_ON_BORDER)) return false;
    }
    return true;
  }

  return (face: number, hosted: readonly string[]): boolean => {
    const start = startOf[loopsOf[face]!]!;
    const count = startOf[loopsOf[face]! + 1]! - start;
    writeOutline(start, count);
    if (boxes.length < 4 * hosted.length) boxes = new Float64Array(8 * hosted.length);
    for (let i = 0; i < hosted.length; i += 1) {
      const object = scene.get("objectPlanar", hosted[i]!);
      if (!object || object.outline || object.rotation) return false;
      const { u, v, width, height } = object;
      const box = 4 * i;
      boxes[box] = u - width / 2;
      boxes[box + 1] = u + width / 2;
      boxes[box + 2] = v - height / 2;
      boxes[box + 3] = v + height / 2;
      if (!isInside(box, count)) return false;
      for (let other = 0; other < box; other += 4) {
        const isApartInU = boxes[box + 1]! <= boxes[other]! || boxes[other + 1]! <= boxes[box]!;
        if (!isApartInU && boxes[box + 3]! > boxes[other + 2]! && boxes[other + 3]! > boxes[box + 2]!) return false;
      }
    }
    return true;
  };
}
