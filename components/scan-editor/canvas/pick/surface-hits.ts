/** Casts rays at the surfaces of a floor: finds the faces below a ray with a grid, then tests their triangles. */
import { bitOf } from "@/lib/editor/tools/layers/layer-list";
import { clipRay } from "@/lib/editor/tools/views/section";
import type { PlanBounds } from "@/lib/geometry/plan-grid";
import { layerOfPacked, type TriangleBuffer } from "../buffers/triangle-buffer";
import type { FloorPlaces } from "./floor-places";
import { ALL_VISIBLE, type VisibilityRules } from "./visibility-rules";

type Point = { readonly x: number; readonly y: number; readonly z: number };

/** The direction has length 1. */
export type PickRay = { readonly origin: Point; readonly direction: Point };

/** A hit face and its distance from the ray's origin, in meters. */
export type SurfaceHit = { owner: string; distance: number };

export type SurfaceHits = {
  /**
   * Returns the nearest visible surface within `farthest` meters that faces the ray's origin, or null. The ray passes
   * through owners for which `isPassed` is true.
   */
  first(ray: PickRay, farthest?: number, isPassed?: (owner: string) => boolean): SurfaceHit | null;
  /** Whether the ray hits this owner's surface before `farthest`, by the same rules. */
  meets(owner: string, ray: PickRay, farthest: number, isPassed?: (owner: string) => boolean): boolean;
  /** Calls `visit` with each face that may be below the ray before `farthest`. */
  facesUnder(ray: PickRay, farthest: number, visit: (key: string) => void): void;
};

/** Slabs and shadows extend this far above and below the vertices, in meters. */
const HEIGHT_REACH = 0.4;
/** The length of a ray without a limit, in meters. */
const MAX_DISTANCE = 5_000;
/** Below this, a ray counts as parallel to a slab or a triangle. */
const PARALLEL = 1e-12;

/** Bounds of all records of one kind on a floor. */
type Box = { readonly plan: PlanBounds; readonly heights: readonly [low: number, high: number] };

/** Returns the part of the ray in meters that is inside the box enlarged by `reach`, or null. */
export function clipToBox(ray: PickRay, { plan, heights }: Box, reach: number): [near: number, far: number] | null {
  const [low, high] = heights;
  const [lowX, lowZ, highX, highZ] = plan;
  let near = 0;
  let far = MAX_DISTANCE;
  const slabs = [
    [ray.origin.x, ray.direction.x, lowX - reach, highX + reach],
    [ray.origin.y, ray.direction.y, low - reach, high + reach],
    [ray.origin.z, ray.direction.z, lowZ - reach, highZ + reach],
  ] as const;
  for (const [start, step, from, to] of slabs) {
    if (Math.abs(step) < PARALLEL) {
      if (start < from || start > to) return null;
      continue;
    }
    const atFrom = (from - start) / step;
    const atTo = (to - start) / step;
    near = Math.max(near, Math.min(atFrom, atTo));
    far = Math.min(far, Math.max(atFrom, atTo));
  }
  return near <= far ? [near, far] : null;
}

/** Returns the distance to the triangle at `start` if it faces the ray's origin, else infinity (Möller–Trumbore). */
function triangleDistance(p: Float32Array, start: number, ray: PickRay): number {
  const [ax, ay, az] = [p[start]!, p[start + 1]!, p[start + 2]!];
  const [ux, uy, uz] = [p[start + 3]! - ax, p[start + 4]! - ay, p[start + 5]! - az];
  const [vx, vy, vz] = [p[start + 6]! - ax, p[start + 7]! - ay, p[start + 8]! - az];
  const { x: dx, y: dy, z: dz } = ray.direction;
  const [hx, hy, hz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
  const det = ux * hx + uy * hy + uz * hz;
  if (det < PARALLEL) return Infinity;
  const [sx, sy, sz] = [ray.origin.x - ax, ray.origin.y - ay, ray.origin.z - az];
  const u = sx * hx + sy * hy + sz * hz;
  if (u < 0 || u > det) return Infinity;
  const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const v = dx * qx + dy * qy + dz * qz;
  if (v < 0 || u + v > det) return Infinity;
  const distance = (vx * qx + vy * qy + vz * qz) / det;
  return distance > 0 ? distance : Infinity;
}

const WHOLE_RAY = [0, Number.POSITIVE_INFINITY] as const;

/** Returns the part of the ray in meters that the section keeps, or null. */
export function clipToSection(ray: PickRay, rules: VisibilityRules): readonly [near: number, far: number] | null {
  const cut = rules.cut();
  if (!cut) return WHOLE_RAY;
  const { origin: o, direction: d } = ray;
  return clipRay(cut, [o.x, o.y, o.z], [d.x, d.y, d.z]);
}

export function createSurfaceHits(
  places: FloorPlaces,
  buffer: TriangleBuffer,
  rules: VisibilityRules = ALL_VISIBLE,
): SurfaceHits {
  function visitFaces(
    ray: PickRay,
    farthest: number,
    visit: (key: string) => void,
    canStop: (along: number) => boolean,
  ): void {
    const faces = places.of("face");
    const plan = faces.bounds();
    const span = plan && clipToBox(ray, { plan, heights: places.heights() }, HEIGHT_REACH);
    if (!span) return;
    const near = span[0];
    const far = Math.min(span[1], farthest);
    if (near > far) return;
    const { origin, direction } = ray;
    faces.begin();
    faces.visitAlong(
      [origin.x + direction.x * near, origin.z + direction.z * near],
      [origin.x + direction.x * far, origin.z + direction.z * far],
      visit,
      (share) => canStop(near + (far - near) * share),
    );
  }

  /** Returns the distance of the owner's nearest visible triangle between `from` and `to`, or `to`. */
  function nearestOn(
    key: string,
    ray: PickRay,
    from: number,
    to: number,
    isPassed?: (owner: string) => boolean,
  ): number {
    const slot = buffer.slots.get(key);
    if (!slot || isPassed?.(key) || rules.isRowHidden("face", key)) return to;
    const { position, kind } = buffer;
    const shown = rules.shown();
    const end = (slot.start + slot.capacity) * 9;
    let distance = to;
    for (let offset = slot.start * 9; offset < end; offset += 9) {
      const hit = triangleDistance(position, offset, ray);
      if (hit < distance && hit >= from && shown & bitOf(layerOfPacked(kind[offset / 3]!))) distance = hit;
    }
    return distance;
  }

  return {
    first(ray, farthest = MAX_DISTANCE, isPassed) {
      const span = clipToSection(ray, rules);
      if (!span) return null;
      let owner: string | null = null;
      let distance = Math.min(farthest, span[1]);
      function test(key: string): void {
        const hit = nearestOn(key, ray, span![0], distance, isPassed);
        if (hit >= distance) return;
        owner = key;
        distance = hit;
      }
      visitFaces(ray, farthest, test, (along) => owner !== null && distance < along);
      return owner === null ? null : { owner, distance };
    },
    meets(owner, ray, farthest, isPassed) {
      const span = clipToSection(ray, rules);
      const to = span && Math.min(farthest, span[1]);
      return to !== null && nearestOn(owner, ray, span![0], to, isPassed) < to;
    },
    facesUnder: (ray, farthest, visit) => visitFaces(ray, farthest, visit, () => false),
  };
}
