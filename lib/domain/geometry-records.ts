/**
 * Geometry records of a survey, as the backend stores them. Meters, right-handed, Y up; angles in radians. Source:
 * specification section 3 (entities) and the scan editor's model (our fields).
 */
export const CONFIDENCES = ["high", "medium", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export type GeometrySource = "scan" | "user" | "solver";

export type GeometryRecord = {
  key: string;
  surveyKey: string;
  /** 0 is the entry level, negatives are basements. */
  floorNumber: number;
  /** Set by the backend; absent until the record has been saved. */
  revision?: number;
  source?: GeometrySource;
  /** The capture's own identifier. */
  sourceId?: string | null;
  /** The record's values as captured. */
  captured?: Record<string, unknown> | null;
  acceptedBy?: string | null;
  acceptedAt?: string | null;
  /** The values as accepted; a difference shows a later edit (`shapeOf` of the review). Absent on older acceptances. */
  acceptedAs?: Record<string, unknown> | null;
  updatedBy?: string | null;
  updatedAt?: string | null;
};

/** A deleted record, unchanged. */
export type DeletedGeometry = GeometryRecord & { deletedBy: string; deletedAt: string };

export type Vertex = GeometryRecord & {
  x: number;
  y: number;
  z: number;
  confidence?: Confidence;
  locked?: boolean;
};

export const EDGE_LABELS = ["base", "top", "corner", "opening", "ridge", "step"] as const;
export type EdgeLabel = (typeof EDGE_LABELS)[number];
/** An edge has no update call: a change is a delete and a create. */
export type Edge = GeometryRecord & { vertexKeys: [string, string]; label: EdgeLabel };

export const FACE_LABELS = ["floor", "ceiling", "wall", "roof", "step"] as const;
export type FaceLabel = (typeof FACE_LABELS)[number];
export type Face = GeometryRecord & {
  label: FaceLabel;
  /** The outer loop, then the holes; each a cycle of vertex keys, counterclockwise seen from inside the room. */
  loops: string[][];
  /** On floors: the room's name. */
  roomLabel?: string | null;
  exterior?: boolean;
  /** The same wall seen from the other room. */
  twinKey?: string | null;
  confidence?: Confidence;
};

export const PLANAR_LABELS = ["door", "window", "opening", "vent", "outlet", "damage"] as const;
export type PlanarLabel = (typeof PLANAR_LABELS)[number];
export type ObjectPlanar = GeometryRecord & {
  label: PlanarLabel;
  /** The host face. */
  faceKey: string;
  /**
   * Center in the host frame: origin at the first loop vertex, u along the first edge of non-zero length, v = normal ×
   * u.
   */
  u: number;
  v: number;
  width: number;
  height: number;
  rotation?: number;
  outline?: [number, number][] | null;
  depth?: number;
  isOpen?: boolean;
  /** Whether its area is subtracted from the wall; undefined means the label's default. */
  deduct?: boolean;
  twinKey?: string | null;
  confidence?: Confidence;
};

/** position: center; quaternion [x, y, z, w]; size: full extents. */
export type Object3D = GeometryRecord & {
  label: string;
  position: [number, number, number];
  quaternion: [number, number, number, number];
  size: [number, number, number];
  hostKey?: string | null;
  confidence?: Confidence;
};

export type GeometryRecordByKind = {
  vertex: Vertex;
  edge: Edge;
  face: Face;
  objectPlanar: ObjectPlanar;
  object3D: Object3D;
};

/** In dependency order: a kind refers only to kinds before it. */
export const GEOMETRY_KINDS = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;
export type GeometryKind = (typeof GEOMETRY_KINDS)[number];
