/** Reads what the editor needs of a survey: dataset, annotation task and the five lists of geometry. */
import type { AnnotationTask, Dataset } from "../../domain/entities";
import type { GeometryKind } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/scene";
import { type ApiError, asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { parseLargeAnswers } from "../packed/parse-beside";
import { shareCaptured } from "./share-captured";
import { WORDS } from "./words";

export type SurveyPart = "dataset" | "annotationTask" | GeometryKind;

/** Which part of a survey could not be read, and why. */
export class SurveyLoadError extends Error {
  readonly part: SurveyPart;
  readonly reason: ApiError;

  constructor(part: SurveyPart, reason: ApiError) {
    super(WORDS.notLoaded(part));
    this.name = "SurveyLoadError";
    this.part = part;
    this.reason = reason;
  }
}

async function named<Value>(part: SurveyPart, read: Promise<Value>): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    throw new SurveyLoadError(part, asApiError(error, WORDS.notLoaded(part)));
  }
}

/** Lists that have not changed since the last read come as the same arrays (ETag). Throws SurveyLoadError. */
export async function readLists(surveyKey: string, signal?: AbortSignal): Promise<SceneRecords> {
  const params = { surveyKey };
  const large = parseLargeAnswers();
  const options = { signal, parse: large?.parse };
  try {
    const [vertex, edge, face, objectPlanar, object3D] = await Promise.all([
      named("vertex", callBackend("vertex.list", params, options)),
      named("edge", callBackend("edge.list", params, options)),
      named("face", callBackend("face.list", params, options)),
      named("objectPlanar", callBackend("objectPlanar.list", params, options)),
      named("object3D", callBackend("object3D.list", params, options)),
    ]);
    return shareCaptured({ vertex, edge, face, objectPlanar, object3D });
  } finally {
    large?.end();
  }
}

/** Without a task key there is no task. Throws SurveyLoadError. */
export async function readContext(
  keys: { datasetKey: string; annotationTaskKey: string | null },
  signal?: AbortSignal,
): Promise<{ dataset: Dataset; annotationTask: AnnotationTask | null }> {
  const { datasetKey, annotationTaskKey } = keys;
  const [dataset, annotationTask] = await Promise.all([
    named("dataset", callBackend("dataset.get", { key: datasetKey }, { signal })),
    annotationTaskKey === null
      ? null
      : named("annotationTask", callBackend("annotationTask.get", { key: annotationTaskKey }, { signal })),
  ]);
  return { dataset, annotationTask };
}
