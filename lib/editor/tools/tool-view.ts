/** A view as the tools read it: rays, scale, and screen directions. */
import type { Vector3 } from "../../geometry/vector3";
import type { Ray } from "./snap/constraint";

export type Pointed = {
  readonly at: Vector3;
  /** The name of the snap; null for a plain point on a surface. */
  readonly text: string | null;
};

export type ToolView = {
  rayAt(x: number, y: number): Ray;
  /** The size of a pixel at a point, in m. */
  metersPerPixel(at: Vector3): number;
  /** Returns a point to measure from, snapped to corners, midpoints and edges unless `isFree`. */
  pointAt(x: number, y: number, isFree: boolean): Pointed | null;
  /** Returns the edge or face at the pointer with the position on it, without snapping. */
  spotOn(of: "edge" | "face", x: number, y: number): { readonly key: string; readonly at: Vector3 } | null;
  /** Returns the level directions to the right and away from the viewer, each along the nearest axis. */
  screenAxes(): { right: Vector3; away: Vector3 };
  /** A plan: the pointer moves level, and elements above each other move together. */
  readonly isFromAbove?: boolean;
};

/** The pointer in a view, in pixels, with modifier keys. */
export type Pointer = {
  readonly x: number;
  readonly y: number;
  /** Shift: no snapping. */
  readonly isFree: boolean;
  /** Alt: vertical instead of level. */
  readonly isUpright: boolean;
};
