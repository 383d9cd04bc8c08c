/** The geometry of a survey as a file of ours. What each field means: docs/exports.md. */
import type { GeometryKind } from "../../../domain/geometry-records";

export const EXCHANGE_FORMAT = "lintel.survey-geometry";
/** Goes up when a file of before could no longer be read as it is meant. */
export const EXCHANGE_VERSION = 1;

/** The file's lists, in the order in which one names the other. */
export const EXCHANGE_LISTS = {
  vertex: "vertices",
  edge: "edges",
  face: "faces",
  objectPlanar: "objectsPlanar",
  object3D: "objects3D",
} as const satisfies Record<GeometryKind, string>;

export type ExchangeSource = {
  surveyKey: string;
  /** Whose home it is, in words. */
  title: string;
  /** ISO 8601. */
  exportedAt: string;
};
