"use client";

import type { Project, Survey } from "../../domain/entities";
import { type GeometryErrors, isGeometryAsked } from "./errors-of";
import { useGeometryErrors } from "./use-geometry-errors";

/** Of an inspection that is to be reviewed and has geometry to edit; of every other, and of none, nothing is read. */
export function useSurveyGeometry(survey: Survey | null, project: Project | null): GeometryErrors {
  return useGeometryErrors(survey && project && isGeometryAsked(survey, project) ? survey.key : null);
}
