/** A capture after reading and checking: finite numbers, rigid frames, in m, in one world frame. */
import type { Confidence } from "../../../domain/geometry-records";
import type { Vector2 } from "../../../geometry/vector2";
import { add, scale, type Vector3 } from "../../../geometry/vector3";
import type { CapturedElement } from "./import-report";

/** Position and rotation of an element: its center and unit axes (x width, y up, z normal or depth). */
export type CapturedFrame = { origin: Vector3; x: Vector3; y: Vector3; z: Vector3 };

/** The pose of a capture relative to other sessions, as stated in its file. */
export type ReferenceOrigin =
  | { kind: "missing" }
  | { kind: "unreadable" }
  /** `moved` in m and `turned` in radians, both 0 for the identity. */
  | { kind: "read"; frame: CapturedFrame; moved: number; turned: number };

type CapturedBase = {
  identifier: string;
  /** The path in the file, such as `walls[0]`. */
  place: string;
  parentIdentifier: string | null;
  confidence: Confidence;
  story: number;
  frame: CapturedFrame;
  /** Values that had to be guessed while reading. */
  repairs: string[];
};

/** Angles in radians, center in local x and z. */
export type CapturedCurve = { center: Vector2; radius: number; startAngle: number; endAngle: number };

export type CapturedSurface = CapturedBase & {
  element: Exclude<CapturedElement, "object">;
  width: number;
  height: number;
  depth: number;
  /** In the local frame. Empty means the rectangle of width and height around the center. */
  corners: Vector3[];
  curve: CapturedCurve | null;
  isOpen: boolean | null;
  /** Whether the surface is a floor that the import drew from closed walls. */
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
  /** Null if missing in the file. */
  story: number | null;
  place: string;
  /** Null if missing in the file; such a section has no entry. */
  identifier: string | null;
};

export type RefusedElement = { identifier: string; place: string; element: CapturedElement; reason: string };

export type CapturedRoom = {
  walls: CapturedSurface[];
  floors: CapturedSurface[];
  /** Whether some of the room's walls were imported before, or come with another file. */
  hasWallsElsewhere?: boolean;
  /** Doors, windows and openings. */
  planar: CapturedSurface[];
  objects: CapturedObject[];
  sections: CapturedSection[];
  refused: RefusedElement[];
  /** Identifiers of the room or structure itself. */
  selfIdentifiers: { identifier: string; place: string }[];
  /** Information about the room as read. */
  notes: string[];
  /** Warnings to check before the import, also in the report. */
  cautions: string[];
  /** Points on the bases of walls, by identifier, where the wall is cut between the rooms behind it. */
  cuts: Map<string, Vector3[]>;
  origin: ReferenceOrigin;
  /** Elements of a structure's own lists that repeat an element of its rooms with another identifier. */
  copies: { identifier: string; place: string; element: CapturedElement; of: string }[];
};

/** Converts a local point to world coordinates. */
export const toWorld = ({ origin, x, y, z }: CapturedFrame, local: Vector3): Vector3 =>
  add(origin, add(scale(x, local[0]), add(scale(y, local[1]), scale(z, local[2]))));

const copyOf = <T extends CapturedBase>(element: T): T => ({ ...element, repairs: [...element.repairs] });

/** Copies a room for building, because building adds repairs to the elements. */
export const copyRoom = (room: CapturedRoom): CapturedRoom => ({
  ...room,
  walls: room.walls.map(copyOf),
  floors: room.floors.map(copyOf),
  planar: room.planar.map(copyOf),
  objects: room.objects.map(copyOf),
});
