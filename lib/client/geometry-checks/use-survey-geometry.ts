"use client";

import type { Project, Survey } from "../../domain/entities";
import { isReviewToCome } from "../../domain/survey-transitions";
import { type GeometryErrors, useGeometryErrors } from "./use-geometry-errors";

/** Of an inspection that is to be reviewed and has geometry to edit; of every other, and of none, nothing is read. */
export function useSurveyGeometry(survey: Survey | null, project: Project | null): GeometryErrors {
  const isAsked = survey && project && isReviewToCome(survey, project);
  return useGeometryErrors(isAsked && survey.datasetKey && survey.annotationTaskKey ? survey.key : null);
}
