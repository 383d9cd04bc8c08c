/** Which way a movement may go, and where a pointer's ray leads it. */
import { hostFrame } from "../../../geometry/host-frame";
import { loopNormal } from "../../../geometry/newell";
import { add, distance, dot, normalize, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type Axis = "x" | "y" | "z";
/** Along an axis, or in the plane that the axis stands on. */
export type Lock = { readonly axis: Axis; readonly isPlane: boolean };

/** Directions have length 1. */
export type Constraint = { kind: "line"; direction: Vector3 } | { kind: "plane"; normal: Vector3 };

export type Ray = { readonly origin: Vector3; readonly direction: Vector3 };

export const AXES: Readonly<Record<Axis, Vector3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

export const UPRIGHT: Constraint = { kind: "line", direction: AXES.y };
export const LEVEL: Constraint = { kind: "plane", normal: AXES.y };

export const lockConstraint = ({ axis, isPlane }: Lock): Constraint =>
  isPlane ? { kind: "plane", normal: AXES[axis] } : { kind: "line", direction: AXES[axis] };

/** Steeper faces than this count as walls: they move level. */
const WALL_TILT = 0.5;

/** How an element moves when nobody says otherwise: walls and floors along their normal, openings in their wall, the rest level. */
export function naturalConstraint(scene: ReadScene, item: SelectionItem): Constraint {
  if (item.kind === "face") {
    const face = scene.get("face", item.key);
    const normal = face && loopNormal(facePoints(scene, face)[0] ?? []);
    if (!normal) return LEVEL;
    if (Math.abs(normal[1]) > WALL_TILT) return UPRIGHT;
    return { kind: "line", direction: normalize([normal[0], 0, normal[2]]) ?? normal };
  }
  if (item.kind === "objectPlanar") {
    const host = scene.get("face", scene.get("objectPlanar", item.key)?.faceKey ?? "");
    const frame = host && hostFrame(facePoints(scene, host)[0] ?? []);
    return frame ? { kind: "plane", normal: frame.normal } : LEVEL;
  }
  return LEVEL;
}

/** The same on a plan: what moves upright moves level there, and what moves in an upright plane along it. */
export function levelled(constraint: Constraint): Constraint {
  if (constraint.kind === "line") return Math.abs(constraint.direction[1]) > WALL_TILT ? LEVEL : constraint;
  if (Math.abs(constraint.normal[1]) > WALL_TILT) return LEVEL;
  const along = normalize([constraint.normal[2], 0, -constraint.normal[0]]);
  return along ? { kind: "line", direction: along } : LEVEL;
}

/** A movement with what the constraint forbids left out. */
export function constrain(constraint: Constraint, vector: Vector3): Vector3 {
  if (constraint.kind === "line") return scale(constraint.direction, dot(constraint.direction, vector));
  return subtract(vector, scale(constraint.normal, dot(constraint.normal, vector)));
}

/** Rays flatter than this over a plane, or along a line, would throw things far away. */
const FLATTEST = 0.02;
const FARTHEST = 100;

/** The place on the line or plane through `at` that the ray points to; null where it says nothing of use. */
export function pointedAt(constraint: Constraint, at: Vector3, ray: Ray): Vector3 | null {
  const place =
    constraint.kind === "plane" ? onPlane(constraint.normal, at, ray) : onLine(constraint.direction, at, ray);
  return place && distance(place, at) < FARTHEST ? place : null;
}

function onPlane(normal: Vector3, at: Vector3, { origin, direction }: Ray): Vector3 | null {
  const approach = dot(normal, direction);
  if (Math.abs(approach) < FLATTEST) return null;
  const along = dot(normal, subtract(at, origin)) / approach;
  return along > 0 ? add(origin, scale(direction, along)) : null;
}

/** The point of the line that comes nearest to the ray. */
function onLine(line: Vector3, at: Vector3, { origin, direction }: Ray): Vector3 | null {
  const together = dot(line, direction);
  const apart = 1 - together * together;
  if (apart < FLATTEST) return null;
  const between = subtract(at, origin);
  const along = (together * dot(direction, between) - dot(line, between)) / apart;
  return add(at, scale(line, along));
}
