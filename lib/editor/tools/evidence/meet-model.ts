/** Where a ray meets the survey's faces: what a place in a photo shows of the home. */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Ray } from "../../../geometry/photo-ray";
import { isInsideLoops, isInsidePolygon } from "../../../geometry/point-in-polygon";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import { planarOutline } from "../../core/measures/planar-outline";
import type { ReadScene } from "../../core/scene";
import { mayMeet } from "./face-reach";

export type ModelHit = {
  readonly faceKey: string;
  readonly at: Vector3;
  /** Metres from the ray's origin. */
  readonly distance: number;
  /** 1 where the ray meets the face squarely, 0 where it runs along it. */
  readonly squareness: number;
};

const NEAREST = 1e-4;

/** One sees through an opening, and through a door that stood open when it was captured. */
export const isSeenThrough = ({ label, isOpen }: ObjectPlanar): boolean =>
  label === "opening" || (label === "door" && isOpen === true);

export function objectsOn(scene: ReadScene, face: Face): ObjectPlanar[] {
  return scene.planarObjectsOfFace(face.key).flatMap((key) => scene.get("objectPlanar", key) ?? []);
}

/** Where a ray meets the front of a face's plane; null where it looks at its back, along it, or away. */
function meetPlane(frame: HostFrame, { origin, direction }: Ray): Omit<ModelHit, "faceKey"> | null {
  const squareness = -dot(direction, frame.normal);
  if (squareness < 1e-9) return null;
  const distance = dot(subtract(origin, frame.origin), frame.normal) / squareness;
  return distance > NEAREST ? { at: add(origin, scale(direction, distance)), distance, squareness } : null;
}

/**
 * The nearest face that looks at the ray's origin, or null. A wall seen from behind is passed, as it is in the picture of a
 * room; so are openings and doors that stand open.
 */
export function meetModel(
  scene: ReadScene,
  ray: Ray,
  isHidden: (faceKey: string) => boolean = () => false,
): ModelHit | null {
  let nearest: ModelHit | null = null;
  for (const face of scene.values("face")) {
    if (!mayMeet(scene, face, ray) || isHidden(face.key)) continue;
    const loops = facePoints(scene, face);
    const frame = hostFrame(loops[0] ?? []);
    const met = frame && meetPlane(frame, ray);
    if (!frame || !met || (nearest && met.distance >= nearest.distance)) continue;
    const place = toFrame(frame, met.at);
    const flat = loops.map((loop) => loop.map((point) => toFrame(frame, point)));
    if (!isInsideLoops(place, flat)) continue;
    const passes = objectsOn(scene, face).filter(isSeenThrough);
    if (passes.some((object) => isInsidePolygon(place, planarOutline(object)))) continue;
    nearest = { faceKey: face.key, ...met };
  }
  return nearest;
}
