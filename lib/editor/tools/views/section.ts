/** A plane that cuts the picture: what lies beyond it is neither drawn nor picked. Metres. */
import { dot, normalize, scale, type Vector3 } from "../../../geometry/vector3";

export const SECTION_WAYS = ["level", "x", "z", "wall"] as const;
export type SectionWay = (typeof SECTION_WAYS)[number];

export type Section = {
  readonly way: SectionWay;
  /** Of length 1; what is left lies against it. */
  readonly normal: Vector3;
  /** How far along the normal the count begins: a floor's height, a wall's plane. */
  readonly from: number;
  /** Counted from there: the height of the cut over the floor, its distance before the wall. */
  readonly at: number;
  /** The other side is kept. */
  readonly isFlipped: boolean;
};

/** Keeps each place p with normal · p <= offset. */
export type CutPlane = { readonly normal: Vector3; readonly offset: number };

/** Where a section starts: over door handles and under the heads of windows. */
const FIRST_HEIGHT = 1.2;

const UP: Vector3 = [0, 1, 0];
const AXES: Readonly<Record<"x" | "z", Vector3>> = { x: [1, 0, 0], z: [0, 0, 1] };

export function levelSection(floorHeight: number, at = FIRST_HEIGHT): Section {
  return { way: "level", normal: UP, from: floorHeight, at, isFlipped: false };
}

/** Upright across an axis, counted from the world's origin. */
export function axisSection(axis: "x" | "z", at: number): Section {
  return { way: axis, normal: AXES[axis], from: 0, at, isFlipped: false };
}

/** Upright along a wall whose inner side looks along `normal`, so that what stands before it is cut away; null for one that lies level. */
export function wallSection(normal: Vector3, onWall: Vector3, at: number): Section | null {
  const level = normalize([normal[0], 0, normal[2]]);
  return level && { way: "wall", normal: level, from: dot(level, onWall), at, isFlipped: false };
}

export function cutPlane({ normal, from, at, isFlipped }: Section): CutPlane {
  const offset = from + at;
  return isFlipped ? { normal: scale(normal, -1), offset: -offset } : { normal, offset };
}

/** How far a place lies beyond the cut; up to 0 for what is kept. */
export const beyondCut = ({ normal, offset }: CutPlane, x: number, y: number, z: number): number =>
  normal[0] * x + normal[1] * y + normal[2] * z - offset;

/** The part of a ray that is kept, in lengths of its direction; null when none is. */
export function keptOfRay(plane: CutPlane, origin: Vector3, direction: Vector3): [near: number, far: number] | null {
  const start = beyondCut(plane, ...origin);
  const step = dot(plane.normal, direction);
  if (Math.abs(step) < 1e-12) return start <= 0 ? [0, Number.POSITIVE_INFINITY] : null;
  const at = -start / step;
  if (step < 0) return [Math.max(0, at), Number.POSITIVE_INFINITY];
  return at > 0 ? [0, at] : null;
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** A section that was kept; null where it is none. */
export function readSection(kept: unknown): Section | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { way, normal, from, at, isFlipped } = kept as Record<string, unknown>;
  const isWay = SECTION_WAYS.some((known) => known === way);
  if (!isWay || !isNumber(from) || !isNumber(at) || !Array.isArray(normal) || !normal.every(isNumber)) return null;
  const unit = normal.length === 3 ? normalize(normal as unknown as Vector3) : null;
  return unit && { way: way as SectionWay, normal: unit, from, at, isFlipped: isFlipped === true };
}
