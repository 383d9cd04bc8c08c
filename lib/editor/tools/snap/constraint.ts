/** Constraints of a movement, and where a pointer's ray meets them. */
import { loopNormal } from "../../../geometry/newell";
import { add, distance, dot, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import { frameOfFace } from "../../core/measures/planar-frame";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type Axis = "x" | "y" | "z";
/** Along an axis, or in the plane perpendicular to it. */
export type Lock = { readonly axis: Axis; readonly isPlane: boolean };

/** Directions are unit vectors. */
export type Constraint = { kind: "line"; direction: Vector3 } | { kind: "plane"; normal: Vector3 };

export type Ray = { readonly origin: Vector3; readonly direction: Vector3 };

export const AXES: Readonly<Record<Axis, Vector3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export const UPRIGHT: Constraint = { kind: "line", direction: AXES.y };
export const LEVEL: Constraint = { kind: "plane", normal: AXES.y };

export const lockConstraint = ({ axis, isPlane }: Lock): Constraint =>
  isPlane ? { kind: "plane", normal: AXES[axis] } : { kind: "line", direction: AXES[axis] };

/** Faces steeper than this are walls, and move level. */
const WALL_TILT = 0.5;

/**
 * Returns how an element moves without a lock: walls and floors along their normal, openings in their wall, others
 * level.
 */
export function naturalConstraint(scene: ReadScene, item: SelectionItem): Constraint {
  if (item.kind === "face") {
    const face = scene.get("face", item.key);
    const normal = face && loopNormal(facePoints(scene, face)[0] ?? []);
    if (!normal) return LEVEL;
    if (Math.abs(normal[1]) > WALL_TILT) return UPRIGHT;
    return { kind: "line", direction: normalize([normal[0], 0, normal[2]]) ?? normal };
  }
  if (item.kind === "objectPlanar") {
    const frame = frameOfFace(scene, scene.get("objectPlanar", item.key)?.faceKey ?? "");
    return frame ? { kind: "plane", normal: frame.normal } : LEVEL;
  }
  return LEVEL;
}

/**
 * Returns the constraint on a plan: vertical movement becomes level, and movement in a vertical plane goes along it.
 */
export function leveled(constraint: Constraint): Constraint {
  if (constraint.kind === "line") return Math.abs(constraint.direction[1]) > WALL_TILT ? LEVEL : constraint;
  if (Math.abs(constraint.normal[1]) > WALL_TILT) return LEVEL;
  const along = normalize([constraint.normal[2], 0, -constraint.normal[0]]);
  return along ? { kind: "line", direction: along } : LEVEL;
}

/** Returns a movement without the part that the constraint forbids. */
export function constrain(constraint: Constraint, vector: Vector3): Vector3 {
  if (constraint.kind === "line") return scale(constraint.direction, dot(constraint.direction, vector));
  return subtract(vector, scale(constraint.normal, dot(constraint.normal, vector)));
}

/** A flatter ray would move elements too far. */
const MIN_APPROACH = 0.02;
const MAX_DISTANCE = 100;

/**
 * Returns the point on the line or plane through `at` that the ray meets; null if the ray is too flat or meets it too
 * far away.
 */
export function pointedAt(constraint: Constraint, at: Vector3, ray: Ray): Vector3 | null {
  const point =
    constraint.kind === "plane" ? onPlane(constraint.normal, at, ray) : onLine(constraint.direction, at, ray);
  return point && distance(point, at) < MAX_DISTANCE ? point : null;
}

function onPlane(normal: Vector3, at: Vector3, { origin, direction }: Ray): Vector3 | null {
  const approach = dot(normal, direction);
  if (Math.abs(approach) < MIN_APPROACH) return null;
  const along = dot(normal, subtract(at, origin)) / approach;
  return along > 0 ? add(origin, scale(direction, along)) : null;
}

/** Returns the point of the line nearest to the ray. */
function onLine(line: Vector3, at: Vector3, { origin, direction }: Ray): Vector3 | null {
  const cosine = dot(line, direction);
  const sineSquared = 1 - cosine * cosine;
  if (sineSquared < MIN_APPROACH) return null;
  const offset = subtract(at, origin);
  const along = (cosine * dot(direction, offset) - dot(line, offset)) / sineSquared;
  return add(at, scale(line, along));
}
