/** Loads a survey and opens its editor, with the gestures that a former page left waiting. */
import type { AnnotationTask, Dataset } from "../../domain/entities";
import type { SceneRecords } from "../../editor/scene";
import { showAlert } from "../alerts-store";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";
import { readContext, readLists } from "./load-survey";
import { createSurveyEditorSession, type SurveyEditorSession } from "./survey-editor-session";
import { ownerOf } from "./survey-owner";

export type SurveyEditorKeys = { surveyKey: string; datasetKey: string; annotationTaskKey: string | null };
export type OpenedSurvey = { dataset: Dataset; annotationTask: AnnotationTask | null; session: SurveyEditorSession };

const TRIES = 5;

/** Lists and waiting gestures that belong together: none was saved while the lists were read. */
async function readTogether(
  surveyKey: string,
  pending: () => Promise<QueueEntry[]>,
  signal: AbortSignal,
): Promise<{ records: SceneRecords; waiting: QueueEntry[] }> {
  let before = await pending();
  for (let tries = 1; ; tries += 1) {
    const records = await readLists(surveyKey, signal);
    const waiting = await pending();
    const isSame = before.every((entry) => waiting.some(({ id, done }) => id === entry.id && done === entry.done));
    if (isSame || tries === TRIES) return { records, waiting };
    before = waiting;
  }
}

/** Throws SurveyLoadError, or the signal's reason. */
export async function openSurveyEditor(
  keys: SurveyEditorKeys,
  person: { scope: string; employeeKey: string },
  queue: DurableQueue,
  signal: AbortSignal,
): Promise<OpenedSurvey> {
  const { surveyKey } = keys;
  const pending = () => queue.pendingOf(ownerOf(surveyKey), person.scope);
  const [context, { records, waiting }] = await Promise.all([
    readContext(keys, signal),
    readTogether(surveyKey, pending, signal),
  ]);
  signal.throwIfAborted();
  const session = createSurveyEditorSession({
    surveyKey,
    ...person,
    records,
    waiting: waiting.map(toGesture),
    queue,
    readLists: () => readLists(surveyKey),
    showAlert,
  });
  return { ...context, session };
}
