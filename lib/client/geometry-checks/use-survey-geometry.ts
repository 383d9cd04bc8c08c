"use client";

import type { Project, Survey } from "../../domain/entities";
import { type GeometryErrors, isGeometryChecked } from "./geometry-errors";
import { useGeometryErrors } from "./use-geometry-errors";

/** Reads the geometry errors only of a survey that is to be reviewed and has geometry to edit. */
export function useSurveyGeometry(survey: Survey | null, project: Project | null): GeometryErrors {
  return useGeometryErrors(survey && project && isGeometryChecked(survey, project) ? survey.key : null);
}
