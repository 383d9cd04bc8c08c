/** Counts the geometry errors of one survey. The code that reads them is loaded on demand. */
import type { Project, Survey } from "../../domain/entities";
import { isReviewToCome } from "../../domain/survey-transitions";
import { loadNeeded } from "../../load-part";
import { browserQueue } from "../queue/browser-queue";
import { ownerOf } from "../scan-editor/survey-owner";

/**
 * A number once known; "reading" until then, also while this browser has unsent edits of the geometry; "unread" after
 * a failure; null if there is no geometry to check.
 */
export type GeometryErrors = number | "reading" | "unread" | null;

/** Whether the geometry is to be checked: the survey is still to be reviewed, and an editor can fix its errors. */
export function isGeometryChecked(survey: Survey, project: Pick<Project, "status">): boolean {
  return isReviewToCome(survey, project) && Boolean(survey.datasetKey && survey.annotationTaskKey);
}

/** Never rejects: a failure is "unread". The result of an aborted call is meaningless. */
export async function errorsOf(surveyKey: string, signal: AbortSignal): Promise<Exclude<GeometryErrors, "reading">> {
  try {
    const { readErrors } = await loadNeeded(import("./read-errors"));
    return await readErrors(surveyKey, signal);
  } catch {
    return "unread";
  }
}

/** Whether this browser has unsent edits of the geometry, which the backend's answer would lack. */
export async function hasUnsentEdits(surveyKey: string): Promise<boolean> {
  if (browserQueue().getState().pending === 0) return false;
  const gestures = await browserQueue()
    .openGestures()
    .catch(() => []);
  return gestures.some(({ owner }) => owner === ownerOf(surveyKey));
}
