/**
 * Connects the editor store of a survey with the durable queue: queues the user's gestures, applies answers to the
 * store, rolls refused gestures back, reads again and alerts once. Independent of React.
 */

import { answeredRecords } from "../../editor/core/answered-records";
import { type Diff, squashInto } from "../../editor/core/diff";
import { createEditorStore, type EditorStore, type RunResult } from "../../editor/core/editor-store";
import type { Gesture } from "../../editor/core/gesture";
import type { SavedHistory } from "../../editor/core/history";
import type { SaveCallName } from "../../editor/core/save-call";
import type { SceneRecords } from "../../editor/core/scene";
import { placesOf, placesOfRecords } from "../../editor/core/scene-recorder";
import { notifyEach } from "../../notify-each";
import type { DurableQueue } from "../queue/durable-queue";
import type { GestureCall } from "../queue/queue-entry";
import type { QueueProgress, QueueRefusal } from "../queue/queue-events";
import { Adoption } from "./adoption";
import { createAutomaticRetries } from "./automatic-retries";
import { createChoices } from "./choices";
import { isUncontested } from "./element-conflicts";
import { FloorReset, type FloorToReset, type ResetAlerts } from "./floor-reset";
import { toQueued } from "./gesture-entry";
import { type RefusalAlerts, refusalAlert } from "./refusal-alert";
import { createRereading } from "./rereading";
import { createSaveStateReader, type SaveState } from "./save-state";
import { ownerOf } from "./survey-owner";

/** The survey's edits from before this page was opened. */
export type EarlierEdits = {
  /** Waiting gestures in order. */
  waiting: readonly Gesture[];
  /** Ids of waiting gestures that are in another tab's history. */
  elsewhere?: ReadonlySet<string>;
  /** Ids of gestures that were refused since, listed or dismissed. */
  refused?: readonly string[];
  /** Ids among them that are still being rolled back. */
  undoing?: readonly string[];
  /** This tab's history. */
  history?: SavedHistory;
};

export type SurveyEditorParts = RefusalAlerts &
  ResetAlerts & {
    surveyKey: string;
    /** The author and role of the edits; see session-scope. */
    scope: string;
    employeeKey: string;
    /** The editor's address, where conflicts are resolved. */
    page?: string;
    records: SceneRecords;
    earlier: EarlierEdits;
    queue: DurableQueue;
    readLists: () => Promise<SceneRecords>;
  };

export type SurveyEditorSession = {
  store: EditorStore;
  /** The same object until it changes. */
  getSaveState: () => SaveState;
  subscribeSaveState: (listener: () => void) => () => void;
  /** Reads the lists again and applies waiting gestures on top. */
  reread: () => Promise<void>;
  /** The same after another person's change; never during a drag. */
  refresh: () => Promise<void>;
  /** Resets a floor by its one call, which can be delayed for a few seconds. */
  resetFloor: (floor: FloorToReset) => RunResult;
  /** Sends the delayed reset. */
  flush: () => void;
  /** The delayed gesture, which a reload would lose. */
  getHeldId: () => string | null;
  dispose: () => void;
};

export function createSurveyEditorSession(parts: SurveyEditorParts): SurveyEditorSession {
  const { surveyKey, scope, page, queue, earlier } = parts;
  const { waiting, elsewhere = new Set<string>(), refused = [], undoing = [] } = earlier;
  const owner = ownerOf(surveyKey);
  const store = createEditorStore({
    surveyKey,
    records: parts.records,
    employeeKey: parts.employeeKey,
    nameElements: parts.nameElements,
    onGesture: queueGesture,
  });
  if (earlier.history) store.restoreHistory(earlier.history, refused);
  const own = waiting.filter(({ id }) => !elsewhere.has(id));
  store.restorePending(own);
  store.adopt(
    waiting,
    waiting.map(({ id }) => id),
  );
  const rereading = createRereading(
    parts.readLists,
    (records, how) => {
      store.replaceFromServer(records, store.getPending(), how);
      // Conflicts are about the current records.
      if (saveState.conflicts.length > 0) updateSaveState();
    },
    parts.records,
  );

  /** Waiting gestures as they were made: applied to newer records they no longer show what their author knew. */
  const asMade = new Map(waiting.map(({ id, diff }) => [id, diff]));
  const adoption = new Adoption({
    store,
    queue,
    owner,
    scope,
    made: [...own.map(({ id }) => id), ...refused],
    onUnheard: () => void rereading.run(),
    onTaken: ({ id, diff }) => void asMade.set(id, diff),
  });

  const reset = new FloorReset({ getStore: () => store, surveyKey, alerts: parts, send });

  let isBlind = false;

  function queueGesture(gesture: Gesture): void {
    adoption.noteMade(gesture.id);
    asMade.set(gesture.id, gesture.diff);
    if (reset.takes(gesture)) return;
    send(gesture);
  }

  function send(gesture: Gesture, calls?: readonly GestureCall[]): void {
    const before = store.getPending().filter((one) => one.id !== gesture.id);
    const queued = toQueued(gesture, before, { surveyKey, scope, page }, calls);
    if (!queued) {
      store.noteSaved(gesture.id, {});
      return;
    }
    // The gesture could not be stored, so nobody would send it.
    queue.enqueue(queued).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      const { id: root, label } = gesture;
      parts.showAlert(refusalAlert(parts, store, { root, label, failure: { message } }, null));
      takeBack([gesture.id]);
    });
  }

  /** Returns all gestures that were rolled back. */
  function takeBack(ids: readonly string[]): string[] {
    const taken = ids.flatMap((id) => store.rollBack(id));
    reset.noteRolledBack(taken);
    return taken;
  }

  /** `gestureId` null: older than all waiting gestures. */
  function hearAnswer(gestureId: string | null, { name, value }: { name: string; value: unknown }): void {
    const records = answeredRecords(name as SaveCallName, value);
    rereading.noteAnswered(placesOfRecords(records));
    store.noteAnswered(gestureId, records);
  }

  function hear(event: QueueProgress): void {
    if (event.type === "added") adoption.noteAdded(event.id);
    // A gesture that builds on it here may not know of the refused one.
    if (event.type === "sunk") adoption.look();
    if (event.type === "answered") {
      hearAnswer(event.id, event);
      // A 204 instead of records: only the lists contain their revisions.
      isBlind ||= event.value === null && !event.name.endsWith(".delete");
    }
    if (event.type === "undone") hearAnswer(null, event);
    if (event.type === "saved") {
      adoption.noteDecided([event.id]);
      adoption.noteSaved(event.id);
      again.delete(event.id);
      asMade.delete(event.id);
      secondTries.forget(event.id);
      choices.forget(event.id);
      const waited = store.getPending().find((gesture) => gesture.id === event.id);
      const isKnown = waited !== undefined;
      if (waited) {
        rereading.noteAnswered(placesOf([waited.diff]));
        store.noteSaved(event.id, {});
      }
      // Another tab's edit may have added or removed records unknown to this page.
      if (!isKnown || isBlind || event.isFound) void rereading.run();
      isBlind = false;
    }
    if (event.type === "settled") {
      takenBack.delete(event.id);
      rereading.noteChange();
      void rereading.run();
    }
    if (event.type === "dismissed") for (const id of event.ids) choices.forget(id);
    if (event.type === "retried") {
      const chosen = event.ids.filter((id) => !secondTries.isGoing(id));
      choices.note(saveState.conflicts.filter(({ gestureId }) => chosen.includes(gestureId)));
      for (const { id, payload } of saveState.failed) {
        if (event.ids.includes(id) && payload) again.set(id, (payload as Gesture).diff);
      }
      void adoption.takeRetried(event.ids);
    }
  }

  /** Refused edits that are retried, as they were made. */
  const again = new Map<string, Diff>();

  /**
   * It met newer revisions, but its own fields unchanged: both changes remain, without a conflict. The same if it was
   * chosen over the same edit of the other person. A gesture unknown to this tab is judged by the tab that made it.
   */
  function mayGoAgain({ root, ids, failure }: QueueRefusal): boolean {
    const edit: Diff = {};
    let isKnown = adoption.isMade(root);
    for (const id of ids) {
      const made = again.get(id) ?? asMade.get(id);
      if (made) squashInto(edit, made);
      isKnown ||= made !== undefined;
      again.delete(id);
      asMade.delete(id);
    }
    const conflicts = failure.conflicts ?? [];
    return isKnown ? isUncontested(edit, conflicts, choices.decidedOf(root)) : conflicts.length > 0;
  }

  function rollBack(refusal: QueueRefusal): string[] {
    rereading.noteChange();
    adoption.noteDecided(refusal.ids);
    if (refusal.ids.includes(refusal.root)) takenBack.add(refusal.root);
    reset.noteRefused(refusal.ids);
    const retry = refusal.isDismissed ? null : () => void queue.retry(refusal.root);
    // While its elements still exist and have names.
    const alert = refusalAlert(parts, store, refusal, retry);
    if (mayGoAgain(refusal)) secondTries.refused(refusal, adoption.isMade(refusal.root), alert);
    else parts.showAlert(alert);
    return takeBack(refusal.ids);
  }

  const secondTries = createAutomaticRetries(queue, parts.showAlert);
  const choices = createChoices();

  /** Refused and rolled back here, but not at the backend yet. */
  const takenBack = new Set(undoing);

  /** A retry waits before the store knows of it, and a rollback ends after the store has dropped it. */
  function countUnsaved(): number {
    const { pending, failed } = queue.getState();
    for (const { id } of failed) takenBack.delete(id);
    const waits = store.getPending().length;
    return Math.max(waits, Math.min(again.size, pending), Math.min(waits + takenBack.size, pending));
  }

  const readSaveState = createSaveStateReader(owner, parts.employeeKey, store);
  let saveState = readSaveState(queue.getState(), countUnsaved());
  const listeners = new Set<() => void>();
  function updateSaveState(): void {
    saveState = readSaveState(queue.getState(), countUnsaved());
    notifyEach(listeners);
  }

  const unlisten = [
    queue.listen(owner, { hear, rollBack }),
    queue.subscribe(updateSaveState),
    store.subscribeHistory(updateSaveState),
  ];
  if (waiting.length > 0) adoption.look();

  return {
    store,
    getSaveState: () => saveState,
    subscribeSaveState(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: rereading.run,
    refresh: async () => {
      adoption.look();
      if (!store.isDragging()) await rereading.refresh();
    },
    resetFloor: (floor) => reset.run(floor),
    flush: () => reset.flush(),
    getHeldId: () => reset.heldId(),
    dispose() {
      reset.flush();
      adoption.stop();
      secondTries.stop();
      rereading.stop();
      for (const stop of unlisten) stop();
    },
  };
}
