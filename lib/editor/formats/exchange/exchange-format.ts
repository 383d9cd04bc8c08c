/** The exchange format: a survey's geometry as JSON. docs/exports.md describes the fields. */
import type { GeometryKind } from "../../../domain/geometry-records";

export const EXCHANGE_FORMAT = "lintel.survey-geometry";
/** Raised when earlier files can no longer be read with the same meaning. */
export const EXCHANGE_VERSION = 1;

/** The file's lists, in dependency order. */
export const EXCHANGE_LISTS = {
  vertex: "vertices",
  edge: "edges",
  face: "faces",
  objectPlanar: "objectsPlanar",
  object3D: "objects3D",
} as const satisfies Record<GeometryKind, string>;

export type ExchangeSource = {
  surveyKey: string;
  /** Title of the survey, such as its address. */
  title: string;
  /** ISO 8601. */
  exportedAt: string;
};
