/** The result of snapping a movement. */
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
  /** Shown next to the guide: "Wall plane", "Angle 90°". */
  readonly text: string;
  /** The whole movement, snapped. */
  readonly vector: Vector3;
  /** The snapped position of the moved point. */
  readonly at: Vector3;
  /** From the snap target to the position; null without a target. */
  readonly guide: readonly [Vector3, Vector3] | null;
};

export type SnapQuery = {
  /** Points of the element before the movement; the first is the grabbed one. */
  readonly from: readonly Vector3[];
  /** The movement by the pointer. */
  readonly vector: Vector3;
  readonly constraint: Constraint;
  /** Snap distance in m. */
  readonly reach: number;
  /** Whether a vertex moves along, so that nothing snaps to it or to elements on it. */
  isMoving(vertexKey: string): boolean;
  /** Heights of the ceilings that stay; the same map at every step. */
  ceilings(): CeilingHeights;
  /** The direction in plan from which angles are measured, in radians; null if there is none. */
  readonly angleFrom: number | null;
};
