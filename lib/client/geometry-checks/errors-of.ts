/** How many errors the geometry of one survey has. Reading and checking it comes when it is asked for: lists of claims load without. */
import type { Project, Survey } from "../../domain/entities";
import { isReviewToCome } from "../../domain/survey-transitions";
import { loadNeeded } from "../../load-part";
import { browserQueue } from "../queue/browser-queue";
import { ownerOf } from "../scan-editor/survey-owner";

/**
 * A number once it is known; "reading" until then, also while this browser has edits of it that are still to be sent; "unread"
 * where it could not be looked at; null where there is none, or none to be asked for.
 */
export type GeometryErrors = number | "reading" | "unread" | null;

/** Whether its geometry is looked at: its review is to come, and there is an editor in which errors can be mended. */
export function isGeometryAsked(survey: Survey, project: Pick<Project, "status">): boolean {
  return isReviewToCome(survey, project) && Boolean(survey.datasetKey && survey.annotationTaskKey);
}

/** Never rejects: what could not be read or checked is "unread". Once called off its answer means nothing. */
export async function errorsOf(surveyKey: string, signal: AbortSignal): Promise<Exclude<GeometryErrors, "reading">> {
  try {
    const { readErrors } = await loadNeeded(import("./read-errors"));
    return await readErrors(surveyKey, signal);
  } catch {
    return "unread";
  }
}

/** Whether this browser still has edits of its geometry to send: what the backend answers is older than they are. */
export async function hasUnsentEdits(surveyKey: string): Promise<boolean> {
  if (browserQueue().getState().pending === 0) return false;
  const open = await browserQueue()
    .openGestures()
    .catch(() => []);
  return open.some(({ owner }) => owner === ownerOf(surveyKey));
}
