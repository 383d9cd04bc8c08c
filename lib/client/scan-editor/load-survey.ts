/** Reads a survey for the editor: dataset, annotation task and the five lists of geometry. */

import type { AnnotationTask, Dataset } from "../../domain/entities";
import type { SceneRecords } from "../../editor/core/scene";
import { type ApiError, asApiError } from "../calls/api-error";
import { cachedResponse } from "../calls/cached-responses";
import { callBackend } from "../calls/call-backend";
import { createListReader } from "../reads/packed/list-reader";
import type { SurveyPart } from "./copy";
import { COPY } from "./copy";
import { shareCaptured } from "./share-captured";

/** Names the part that could not be read, and the reason. */
export class SurveyLoadError extends Error {
  readonly part: SurveyPart;
  readonly reason: ApiError;

  constructor(part: SurveyPart, reason: ApiError) {
    super(COPY.notLoaded(part));
    this.name = "SurveyLoadError";
    this.part = part;
    this.reason = reason;
  }
}

async function readPart<Value>(part: SurveyPart, read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    throw new SurveyLoadError(part, asApiError(error, COPY.notLoaded(part)));
  }
}

/** With fewer records, a worker costs more than it saves. */
const MIN_RECORDS_FOR_WORKER = 5_000;

/** Surveys with few records at the last read. */
const smallSurveys = new Set<string>();

function noteSize(surveyKey: string, records: SceneRecords): void {
  const count = Object.values(records).reduce((sum, list) => sum + list.length, 0);
  if (count < MIN_RECORDS_FOR_WORKER) smallSurveys.add(surveyKey);
  else smallSurveys.delete(surveyKey);
}

/** Returns the same array for an unchanged list (ETag). Throws SurveyLoadError. */
export async function readLists(surveyKey: string, signal?: AbortSignal): Promise<SceneRecords> {
  const params = { surveyKey };
  const reader = smallSurveys.has(surveyKey) ? null : createListReader((url) => cachedResponse(url)?.value);
  const options = { signal, ask: reader?.ask };
  try {
    const [vertex, edge, face, objectPlanar, object3D] = await Promise.all([
      readPart("vertex", callBackend("vertex.list", params, options)),
      readPart("edge", callBackend("edge.list", params, options)),
      readPart("face", callBackend("face.list", params, options)),
      readPart("objectPlanar", callBackend("objectPlanar.list", params, options)),
      readPart("object3D", callBackend("object3D.list", params, options)),
    ]);
    const records = { vertex, edge, face, objectPlanar, object3D };
    noteSize(surveyKey, records);
    return shareCaptured(records);
  } finally {
    reader?.end();
  }
}

/** Without a task key, the task is null. Throws SurveyLoadError. */
export async function readContext(
  keys: { datasetKey: string; annotationTaskKey: string | null },
  signal?: AbortSignal,
): Promise<{ dataset: Dataset; annotationTask: AnnotationTask | null }> {
  const { datasetKey, annotationTaskKey } = keys;
  const [dataset, annotationTask] = await Promise.all([
    readPart("dataset", callBackend("dataset.get", { key: datasetKey }, { signal })),
    annotationTaskKey === null
      ? null
      : readPart("annotationTask", callBackend("annotationTask.get", { key: annotationTaskKey }, { signal })),
  ]);
  return { dataset, annotationTask };
}
