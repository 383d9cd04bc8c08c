"use client";

import { type GeometryErrors, useGeometryErrors } from "@/lib/client/geometry-checks/use-geometry-errors";
import type { Project, Survey } from "@/lib/domain/entities";
import { isReviewToCome } from "@/lib/domain/survey-transitions";

/** Of an inspection that is to be reviewed and has geometry to edit; of every other nothing is read. */
export function useSurveyGeometry(survey: Survey, project: Project): GeometryErrors {
  const isAsked = isReviewToCome(survey, project) && survey.datasetKey && survey.annotationTaskKey;
  return useGeometryErrors(isAsked ? survey.key : null);
}
