/** A capture as read from the file and checked: numbers are finite, frames are rigid. Metres, one world frame. */
import type { Confidence } from "../../domain/geometry-records";
import type { Vector2 } from "../../geometry/vector2";
import { add, scale, type Vector3 } from "../../geometry/vector3";
import type { CapturedElement } from "./import-report";

/** Where an element stands and how it is turned: its centre and unit axes (x width, y up, z normal or depth). */
export type CapturedFrame = { origin: Vector3; x: Vector3; y: Vector3; z: Vector3 };

type CapturedBase = {
  identifier: string;
  /** Its place in the file, e.g. `walls[0]`. */
  place: string;
  parentIdentifier: string | null;
  confidence: Confidence;
  story: number;
  frame: CapturedFrame;
  /** What had to be made up while reading it. */
  repairs: string[];
};

/** Angles in radians, centre in local x and z. */
export type CapturedCurve = { center: Vector2; radius: number; startAngle: number; endAngle: number };

export type CapturedSurface = CapturedBase & {
  element: Exclude<CapturedElement, "object">;
  width: number;
  height: number;
  depth: number;
  /** In the local frame; empty means the rectangle of width and height about the centre. */
  corners: Vector3[];
  curve: CapturedCurve | null;
  isOpen: boolean | null;
};

export type CapturedObject = CapturedBase & {
  element: "object";
  category: string;
  size: Vector3;
  attributes: Record<string, string>;
};

export type CapturedSection = { label: string; center: Vector3 };

export type RefusedElement = {
  identifier: string;
  element: CapturedElement;
  outcome: "refused" | "merged";
  reason: string;
};

export type CapturedRoom = {
  walls: CapturedSurface[];
  floors: CapturedSurface[];
  /** Doors, windows and openings. */
  planar: CapturedSurface[];
  objects: CapturedObject[];
  sections: CapturedSection[];
  refused: RefusedElement[];
};

/** A local point in the world. */
export const toWorld = ({ origin, x, y, z }: CapturedFrame, local: Vector3): Vector3 =>
  add(origin, add(scale(x, local[0]), add(scale(y, local[1]), scale(z, local[2]))));
