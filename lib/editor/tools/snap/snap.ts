/** Where a movement is drawn to, and why. */
import type { Vector3 } from "../../../geometry/vector3";
import type { Constraint } from "./constraint";
import type { CeilingHeights } from "./snap-index";

export const SNAP_REASONS = [
  "corner",
  "midpoint",
  "edge",
  "wall plane",
  "ceiling height",
  "aligned",
  "angle",
  "grid",
] as const;
export type SnapReason = (typeof SNAP_REASONS)[number];

export type Snap = {
  readonly reason: SnapReason;
  /** What is said beside the guide: "Wall plane", "Angle 90°". */
  readonly text: string;
  /** The whole movement that it comes to. */
  readonly vector: Vector3;
  /** Where what was moved comes to lie. */
  readonly at: Vector3;
  /** From what it was drawn to, to where it lies; null where there is nothing to point at. */
  readonly guide: readonly [Vector3, Vector3] | null;
};

export type SnapQuestion = {
  /** Places of what is moved, as they were before it moved; the first is the one that was taken hold of. */
  readonly from: readonly Vector3[];
  /** The movement as the pointer has it. */
  readonly vector: Vector3;
  readonly constraint: Constraint;
  /** How far something may be and still draw, in metres. */
  readonly reach: number;
  /** Corners that move along: nothing snaps to them or to what stands on them. */
  isMoving(vertexKey: string): boolean;
  /** The ceilings that stay; the same map at every step of a movement. */
  ceilings(): CeilingHeights;
  /** The direction in the plan from which angles count, in radians; null for none. */
  readonly angleFrom: number | null;
};
