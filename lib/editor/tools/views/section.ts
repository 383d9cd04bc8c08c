/** A section plane: elements beyond it are neither drawn nor picked. In m. */
import { dot, normalize, scale, type Vector3 } from "../../../geometry/vector3";

export const SECTION_WAYS = ["level", "x", "z", "wall"] as const;
export type SectionWay = (typeof SECTION_WAYS)[number];

export type Section = {
  readonly way: SectionWay;
  /** Unit vector that points away from the kept side. */
  readonly normal: Vector3;
  /** The position along the normal from which `at` is measured: a floor's height, a wall's plane. */
  readonly from: number;
  /** The height of the cut above the floor, or its distance in front of the wall. */
  readonly at: number;
  /** Keeps the other side. */
  readonly isFlipped: boolean;
};

/** Keeps each point p with normal · p <= offset. */
export type CutPlane = { readonly normal: Vector3; readonly offset: number };

/** The first cut height: above door handles and below window heads. */
const FIRST_HEIGHT = 1.2;

const UP: Vector3 = [0, 1, 0];
const AXES: Readonly<Record<"x" | "z", Vector3>> = { x: [1, 0, 0], z: [0, 0, 1] };

export function levelSection(floorHeight: number, at = FIRST_HEIGHT): Section {
  return { way: "level", normal: UP, from: floorHeight, at, isFlipped: false };
}

/** Returns a vertical section across an axis, measured from the origin. */
export function axisSection(axis: "x" | "z", at: number): Section {
  return { way: axis, normal: AXES[axis], from: 0, at, isFlipped: false };
}

/**
 * Returns a section along a wall whose inner side faces `normal`, which cuts away what is in front of it; null for a
 * horizontal face.
 */
export function wallSection(normal: Vector3, onWall: Vector3, at: number): Section | null {
  const level = normalize([normal[0], 0, normal[2]]);
  return level && { way: "wall", normal: level, from: dot(level, onWall), at, isFlipped: false };
}

export function cutPlane({ normal, from, at, isFlipped }: Section): CutPlane {
  const offset = from + at;
  return isFlipped ? { normal: scale(normal, -1), offset: -offset } : { normal, offset };
}

/** Returns the distance of a point beyond the cut; at most 0 on the kept side. */
export const beyondCut = ({ normal, offset }: CutPlane, x: number, y: number, z: number): number =>
  normal[0] * x + normal[1] * y + normal[2] * z - offset;

/** Returns the kept part of a ray in lengths of its direction, or null. */
export function clipRay(plane: CutPlane, origin: Vector3, direction: Vector3): [near: number, far: number] | null {
  const start = beyondCut(plane, ...origin);
  const step = dot(plane.normal, direction);
  if (Math.abs(step) < 1e-12) return start <= 0 ? [0, Number.POSITIVE_INFINITY] : null;
  const crossing = -start / step;
  if (step < 0) return [Math.max(0, crossing), Number.POSITIVE_INFINITY];
  return crossing > 0 ? [0, crossing] : null;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Reads a stored section; null if invalid. */
export function readSection(stored: unknown): Section | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { way, normal, from, at, isFlipped } = stored as Record<string, unknown>;
  const isWay = SECTION_WAYS.some((known) => known === way);
  if (!isWay || !isNumber(from) || !isNumber(at) || !Array.isArray(normal) || !normal.every(isNumber)) return null;
  const unit = normal.length === 3 ? normalize(normal as unknown as Vector3) : null;
  return unit && { way: way as SectionWay, normal: unit, from, at, isFlipped: isFlipped === true };
}
