/** How many errors the geometry of one survey has, read and checked once. */
import type { Project, Survey } from "../../domain/entities";
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { isReviewToCome } from "../../domain/survey-transitions";
import type { SceneRecords } from "../../editor/scene";
import { browserQueue } from "../queue/browser-queue";
import { readLists, SurveyLoadError } from "../scan-editor/load-survey";
import { ownerOf } from "../scan-editor/survey-owner";
import { checkBeside } from "./check-beside";

/**
 * A number once it is known; "reading" until then, also while this browser has edits of it that are still to be sent; "unread"
 * where it could not be looked at; null where there is none, or none to be asked for.
 */
export type GeometryErrors = number | "reading" | "unread" | null;

/** Whether its geometry is looked at: its review is to come, and there is an editor in which errors can be mended. */
export function isGeometryAsked(survey: Survey, project: Pick<Project, "status">): boolean {
  return isReviewToCome(survey, project) && Boolean(survey.datasetKey && survey.annotationTaskKey);
}

/** By the list of its corners; lists that have not changed since come as the same arrays. */
const counted = new WeakMap<object, { records: SceneRecords; errors: number }>();

async function countErrors(surveyKey: string, records: SceneRecords, signal: AbortSignal): Promise<number> {
  const last = counted.get(records.vertex);
  if (last && GEOMETRY_KINDS.every((kind) => last.records[kind] === records[kind])) return last.errors;
  const { errors } = await checkBeside({ surveyKey, records }, signal);
  counted.set(records.vertex, { records, errors });
  return errors;
}

/** What the backend does not show to this person they cannot mend either. */
const isRefused = (error: unknown): boolean =>
  error instanceof SurveyLoadError && error.reason.status >= 400 && error.reason.status < 500;

/** Never rejects: what could not be read or checked is "unread". Once called off its answer means nothing. */
export async function errorsOf(surveyKey: string, signal: AbortSignal): Promise<Exclude<GeometryErrors, "reading">> {
  try {
    const records = await readLists(surveyKey, signal);
    if (signal.aborted || GEOMETRY_KINDS.every((kind) => records[kind].length === 0)) return null;
    return await countErrors(surveyKey, records, signal);
  } catch (error) {
    return isRefused(error) ? null : "unread";
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
