/** What the tools ask of a picture: rays under the pointer, how large a pixel is there, which way the screen's directions run. */
import type { Vector3 } from "../../geometry/vector3";
import type { Ray } from "./snap/constraint";

export type Pointed = {
  readonly at: Vector3;
  /** What it was drawn to, in words; null for a plain place on a surface. */
  readonly text: string | null;
};

export type Sight = {
  rayAt(x: number, y: number): Ray;
  /** How many metres a pixel covers at a place. */
  metersPerPixel(at: Vector3): number;
  /** What is pointed at, to measure from: drawn to corners, midpoints and edges unless `isFree`. */
  pointAt(x: number, y: number, isFree: boolean): Pointed | null;
  /** The edge or face under the pointer, with the place on it; nothing draws. */
  spotOn(of: "edge" | "face", x: number, y: number): { readonly key: string; readonly at: Vector3 } | null;
  /** The level directions that run to the right and away from the viewer, each along the nearest axis. */
  screenAxes(): { right: Vector3; away: Vector3 };
  /** Looked at straight from above: the pointer moves level, and what stands over each other moves together. */
  readonly isFromAbove?: boolean;
};

/** The pointer over the picture, in pixels, with what is held. */
export type Pointer = {
  readonly x: number;
  readonly y: number;
  /** Shift: nothing draws. */
  readonly isFree: boolean;
  /** Alt: upright in place of level. */
  readonly isUpright: boolean;
};
