/** The scan editor's state: scene, selection, history, drag and what waits to be saved. Knows no framework. */
import type { GeometryKind } from "../domain/geometry-records";
import { answeredDiff } from "./answered-records";
import type { Command, CommandOutcome } from "./commands/command";
import { findObstacle } from "./dangling";
import { dependentGestures } from "./dependents";
import { applyDiff, type Diff, isEmptyDiff, reverseDiff, squashInto } from "./diff";
import { createDragSession, type DragPlan, type DragSession } from "./drag-session";
import { createGesture, type Gesture } from "./gesture";
import { createHistory, type HistoryView } from "./history";
import { layPending, type SaveConflict } from "./pending-gestures";
import { createRoomIndex, type RoomIndex } from "./rooms/room-index";
import { createScene, type ReadScene, type RecordOf, type SceneRecords } from "./scene";
import { sceneDifferences } from "./scene-differences";
import { createSceneFeed } from "./scene-feed";
import {
  clear,
  EMPTY_SELECTION,
  followReplacedKeys,
  prune,
  type Selection,
  type SelectionItem,
  type SelectionMode,
  select,
  setMode,
  toggle,
} from "./selection";
import { createTopics } from "./topics";
import { WORDS } from "./words";

export type EditorStoreOptions = {
  surveyKey: string;
  records: Partial<SceneRecords>;
  /** Stamped on every gesture, so that no other person's session sends it. */
  employeeKey?: string;
  /** Called once for every finished edit, undo and redo, after the scene has changed. */
  onGesture?: (gesture: Gesture) => void;
};

/** What a run, a finished drag, an undo or a redo came to: the outcome, with its gesture when something changed. */
export type RunResult = { ok: true; gesture: Gesture | null } | Extract<CommandOutcome, { ok: false }>;

export type Unsubscribe = () => void;

const SELECTION = "selection";
const HISTORY = "history";

export type EditorStore = {
  /** Live and read-only; its records are immutable, so they serve as snapshots. */
  readonly scene: ReadScene;
  /** Its rooms, which follow its changes. */
  readonly rooms: RoomIndex;

  run(command: Command): RunResult;
  /** Starts a drag; an open one is cancelled. `plan` is asked anew at each move, always on the scene as it was at the start. */
  beginDrag<Input>(plan: DragPlan<Input>): DragSession<Input>;
  /** True between beginDrag and its end. */
  isDragging(): boolean;
  /** While dragging, undo and redo cancel the drag and do no more. Null: nothing to undo, or it can no longer be done. */
  undo(): Gesture | null;
  redo(): Gesture | null;

  select(items: readonly SelectionItem[]): void;
  toggleSelected(item: SelectionItem): void;
  clearSelection(): void;
  setSelectionMode(mode: SelectionMode): void;

  /** Snapshots: the same object until it changes. */
  getRecord<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined;
  getSelection(): Selection;
  getHistory(): HistoryView;
  /** Goes up whenever a record of this kind comes, goes or changes. */
  getKindVersion(kind: GeometryKind): number;

  subscribeRecord(kind: GeometryKind, key: string, listener: () => void): Unsubscribe;
  subscribeKind(kind: GeometryKind, listener: () => void): Unsubscribe;
  subscribeSelection(listener: () => void): Unsubscribe;
  /** History and the state of dragging. */
  subscribeHistory(listener: () => void): Unsubscribe;
  /** Every change of the scene as a diff of what really changed, drag steps included: for buffers that follow it. */
  subscribeScene(listener: (diff: Diff) => void): Unsubscribe;

  /** Gestures not yet known to be saved, in order. */
  getPending(): readonly Gesture[];
  /** The revision that an update of this record is to carry now; ask when sending, not earlier. */
  revisionOf(kind: GeometryKind, key: string): number | undefined;
  /** An answer: takes over what the backend says, except fields that a newer gesture or the open drag has changed. */
  noteAnswered(gestureId: string, answered: Partial<SceneRecords>): void;
  /** The gesture is saved whole: noteAnswered, and it no longer waits. */
  noteSaved(gestureId: string, answered: Partial<SceneRecords>): void;
  /** Takes a gesture back with the later ones that build on it. Their ids in order, the given one first; empty if unknown. */
  rollBack(gestureId: string): string[];
  /**
   * The backend's records after a re-read, with the waiting gestures on top. `pendingGestures` become what waits.
   * Where someone else changed what a waiting gesture changes, the old revision stays, so that its save is refused (409).
   */
  replaceFromServer(records: Partial<SceneRecords>, pendingGestures: readonly Gesture[]): SaveConflict[];
  /**
   * Gestures made elsewhere that wait to be saved, laid over the records and put into history; none is passed to onGesture.
   * "before" what waits here, as after a reload; "after" it, as when a refused gesture is tried again.
   */
  restorePending(gestures: readonly Gesture[], order?: "before" | "after"): SaveConflict[];
};

export function createEditorStore(options: EditorStoreOptions): EditorStore {
  const scene = createScene(options.surveyKey, options.records);
  const history = createHistory();
  const rooms = createRoomIndex(scene);
  const topics = createTopics();
  const feed = createSceneFeed(topics);
  let selection = EMPTY_SELECTION;
  let pending: Gesture[] = [];
  let unapplied: ReadonlySet<string> = new Set();
  let drag: { cancel(): void; suspend(): void; resume(): void } | null = null;

  function setSelection(next: Selection): void {
    if (next === selection) return;
    selection = next;
    topics.emit(SELECTION);
  }

  function publish(diff: Diff): void {
    const before = selection;
    if (before.kinds.size > 0) selection = prune(before, scene);
    rooms.follow(diff);
    feed.publish(diff);
    if (selection !== before) topics.emit(SELECTION);
  }

  /** The end of every finished edit: it waits to be saved, and whoever saves is told. */
  function finish(gesture: Gesture): Gesture {
    pending = [...pending, gesture];
    topics.emit(HISTORY);
    options.onGesture?.(gesture);
    return gesture;
  }

  function finishEdit(label: string, diff: Diff): Gesture | null {
    if (isEmptyDiff(diff)) return null;
    const gesture = createGesture(label, diff, options.employeeKey);
    history.push(gesture);
    return finish(gesture);
  }

  /** Exchanges records under an open drag: it goes back to its start and then on from the new records. */
  function withoutDrag<Result>(change: () => Result): Result {
    drag?.suspend();
    const result = change();
    drag?.resume();
    topics.emit(HISTORY);
    return result;
  }

  function step(direction: "undo" | "redo"): Gesture | null {
    if (drag) {
      drag.cancel();
      return null;
    }
    const isUndo = direction === "undo";
    const entry = isUndo ? history.nextUndo() : history.nextRedo();
    if (!entry) return null;
    const wanted = isUndo ? reverseDiff(entry.diff) : entry.diff;
    if (findObstacle(scene, wanted)) {
      history.forget(entry.id);
      topics.emit(HISTORY);
      return null;
    }
    const applied = applyDiff(scene, wanted);
    const gesture = createGesture(WORDS[direction](entry.label), applied, options.employeeKey);
    if (isUndo) history.noteUndone(gesture.id, reverseDiff(applied));
    else history.noteRedone(gesture.id, applied);
    publish(applied);
    return finish(gesture);
  }

  function noteAnswered(gestureId: string, answered: Partial<SceneRecords>): void {
    const at = pending.findIndex((gesture) => gesture.id === gestureId);
    const newer = pending.slice(at + 1).map((gesture) => gesture.diff);
    publish(applyDiff(scene, answeredDiff(scene, answered, [...newer, history.sinceMark()])));
  }

  /** Exchanges everything for what the backend holds with the gestures on top; the drag must be suspended. */
  function lay(records: Partial<SceneRecords>, gestures: readonly Gesture[]): SaveConflict[] {
    const target = createScene(options.surveyKey, records);
    const laid = layPending(target, gestures, (kind, key) => scene.get(kind, key)?.revision);
    pending = laid.gestures;
    unapplied = laid.unapplied;
    publish(applyDiff(scene, sceneDifferences(scene, target)));
    return laid.conflicts;
  }

  /** The scene as it would be without what waits. */
  function withoutPending(): SceneRecords {
    const saved = createScene(options.surveyKey, scene.toRecords());
    for (const gesture of [...pending].reverse()) {
      if (!unapplied.has(gesture.id)) applyDiff(saved, reverseDiff(gesture.diff));
    }
    return saved.toRecords();
  }

  return {
    scene,
    rooms,
    run(command) {
      if (drag) return { ok: false, refusal: { code: "dragging", message: WORDS.dragging, keys: [] } };
      const outcome = command(scene);
      if (!outcome.ok) return outcome;
      const applied = applyDiff(scene, outcome.diff);
      setSelection(followReplacedKeys(selection, outcome.replacedKeys ?? {}));
      publish(applied);
      return { ok: true, gesture: finishEdit(outcome.label, applied) };
    },
    beginDrag(plan) {
      drag?.cancel();
      const session = createDragSession(
        {
          scene,
          history,
          publish,
          end(label, diff) {
            drag = null;
            const gesture = diff ? finishEdit(label, diff) : null;
            if (!gesture) topics.emit(HISTORY);
            return gesture;
          },
        },
        plan,
      );
      drag = session;
      topics.emit(HISTORY);
      return session;
    },
    isDragging: () => drag !== null,
    undo: () => step("undo"),
    redo: () => step("redo"),

    select: (items) => setSelection(prune(select(selection, items), scene)),
    toggleSelected: (item) => setSelection(prune(toggle(selection, item), scene)),
    clearSelection: () => setSelection(clear(selection)),
    setSelectionMode: (mode) => setSelection(setMode(selection, mode)),

    getRecord: (kind, key) => scene.get(kind, key),
    getSelection: () => selection,
    getHistory: () => history.view(),
    getKindVersion: feed.versionOf,

    subscribeRecord: feed.onRecord,
    subscribeKind: feed.onKind,
    subscribeSelection: (listener) => topics.subscribe(SELECTION, listener),
    subscribeHistory: (listener) => topics.subscribe(HISTORY, listener),
    subscribeScene: feed.onDiff,

    getPending: () => pending,
    revisionOf: (kind, key) => scene.get(kind, key)?.revision,
    noteAnswered,
    noteSaved(gestureId, answered) {
      noteAnswered(gestureId, answered);
      pending = pending.filter((gesture) => gesture.id !== gestureId);
      topics.emit(HISTORY);
    },
    rollBack(gestureId) {
      const at = pending.findIndex((gesture) => gesture.id === gestureId);
      const gesture = pending[at];
      if (!gesture) return [];
      return withoutDrag(() => {
        const taken = [gesture, ...dependentGestures(gesture, pending.slice(at + 1))];
        const ids = new Set(taken.map((one) => one.id));
        const net: Diff = {};
        for (const one of [...taken].reverse()) {
          if (!unapplied.has(one.id)) squashInto(net, applyDiff(scene, reverseDiff(one.diff)));
        }
        pending = pending.filter((one) => !ids.has(one.id));
        history.takeOut(ids);
        publish(net);
        return [...ids];
      });
    },
    replaceFromServer: (records, gestures) => withoutDrag(() => lay(records, gestures)),
    restorePending(gestures, order = "before") {
      const known = new Set(pending.map((gesture) => gesture.id));
      const restored = gestures.filter((gesture) => !known.has(gesture.id));
      if (restored.length === 0) return [];
      return withoutDrag(() => {
        const conflicts = lay(
          withoutPending(),
          order === "before" ? [...restored, ...pending] : [...pending, ...restored],
        );
        const ids = new Set(restored.map((gesture) => gesture.id));
        for (const gesture of pending) if (ids.has(gesture.id) && !unapplied.has(gesture.id)) history.push(gesture);
        return conflicts;
      });
    },
  };
}
