/** Reads the geometry of one survey and counts its errors, once for unchanged lists. */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/core/scene";
import { readLists, SurveyLoadError } from "../scan-editor/load-survey";
import { checkInWorker } from "./check-in-worker";

/** Results by the array of vertices, which stays the same object while the lists are unchanged. */
const cachedResults = new WeakMap<object, { records: SceneRecords; errors: number }>();

async function countErrors(surveyKey: string, records: SceneRecords, signal: AbortSignal): Promise<number> {
  const cached = cachedResults.get(records.vertex);
  if (cached && GEOMETRY_KINDS.every((kind) => cached.records[kind] === records[kind])) return cached.errors;
  const { errors } = await checkInWorker({ surveyKey, records }, signal);
  cachedResults.set(records.vertex, { records, errors });
  return errors;
}

/** A refused read counts as no geometry: an employee who may not see the geometry cannot fix it either. */
const isRefused = (error: unknown): boolean =>
  error instanceof SurveyLoadError && error.reason.status >= 400 && error.reason.status < 500;

/** Returns null if there is no geometry that the employee may see. Rejects if it cannot be read or checked. */
export async function readErrors(surveyKey: string, signal: AbortSignal): Promise<number | null> {
  try {
    const records = await readLists(surveyKey, signal);
    if (signal.aborted || GEOMETRY_KINDS.every((kind) => records[kind].length === 0)) return null;
    return await countErrors(surveyKey, records, signal);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
