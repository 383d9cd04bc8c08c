/**
 * Binds one survey's editor store to the durable queue: what the user does is queued, what the backend answers comes
 * back into the store, and what it refuses is rolled back, read again and told once. Knows no framework.
 */
import { answeredRecords } from "../../editor/answered-records";
import { createEditorStore, type EditorStore } from "../../editor/editor-store";
import type { Gesture } from "../../editor/gesture";
import type { SaveCallName } from "../../editor/save-call";
import type { SceneRecords } from "../../editor/scene";
import type { AlertInput } from "../alerts-store";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueProgress, QueueRefusal } from "../queue/queue-events";
import { toGesture, toQueued } from "./gesture-entry";
import { createRereading } from "./rereading";
import { type SaveState, saveStateOf } from "./save-state";
import { ownerOf } from "./survey-owner";
import { WORDS } from "./words";

export type SurveyEditorParts = {
  surveyKey: string;
  /** Whose edits they are, and in which role; see session-scope. */
  scope: string;
  employeeKey: string;
  records: SceneRecords;
  /** Gestures that a former page left waiting, in order. */
  waiting: readonly Gesture[];
  queue: DurableQueue;
  readLists: () => Promise<SceneRecords>;
  showAlert: (alert: AlertInput) => void;
};

export type SurveyEditorSession = {
  store: EditorStore;
  /** The same object until it changes. */
  getSaveState: () => SaveState;
  subscribeSaveState: (listener: () => void) => () => void;
  /** Reads the lists again and lays what waits over them. */
  reread: () => Promise<void>;
  /** The same where somebody else has changed something; never in the middle of a drag. */
  refresh: () => Promise<void>;
  dispose: () => void;
};

export function createSurveyEditorSession(parts: SurveyEditorParts): SurveyEditorSession {
  const { surveyKey, scope, queue } = parts;
  const owner = ownerOf(surveyKey);
  const store = createEditorStore({
    surveyKey,
    records: parts.records,
    employeeKey: parts.employeeKey,
    onGesture: queueGesture,
  });
  store.restorePending(parts.waiting);
  const rereading = createRereading(
    parts.readLists,
    (records) => void store.replaceFromServer(records, store.getPending()),
    parts.records,
  );

  let isBlind = false;

  function queueGesture(gesture: Gesture): void {
    const before = store.getPending().filter((earlier) => earlier.id !== gesture.id);
    const queued = toQueued(gesture, before, { surveyKey, scope });
    if (!queued) {
      store.noteSaved(gesture.id, {});
      return;
    }
    // It could not even be stored: nobody would send it any more.
    queue.enqueue(queued).catch((error: unknown) => {
      store.rollBack(gesture.id);
      const message = error instanceof Error ? error.message : String(error);
      parts.showAlert({ type: "error", message: WORDS.notSaved(gesture.label, message) });
    });
  }

  function hear(event: QueueProgress): void {
    if (event.type === "answered") {
      rereading.noteChange();
      store.noteAnswered(event.id, answeredRecords(event.name as SaveCallName, event.value));
      // A 204 where records were due: what revisions they have now is known to the lists alone.
      isBlind ||= event.value === null && !event.name.endsWith(".delete");
    }
    if (event.type === "saved") {
      const isOurs = store.getPending().some((gesture) => gesture.id === event.id);
      if (isOurs) store.noteSaved(event.id, {});
      // Another tab's edit: it may have added or removed what this page does not know of.
      if (!isOurs || isBlind) void rereading.run();
      isBlind = false;
    }
    if (event.type === "settled") {
      rereading.noteChange();
      void rereading.run();
    }
    if (event.type === "retried") void restore(event.ids);
  }

  async function restore(ids: readonly string[]): Promise<void> {
    const pending = await queue.pendingOf(owner, scope);
    const retried = pending.filter((entry) => ids.includes(entry.id)).map(toGesture);
    store.restorePending(retried, "after");
  }

  function rollBack({ ids, root, label, failure }: QueueRefusal): string[] {
    rereading.noteChange();
    const taken = ids.flatMap((id) => store.rollBack(id));
    parts.showAlert({
      type: "error",
      message: WORDS.notSaved(label, failure.message),
      shouldReplaceDuplicates: true,
      buttonProps: { label: WORDS.retry, onClick: () => void queue.retry(root) },
    });
    return taken;
  }

  let saveState = saveStateOf(queue.getState(), owner, store.getPending().length);
  const listeners = new Set<() => void>();
  function updateSaveState(): void {
    saveState = saveStateOf(queue.getState(), owner, store.getPending().length);
    for (const listener of [...listeners]) listener();
  }

  const unlisten = [
    queue.listen(owner, { hear, rollBack }),
    queue.subscribe(updateSaveState),
    store.subscribeHistory(updateSaveState),
  ];

  return {
    store,
    getSaveState: () => saveState,
    subscribeSaveState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: rereading.run,
    refresh: async () => {
      if (!store.isDragging()) await rereading.refresh();
    },
    dispose() {
      rereading.stop();
      for (const stop of unlisten) stop();
    },
  };
}
