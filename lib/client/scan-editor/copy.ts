/** The texts of loading and saving a survey's geometry. */
import type { GeometryKind } from "../../domain/geometry-records";
import { RETRY, UNDO } from "../../shared-copy";

export type SurveyPart = "dataset" | "annotationTask" | GeometryKind;

export const PART_COPY: Record<SurveyPart, string> = {
  dataset: "dataset",
  annotationTask: "task",
  vertex: "corners",
  edge: "edges",
  face: "faces",
  objectPlanar: "openings and damage",
  object3D: "objects",
};

export const COPY = {
  retry: RETRY,
  notLoaded: (part: SurveyPart) => `The ${PART_COPY[part]} couldn't be loaded.`,
  compare: "Compare",
  undo: UNDO,
  floorReset: (name: string) => `${name} was reset. It is sent when this closes.`,
  /** `elements`: their names, if they have any. */
  notSaved: (label: string, elements: string, message: string) =>
    `“${label}” wasn't saved${elements && ` for ${elements}`}: ${message}`,
  /** The backend's message contains the key. */
  deletedSince: "Somebody has deleted it since. It can be saved once it is back.",
  conflict: (label: string, elements: string) =>
    `“${label}” wasn't saved: ${elements || "The same element"} changed in the meantime.`,
} as const;
