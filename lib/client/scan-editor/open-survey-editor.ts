/** Loads a survey and opens its editor, with waiting gestures of earlier pages. */
import type { AnnotationTask, Dataset } from "../../domain/entities";
import type { SceneRecords } from "../../editor/core/scene";
import { clearAlert, onAlertClosed, showAlert } from "../alerts/alerts-store";
import { claimTabSlot } from "../browser/tab-slot";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";
import { createHistoryStorage, type HistoryPlace, type HistoryStorage } from "./history-storage";
import { readContext, readLists } from "./load-survey";
import type { RefusalAlerts } from "./refusal-alert";
import { storeHistory } from "./store-history";
import { createSurveyEditorSession, type EarlierEdits, type SurveyEditorSession } from "./survey-editor-session";
import { ownerOf } from "./survey-owner";

export type SurveyEditorKeys = {
  surveyKey: string;
  datasetKey: string;
  annotationTaskKey: string | null;
  /** The editor's address. */
  page?: string;
};
export type OpenedSurvey = { dataset: Dataset; annotationTask: AnnotationTask | null; session: SurveyEditorSession };

const MAX_TRIES = 5;

let storage: HistoryStorage | undefined;
function histories(): HistoryStorage {
  storage ??= createHistoryStorage();
  return storage;
}

/** Reads lists and waiting gestures of the same moment: no gesture was saved while the lists were read. */
async function readConsistently(
  surveyKey: string,
  pending: () => Promise<QueueEntry[]>,
  signal: AbortSignal,
): Promise<{ records: SceneRecords; waiting: QueueEntry[] }> {
  let before = await pending();
  for (let tries = 1; ; tries += 1) {
    const records = await readLists(surveyKey, signal);
    const waiting = await pending();
    const isSame = before.every((entry) => waiting.some(({ id, done }) => id === entry.id && done === entry.done));
    if (isSame || tries === MAX_TRIES) return { records, waiting };
    before = waiting;
  }
}

/** Reads this tab's history, and the gestures in other tabs' histories; empty without storage. */
async function readHistory(place: HistoryPlace): Promise<Pick<EarlierEdits, "history" | "elsewhere">> {
  try {
    const [history, elsewhere] = await Promise.all([histories().read(place), histories().gesturesElsewhere(place)]);
    return { history, elsewhere };
  } catch {
    return {};
  }
}

/** Throws SurveyLoadError, or the signal's reason. */
export async function openSurveyEditor(
  keys: SurveyEditorKeys,
  person: { scope: string; employeeKey: string },
  queue: DurableQueue,
  signal: AbortSignal,
  nameElements?: RefusalAlerts["nameElements"],
): Promise<OpenedSurvey> {
  const { surveyKey } = keys;
  const owner = ownerOf(surveyKey);
  const tab = await claimTabSlot(`lintel-history ${person.scope} ${surveyKey}`);
  try {
    const place = { person: person.scope, surveyKey, slot: tab.slot };
    const pending = () => queue.pendingOf(owner, person.scope);
    const [context, { records, waiting }] = await Promise.all([
      readContext(keys, signal),
      readConsistently(surveyKey, pending, signal),
    ]);
    // Read after the waiting gestures: an edit that another tab makes meanwhile must count as that tab's edit.
    const stored = await readHistory(place);
    const undoing = await queue.undoingOf(owner, person.scope);
    const refused = await queue.refusedOf(owner, person.scope);
    signal.throwIfAborted();
    const session = createSurveyEditorSession({
      surveyKey,
      page: keys.page,
      ...person,
      records,
      earlier: { waiting: waiting.map(toGesture), refused, undoing, ...stored },
      queue,
      readLists: () => readLists(surveyKey),
      showAlert,
      clearAlert,
      onAlertClosed,
      nameElements,
    });
    let leave = session.flush;
    const left = new Promise<void>((resolve) => {
      leave = () => {
        session.flush();
        resolve();
      };
    });
    const writing = { stored: queue.allStored, left };
    const stopStoring = storeHistory(session.store, histories(), place, session.getHeldId, stored.history, writing);
    window.addEventListener("pagehide", leave);
    const dispose = () => {
      window.removeEventListener("pagehide", leave);
      // Closing sends the delayed reset, which is part of the history.
      session.dispose();
      stopStoring();
      tab.release();
    };
    return { ...context, session: { ...session, dispose } };
  } catch (error) {
    tab.release();
    throw error;
  }
}
