/**
 * Connects the editor store of a survey with the durable queue: queues the user's gestures, applies answers to the
 * store, rolls refused gestures back, reads again and alerts once. Independent of React.
 */

import { answeredRecords } from "../../editor/core/answered-records";
import { createEditorStore, type EditorStore, type RunResult } from "../../editor/core/editor-store";
import type { Gesture } from "../../editor/core/gesture";
import type { SavedHistory } from "../../editor/core/history";
import type { ReadLists } from "../../editor/core/pending-gestures";
import type { SaveCallName } from "../../editor/core/save-call";
import type { SceneRecords } from "../../editor/core/scene";
import { placesOf, placesOfRecords } from "../../editor/core/scene-recorder";
import { notifyEach } from "../../notify-each";
import type { DurableQueue } from "../queue/durable-queue";
import type { GestureCall } from "../queue/queue-entry";
import type { QueueProgress, QueueRefusal } from "../queue/queue-events";
import { Adoption } from "./adoption";
import { createAutomaticRetries } from "./automatic-retries";
import { FloorReset, type FloorToReset, type ResetAlerts } from "./floor-reset";
import { toQueued } from "./gesture-entry";
import { MadeEdits } from "./made-edits";
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
  /** Returns the same object until the state changes. */
  getSaveState: () => SaveState;
  subscribeSaveState: (listener: () => void) => () => void;
  /** Reads the lists again and applies waiting gestures on top. */
  reread: () => Promise<void>;
  /** Like `reread`, but only for another person's changes and never during a drag. */
  refresh: () => Promise<void>;
  /** Resets a floor by one call, which is delayed for a few seconds. */
  resetFloor: (floor: FloorToReset) => RunResult;
  /** Sends the delayed reset. */
  flush: () => void;
  /** Returns the id of the delayed gesture, which a reload would lose. */
  getHeldId: () => string | null;
  dispose: () => void;
};

export function createSurveyEditorSession(parts: SurveyEditorParts): SurveyEditorSession {
  return new Session(parts);
}

class Session implements SurveyEditorSession {
  readonly store: EditorStore;
  readonly #parts: SurveyEditorParts;
  readonly #adoption: Adoption;
  readonly #rereading: ReturnType<typeof createRereading>;
  readonly #reset: FloorReset;
  readonly #edits: MadeEdits;
  readonly #retries: ReturnType<typeof createAutomaticRetries>;
  /** Refused and rolled back here, but not at the backend yet. */
  readonly #rolledBack: Set<string>;
  /** An answer had no records, so only the lists contain their revisions. */
  #lacksRevisions = false;
  readonly #readSaveState: ReturnType<typeof createSaveStateReader>;
  #saveState: SaveState;
  readonly #saveStateListeners = new Set<() => void>();
  readonly #unsubscribes: readonly (() => void)[];

  constructor(parts: SurveyEditorParts) {
    const { surveyKey, scope, employeeKey, records, queue, earlier } = parts;
    const { waiting, elsewhere = new Set<string>(), refused = [], undoing = [] } = earlier;
    const owner = ownerOf(surveyKey);
    const ownGestures = waiting.filter(({ id }) => !elsewhere.has(id));
    this.#parts = parts;
    this.store = createEditorStore({
      surveyKey,
      records,
      employeeKey,
      nameElements: parts.nameElements,
      onGesture: (gesture) => this.#queueGesture(gesture),
    });
    restoreEdits(this.store, earlier, ownGestures);
    this.#rereading = createRereading(parts.readLists, (lists, how) => this.#takeLists(lists, how), records);
    this.#edits = new MadeEdits(waiting);
    this.#adoption = new Adoption({
      store: this.store,
      queue,
      owner,
      scope,
      made: [...ownGestures.map(({ id }) => id), ...refused],
      onUnheard: () => void this.#rereading.run(),
      onTaken: (gesture) => this.#edits.note(gesture),
    });
    this.#reset = new FloorReset({
      getStore: () => this.store,
      surveyKey,
      alerts: parts,
      send: (gesture, calls) => this.#send(gesture, calls),
    });
    this.#retries = createAutomaticRetries(queue, parts.showAlert);
    this.#rolledBack = new Set(undoing);
    this.#readSaveState = createSaveStateReader(owner, employeeKey, this.store);
    this.#saveState = this.#readSaveState(queue.getState(), this.#countUnsaved());
    this.#unsubscribes = [
      queue.listen(owner, {
        hear: (event) => this.#handleProgress(event),
        rollBack: (refusal) => this.#handleRefusal(refusal),
      }),
      queue.subscribe(() => this.#updateSaveState()),
      this.store.subscribeHistory(() => this.#updateSaveState()),
    ];
    if (waiting.length > 0) this.#adoption.look();
  }

  getSaveState = (): SaveState => this.#saveState;

  subscribeSaveState = (listener: () => void): (() => void) => {
    this.#saveStateListeners.add(listener);
    return () => this.#saveStateListeners.delete(listener);
  };

  reread = (): Promise<void> => this.#rereading.run();

  refresh = async (): Promise<void> => {
    this.#adoption.look();
    if (!this.store.isDragging()) await this.#rereading.refresh();
  };

  resetFloor = (floor: FloorToReset): RunResult => this.#reset.run(floor);

  flush = (): void => this.#reset.flush();

  getHeldId = (): string | null => this.#reset.heldId();

  dispose = (): void => {
    this.#reset.flush();
    this.#adoption.stop();
    this.#retries.stop();
    this.#rereading.stop();
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
  };

  // The user's gestures

  #queueGesture(gesture: Gesture): void {
    this.#adoption.noteMade(gesture.id);
    this.#edits.note(gesture);
    if (!this.#reset.takes(gesture)) this.#send(gesture);
  }

  #send(gesture: Gesture, calls?: readonly GestureCall[]): void {
    const { surveyKey, scope, page, queue, showAlert } = this.#parts;
    const before = this.store.getPending().filter((one) => one.id !== gesture.id);
    const queued = toQueued(gesture, before, { surveyKey, scope, page }, calls);
    if (!queued) {
      this.store.noteSaved(gesture.id, {});
      return;
    }
    // The gesture could not be stored, so nobody would send it.
    queue.enqueue(queued).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      const { id: root, label } = gesture;
      showAlert(refusalAlert(this.#parts, this.store, { root, label, failure: { message } }, null));
      this.#rollBack([gesture.id]);
    });
  }

  /** Returns all gestures that were rolled back. */
  #rollBack(ids: readonly string[]): string[] {
    const rolledBack = ids.flatMap((id) => this.store.rollBack(id));
    this.#reset.noteRolledBack(rolledBack);
    return rolledBack;
  }

  // The queue's events

  #handleProgress(event: QueueProgress): void {
    switch (event.type) {
      case "added":
        this.#adoption.noteAdded(event.id);
        break;
      case "sunk":
        // Gestures here that build on a failed one may not know of the refusal.
        this.#adoption.look();
        break;
      case "answered":
        this.#noteAnswer(event.id, event);
        // The answer was a 204 instead of records.
        this.#lacksRevisions ||= event.value === null && !event.name.endsWith(".delete");
        break;
      case "undone":
        this.#noteAnswer(null, event);
        break;
      case "saved":
        this.#noteSaved(event.id, event.isFound === true);
        break;
      case "settled":
        this.#rolledBack.delete(event.id);
        this.#rereading.noteChange();
        void this.#rereading.run();
        break;
      case "dismissed":
        for (const id of event.ids) this.#edits.forgetChoice(id);
        break;
      case "retried":
        this.#noteRetried(event.ids);
        break;
    }
  }

  /** `gestureId` is null for an answer that is older than all waiting gestures. */
  #noteAnswer(gestureId: string | null, { name, value }: { name: string; value: unknown }): void {
    const records = answeredRecords(name as SaveCallName, value);
    this.#rereading.noteAnswered(placesOfRecords(records));
    this.store.noteAnswered(gestureId, records);
  }

  #noteSaved(id: string, isFound: boolean): void {
    this.#adoption.noteDecided([id]);
    this.#adoption.noteSaved(id);
    this.#edits.forgetSaved(id);
    this.#retries.forget(id);
    const saved = this.store.getPending().find((gesture) => gesture.id === id);
    if (saved) {
      this.#rereading.noteAnswered(placesOf([saved.diff]));
      this.store.noteSaved(id, {});
    }
    // Another tab's edit may have added or removed records unknown to this page.
    if (!saved || this.#lacksRevisions || isFound) void this.#rereading.run();
    this.#lacksRevisions = false;
  }

  #noteRetried(ids: readonly string[]): void {
    const { conflicts, failed } = this.#saveState;
    const chosen = ids.filter((id) => !this.#retries.isGoing(id));
    this.#edits.noteChosen(conflicts.filter(({ gestureId }) => chosen.includes(gestureId)));
    this.#edits.noteRetried(failed, ids);
    void this.#adoption.takeRetried(ids);
  }

  /** Rolls the refused gestures back, and retries them or alerts once. */
  #handleRefusal(refusal: QueueRefusal): string[] {
    const { queue, showAlert } = this.#parts;
    const { root, ids } = refusal;
    this.#rereading.noteChange();
    this.#adoption.noteDecided(ids);
    if (ids.includes(root)) this.#rolledBack.add(root);
    this.#reset.noteRefused(ids);
    const retry = refusal.isDismissed ? null : () => void queue.retry(root);
    // Built before the rollback, while the elements still exist and have names.
    const alert = refusalAlert(this.#parts, this.store, refusal, retry);
    const isOwn = this.#adoption.isMade(root);
    if (this.#edits.takeRefused(refusal, isOwn)) this.#retries.refused(refusal, isOwn, alert);
    else showAlert(alert);
    return this.#rollBack(ids);
  }

  #takeLists(lists: Partial<SceneRecords>, how: ReadLists): void {
    this.store.replaceFromServer(lists, this.store.getPending(), how);
    // Conflicts are found by the current records.
    if (this.#saveState.conflicts.length > 0) this.#updateSaveState();
  }

  // The save state

  #updateSaveState(): void {
    this.#saveState = this.#readSaveState(this.#parts.queue.getState(), this.#countUnsaved());
    notifyEach(this.#saveStateListeners);
  }

  /** Counts unsaved gestures, with retries that the store does not know yet and rollbacks that it has dropped. */
  #countUnsaved(): number {
    const { pending, failed } = this.#parts.queue.getState();
    for (const { id } of failed) this.#rolledBack.delete(id);
    const waiting = this.store.getPending().length;
    const retried = Math.min(this.#edits.retriedCount, pending);
    return Math.max(waiting, retried, Math.min(waiting + this.#rolledBack.size, pending));
  }
}

/** Restores this tab's history and all waiting gestures. `own`: the gestures in the history. */
function restoreEdits(store: EditorStore, { waiting, refused, history }: EarlierEdits, own: readonly Gesture[]): void {
  if (history) store.restoreHistory(history, refused);
  store.restorePending(own);
  store.adopt(
    waiting,
    waiting.map(({ id }) => id),
  );
}
