/** A capture as read from the file and checked: numbers are finite, frames are rigid. Metres, one world frame. */
import type { Confidence } from "../../../domain/geometry-records";
import type { Vector2 } from "../../../geometry/vector2";
import { add, scale, type Vector3 } from "../../../geometry/vector3";
import type { CapturedElement } from "./import-report";

/** Where an element stands and how it is turned: its centre and unit axes (x width, y up, z normal or depth). */
export type CapturedFrame = { origin: Vector3; x: Vector3; y: Vector3; z: Vector3 };

/** What a capture says about its place among other sessions. */
export type ReferenceOrigin =
  | { kind: "missing" }
  | { kind: "unreadable" }
  /** `moved` in metres and `turned` in radians; both 0 for the identity. */
  | { kind: "read"; frame: CapturedFrame; moved: number; turned: number };

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
  /** Not in the capture: a floor that the import drew from closed walls. */
  isMade?: boolean;
};

export type CapturedObject = CapturedBase & {
  element: "object";
  category: string;
  size: Vector3;
  attributes: Record<string, string>;
};

export type CapturedSection = {
  label: string;
  center: Vector3;
  /** Null where the file gives none. */
  story: number | null;
  place: string;
  /** Null where the file gives none: such a section has no entry of its own. */
  identifier: string | null;
};

export type RefusedElement = { identifier: string; place: string; element: CapturedElement; reason: string };

export type CapturedRoom = {
  walls: CapturedSurface[];
  floors: CapturedSurface[];
  /** Some of its walls were taken before, or come with another file. */
  hasWallsElsewhere?: boolean;
  /** Doors, windows and openings. */
  planar: CapturedSurface[];
  objects: CapturedObject[];
  sections: CapturedSection[];
  refused: RefusedElement[];
  /** Identifiers of the room or structure itself. */
  standsFor: { identifier: string; place: string }[];
  /** What a person should know about the room as it was read. */
  notes: string[];
  /** What has to be looked at before the room is taken; in the report too. */
  cautions: string[];
  /** Where walls are cut, as places on their base, by their identifier: other rooms behind them begin or end there. */
  cuts: Map<string, Vector3[]>;
  origin: ReferenceOrigin;
  /** Elements of a structure's own lists that repeat an element of one of its rooms under another identifier. */
  copies: { identifier: string; place: string; element: CapturedElement; of: string }[];
};

/** A local point in the world. */
export const toWorld = ({ origin, x, y, z }: CapturedFrame, local: Vector3): Vector3 =>
  add(origin, add(scale(x, local[0]), add(scale(y, local[1]), scale(z, local[2]))));

const copyOf = <T extends CapturedBase>(element: T): T => ({ ...element, repairs: [...element.repairs] });

/** A copy to build from: building notes its repairs with the elements. */
export const copyRoom = (room: CapturedRoom): CapturedRoom => ({
  ...room,
  walls: room.walls.map(copyOf),
  floors: room.floors.map(copyOf),
  planar: room.planar.map(copyOf),
  objects: room.objects.map(copyOf),
});
