/** The store of the scan editor: scene, selection, history, drag and pending gestures. Independent of any framework. */
import type { GeometryKind } from "../../domain/geometry-records";
import { type Command, type CommandOutcome, refuse } from "./command";
import { COPY } from "./copy";
import { applyDiff, type Diff, removesAny } from "./diff";
import { createDragSession, type DragPlan, type DragSession } from "./drag-session";
import { type Completion, EditorState, type EditorStoreOptions, type Guard } from "./editor-state";
import type { Gesture } from "./gesture";
import type { HistoryView, SavedHistory } from "./history";
import type { StepConflict } from "./history-steps";
import type { ReadLists } from "./pending-gestures";
import type { SaveConflict } from "./reapply-gestures";
import type { RoomIndex } from "./rooms/room-index";
import type { ReadScene, RecordOf, SceneRecords } from "./scene";
import {
  clear,
  followReplacedKeys,
  prune,
  type Selection,
  type SelectionItem,
  type SelectionMode,
  select,
  setMode,
  toggle,
} from "./selection";

/** The result of a run: the gesture (null if nothing changed), or the refusal. */
export type RunResult = { ok: true; gesture: Gesture | null } | Extract<CommandOutcome, { ok: false }>;

export type Unsubscribe = () => void;

/** Edits, drags, undo and redo. */
type EditActions = {
  /** Sets the guard, called before every edit and drag step; it returns why the change is refused, or null. */
  setGuard(guard: Guard): void;
  /** Sets the completion, called after every new edit or drag; it returns a further change of the edit, or null. */
  setCompletion(completion: Completion): void;
  run(command: Command): RunResult;
  /** Returns the outcome that `run` would have now, without applying it. */
  preview(command: Command): CommandOutcome;
  /** Starts a drag and cancels an open one. `plan` is called at each move with the scene as it was at the start. */
  beginDrag<Input>(plan: DragPlan<Input>): DragSession<Input>;
  isDragging(): boolean;
  /** During a drag, undo and redo only cancel the drag. They return null if no step was made; see `getStepConflict`. */
  undo(): Gesture | null;
  redo(): Gesture | null;
  /** Undoes or redoes, as one gesture, until this entry is the last one applied; null means before the first. */
  jumpTo(entryId: string | null): Gesture | null;
  /** Returns the step that was not made because it would overwrite another user's newer change, or null. */
  getStepConflict(): StepConflict | null;
  /** "mine" makes the step over the change that was shown, unless there is a newer one; "theirs" forgets the step. */
  resolveStepConflict(choice: "mine" | "theirs"): Gesture | null;
  /** Drops the conflict without a decision; its step remains the next one. */
  dismissStepConflict(): void;
};

type SelectionActions = {
  /** `areCurrent`: the items were just read from the scene, so the store skips the check that they exist. */
  select(items: readonly SelectionItem[], areCurrent?: boolean): void;
  toggleSelected(item: SelectionItem): void;
  clearSelection(): void;
  setSelectionMode(mode: SelectionMode): void;
};

/** Snapshots are the same object until they change. */
type Readers = {
  /** Live and read-only; its records are immutable, so they serve as snapshots. */
  readonly scene: ReadScene;
  readonly rooms: RoomIndex;
  /** The employee who edits. */
  readonly employeeKey: string | undefined;
  getRecord<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined;
  getSelection(): Selection;
  getHistory(): HistoryView;
  /** Increases with every change of a record of this kind. */
  getKindVersion(kind: GeometryKind): number;

  subscribeRecord(kind: GeometryKind, key: string, listener: () => void): Unsubscribe;
  subscribeKind(kind: GeometryKind, listener: () => void): Unsubscribe;
  subscribeSelection(listener: () => void): Unsubscribe;
  /** Covers the history and whether a drag is open. */
  subscribeHistory(listener: () => void): Unsubscribe;
  /** Reports every change of the scene as a net diff, drag steps included, for buffers that follow the scene. */
  subscribeScene(listener: (diff: Diff) => void): Unsubscribe;
};

type SavingActions = {
  /** Gestures that are not yet known to be saved, in order. */
  getPending(): readonly Gesture[];
  /** The revision that an update of this record must carry; read it when sending, not earlier. */
  revisionOf(kind: GeometryKind, key: string): number | undefined;
  /** Merges answered records, except fields changed by the drag or a newer gesture; with a null id, all are newer. */
  noteAnswered(gestureId: string | null, answered: Partial<SceneRecords>): void;
  /** Merges the last answer of a gesture, which is then no longer pending. */
  noteSaved(gestureId: string, answered: Partial<SceneRecords>): void;
  /** Rolls back a gesture and the later ones that build on it. Returns their ids in order; empty if unknown. */
  rollBack(gestureId: string): string[];
  /**
   * Replaces the backend's records after a re-read and reapplies `pendingGestures`, which become the pending ones.
   * If another user changed the same fields, the record keeps its old revision, so that the save is refused (409).
   */
  replaceFromServer(
    records: Partial<SceneRecords>,
    pendingGestures: readonly Gesture[],
    readLists?: ReadLists,
  ): SaveConflict[];
  /**
   * Applies gestures that wait to be saved and adds them to the history, without calling `onGesture`: "before" the
   * pending ones, as after a reload, or "after" them, as when a refused gesture is retried.
   */
  restorePending(gestures: readonly Gesture[], order?: "before" | "after"): SaveConflict[];
  /** Adds gestures of another page on this survey. `order`: the ids of all pending gestures in sending order. */
  adopt(gestures: readonly Gesture[], order: readonly string[]): void;
  /** Restores the history of an earlier page, without gestures that were refused since. Call before the first edit. */
  restoreHistory(saved: SavedHistory, refused?: readonly string[]): void;
};

export type EditorStore = EditActions & SelectionActions & Readers & SavingActions;

export function createEditorStore(options: EditorStoreOptions): EditorStore {
  const state = new EditorState(options);
  return {
    ...createReaders(state),
    ...createSelectionActions(state),
    ...createEditActions(state),
    ...createSavingActions(state),
  };
}

function createReaders(state: EditorState): Readers {
  const { scene, rooms, employeeKey, feed, topics, history } = state;
  return {
    scene,
    rooms,
    employeeKey,
    getRecord: (kind, key) => scene.get(kind, key),
    getSelection: () => state.selection,
    getHistory: () => history.view(),
    getKindVersion: feed.versionOf,
    subscribeRecord: feed.onRecord,
    subscribeKind: feed.onKind,
    subscribeSelection: (listener) => topics.subscribe("selection", listener),
    subscribeHistory: (listener) => topics.subscribe("history", listener),
    subscribeScene: feed.onDiff,
  };
}

function createSelectionActions(state: EditorState): SelectionActions {
  const { scene } = state;
  return {
    select(items, areCurrent) {
      const selected = select(state.selection, items);
      state.setSelection(areCurrent ? selected : prune(selected, scene));
    },
    toggleSelected: (item) => state.setSelection(prune(toggle(state.selection, item), scene)),
    clearSelection: () => state.setSelection(clear(state.selection)),
    setSelectionMode: (mode) => state.setSelection(setMode(state.selection, mode)),
  };
}

function createEditActions(state: EditorState): EditActions {
  const { scene, history, steps } = state;
  const preview = (command: Command): CommandOutcome =>
    state.drag ? refuse("dragging", COPY.dragging) : state.guarded(command(scene));

  return {
    setGuard(guard) {
      state.guard = guard;
    },
    setCompletion(completion) {
      state.completion = completion;
    },
    preview,
    run(command) {
      const outcome = preview(command);
      if (!outcome.ok) return outcome;
      const elementNames = removesAny(outcome.diff) ? state.nameElements(outcome.diff) : "";
      const applied = applyDiff(scene, outcome.diff);
      state.setSelection(followReplacedKeys(state.selection, outcome.replacedKeys ?? {}));
      state.publish(applied);
      return { ok: true, gesture: state.finishEdit(outcome.label, applied, elementNames) };
    },
    beginDrag<Input>(plan: DragPlan<Input>) {
      state.drag?.cancel();
      const host = {
        scene,
        history,
        publish: (diff: Diff) => state.publish(diff),
        end(label: string, diff: Diff | null) {
          state.drag = null;
          const gesture = diff ? state.finishEdit(label, diff) : null;
          if (!gesture) state.emitHistory();
          return gesture;
        },
      };
      const session = createDragSession<Input>(host, (current, input) => state.guarded(plan(current, input)));
      state.drag = session;
      state.emitHistory();
      return session;
    },
    isDragging: () => state.drag !== null,
    undo: () => state.runHistoryStep((id) => steps.step("undo", id)),
    redo: () => state.runHistoryStep((id) => steps.step("redo", id)),
    jumpTo: (entryId) => state.runHistoryStep((id) => steps.jump(entryId, id)),
    getStepConflict: () => steps.conflict(),
    resolveStepConflict: (choice) =>
      steps.conflict() ? state.runHistoryStep((id) => steps.resolve(choice, id)) : null,
    dismissStepConflict: () => void state.runHistoryStep(() => steps.dismiss()),
  };
}

function createSavingActions(state: EditorState): SavingActions {
  const { scene, history, pending } = state;
  return {
    getPending: () => pending.list(),
    revisionOf: (kind, key) => scene.get(kind, key)?.revision,
    noteAnswered: (gestureId, answered) => pending.noteAnswered(gestureId, answered, history.sinceMark()),
    noteSaved(gestureId, answered) {
      pending.noteAnswered(gestureId, answered, history.sinceMark());
      pending.noteSaved(gestureId);
      state.emitHistory();
    },
    rollBack: (gestureId) =>
      state.withoutDrag(() => {
        const ids = pending.rollBack(gestureId);
        history.removeGestures(new Set(ids));
        return ids;
      }),
    replaceFromServer: (records, gestures, readLists) =>
      state.withoutDrag(() => pending.replace(records, gestures, readLists)),
    restorePending: (gestures, order = "before") =>
      state.withoutDrag(() => {
        const pendingIds = new Set(pending.list().map(({ id }) => id));
        const conflicts = pending.restore(gestures, order);
        const isFound = ({ id }: Gesture) => !pendingIds.has(id) && pending.isApplied(id);
        history.addPending(pending.list(), isFound, order === "after");
        return conflicts;
      }),
    adopt: (gestures, order) => state.withoutDrag(() => pending.adopt(gestures, order)),
    restoreHistory(saved, refused = []) {
      history.restore(saved);
      history.removeGestures(new Set(refused));
      state.emitHistory();
    },
  };
}
