/** Intersects rays with the survey's faces. */
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
  /** From the ray's origin, in m. */
  readonly distance: number;
  /** 1 if the ray is perpendicular to the face, 0 if parallel. */
  readonly incidence: number;
};

const MIN_DISTANCE = 1e-4;

/** Openings, and doors that were captured open, do not hide what is behind them. */
export const isTransparent = ({ label, isOpen }: ObjectPlanar): boolean =>
  label === "opening" || (label === "door" && isOpen === true);

export function objectsOn(scene: ReadScene, face: Face): ObjectPlanar[] {
  return scene.planarObjectsOfFace(face.key).flatMap((key) => scene.get("objectPlanar", key) ?? []);
}

/** Intersects a ray with the front of a face's plane; null if the ray comes from behind, is parallel or points away. */
function meetPlane(frame: HostFrame, { origin, direction }: Ray): Omit<ModelHit, "faceKey"> | null {
  const incidence = -dot(direction, frame.normal);
  if (incidence < 1e-9) return null;
  const distance = dot(subtract(origin, frame.origin), frame.normal) / incidence;
  return distance > MIN_DISTANCE ? { at: add(origin, scale(direction, distance)), distance, incidence } : null;
}

/**
 * Returns the nearest face whose front meets the ray, or null. The backs of walls are passed, as in the view into a
 * room, and so are openings and open doors.
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
    const hit = frame && meetPlane(frame, ray);
    if (!frame || !hit || (nearest && hit.distance >= nearest.distance)) continue;
    const position = toFrame(frame, hit.at);
    const flat = loops.map((loop) => loop.map((point) => toFrame(frame, point)));
    if (!isInsideLoops(position, flat)) continue;
    const transparent = objectsOn(scene, face).filter(isTransparent);
    if (transparent.some((object) => isInsidePolygon(position, planarOutline(object)))) continue;
    nearest = { faceKey: face.key, ...hit };
  }
  return nearest;
}
