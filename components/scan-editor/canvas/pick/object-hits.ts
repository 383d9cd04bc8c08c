/** Casts rays at objects: planar objects in the plane of their host, 3D objects as rotated boxes. */
import { Matrix4, Quaternion, Ray, Vector3 } from "three";
import type { Object3D } from "@/lib/domain/geometry-records";
import { frameOfFace } from "@/lib/editor/core/measures/planar-frame";
import { planarOutline } from "@/lib/editor/core/measures/planar-outline";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { isInsidePolygon } from "@/lib/geometry/point-in-polygon";
import { add, dot, type Vector3 as Point, scale, subtract } from "@/lib/geometry/vector3";
import type { FloorPlaces } from "./floor-places";
import { clipToBox, clipToSection, type SurfaceHits } from "./surface-hits";
import { ALL_VISIBLE, type VisibilityRules } from "./visibility-rules";

/** Leaves and glass are this far behind the plane of their wall, in meters. */
const RECESS = 0.15;
/** Objects may be at any height, so only the plan limits the search. */
const ANY_HEIGHT = [-Infinity, Infinity] as const;

export type ObjectHit = SelectionItem & { distance: number };

/** Returns the distance along the ray to a planar object that faces the ray's origin, or null. */
function planarDistance(scene: ReadScene, key: string, ray: Ray): number | null {
  const object = scene.get("objectPlanar", key);
  const frame = object && frameOfFace(scene, object.faceKey);
  if (!object || !frame) return null;
  const direction: Point = [ray.direction.x, ray.direction.y, ray.direction.z];
  const origin: Point = [ray.origin.x, ray.origin.y, ray.origin.z];
  const approach = dot(direction, frame.normal);
  if (approach > -1e-6) return null;
  const distance = dot(subtract(frame.origin, origin), frame.normal) / approach;
  if (distance <= 0) return null;
  const offset = subtract(add(origin, scale(direction, distance)), frame.origin);
  return isInsidePolygon([dot(offset, frame.u), dot(offset, frame.v)], planarOutline(object)) ? distance : null;
}

const matrix = new Matrix4();
const local = new Ray();
const extent = new Vector3();
const position = new Vector3();
const rotation = new Quaternion();
const unitScale = new Vector3(1, 1, 1);

/** Returns the distance at which the ray enters an object's box between `from` and `to`, or null. */
function boxDistance(object: Object3D, ray: Ray, [from, to]: readonly [number, number]): number | null {
  matrix.compose(position.set(...object.position), rotation.set(...object.quaternion), unitScale);
  local.copy(ray).applyMatrix4(matrix.invert());
  extent.set(...object.size).multiplyScalar(0.5);
  let near = from;
  let far = to;
  for (const axis of ["x", "y", "z"] as const) {
    const start = local.origin[axis];
    const step = local.direction[axis];
    const half = extent[axis];
    const [a, b] = [(-half - start) / step, (half - start) / step];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far && far > 0 ? near : null;
}

/** Returns the nearest object along the ray that the surface at `surfaceDistance` meters does not hide, or null. */
export function firstObject(
  scene: ReadScene,
  places: FloorPlaces,
  surfaces: SurfaceHits,
  ray: Ray,
  surfaceDistance: number,
  rules: VisibilityRules = ALL_VISIBLE,
): ObjectHit | null {
  let best: ObjectHit | null = null;
  const visibleSpan = clipToSection(ray, rules);
  if (!visibleSpan) return null;
  const [near, far] = visibleSpan;
  surfaces.facesUnder(ray, surfaceDistance + RECESS, (face) => {
    for (const key of scene.planarObjectsOfFace(face)) {
      const distance = planarDistance(scene, key, ray);
      if (distance === null || distance < near || distance > far || rules.isHidden("objectPlanar", key)) continue;
      if (distance <= surfaceDistance + RECESS && (!best || distance < best.distance)) {
        best = { kind: "objectPlanar", key, distance };
      }
    }
  });
  visitObjects(places, ray, surfaceDistance, (key) => {
    const object = scene.get("object3D", key);
    const distance = object && !rules.isHidden("object3D", key) ? boxDistance(object, ray, visibleSpan) : null;
    if (distance !== null && distance <= surfaceDistance && (!best || distance < best.distance)) {
      best = { kind: "object3D", key, distance };
    }
  });
  return best;
}

function visitObjects(places: FloorPlaces, ray: Ray, farthest: number, visit: (key: string) => void): void {
  const grid = places.of("object3D");
  const plan = grid.bounds();
  const span = plan && clipToBox(ray, { plan, heights: ANY_HEIGHT }, 0);
  if (!span) return;
  const { origin, direction } = ray;
  const far = Math.min(span[1], farthest);
  grid.begin();
  grid.visitAlong(
    [origin.x + direction.x * span[0], origin.z + direction.z * span[0]],
    [origin.x + direction.x * far, origin.z + direction.z * far],
    visit,
    () => false,
  );
}
