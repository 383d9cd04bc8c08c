/** What loading and saving a survey's geometry says to the user. */
import type { SurveyPart } from "./load-survey";

export const PART_WORDS: Record<SurveyPart, string> = {
  dataset: "dataset",
  annotationTask: "annotation task",
  vertex: "vertices",
  edge: "edges",
  face: "faces",
  objectPlanar: "planar objects",
  object3D: "3D objects",
};

export const WORDS = {
  retry: "Retry",
  notLoaded: (part: SurveyPart) => `The ${PART_WORDS[part]} could not be loaded.`,
  notSaved: (label: string, message: string) => `“${label}” was not saved: ${message}`,
} as const;
