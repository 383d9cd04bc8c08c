/** The scan editor's state: scene, selection, history, drag and what waits to be saved. Knows no framework. */
import type { GeometryKind } from "../../domain/geometry-records";
import { type Command, type CommandOutcome, passGuard, type Refusal, refuse } from "./command";
import { COPY } from "./copy";
import { describedElements } from "./described-elements";
import { applyDiff, type Diff, isEmptyDiff, removesAny, squashDiffs } from "./diff";
import { createDragSession, type DragPlan, type DragSession } from "./drag-session";
import { createGesture, type Gesture, newGestureId } from "./gesture";
import { createHistory, type HistoryView, type SavedHistory } from "./history";
import { createHistorySteps, type HistoryStep, type StepConflict } from "./history-steps";
import type { SaveConflict } from "./pending-gestures";
import { followRooms, type RoomIndex } from "./rooms/room-index";
import { createScene, type ReadScene, type RecordOf, type SceneRecords } from "./scene";
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
import type { EditorStoreOptions } from "./store-options";
import { createTopics } from "./topics";
import { createWaitingGestures, type ReadLists } from "./waiting-gestures";

/** What a run, a finished drag, an undo or a redo came to: the outcome, with its gesture when something changed. */
export type RunResult = { ok: true; gesture: Gesture | null } | Extract<CommandOutcome, { ok: false }>;

export type Unsubscribe = () => void;
const [SELECTION, HISTORY] = ["selection", "history"];

export type EditorStore = {
  /** Live and read-only; its records are immutable, so they serve as snapshots. */
  readonly scene: ReadScene;
  /** Its rooms, which follow its changes. */
  readonly rooms: RoomIndex;
  /** Who edits. */
  readonly employeeKey: string | undefined;

  /** Asked before every edit and every step of a drag: why this change may not be made to the scene as it is, or null. */
  setGuard(guard: (diff: Diff) => Refusal | null): void;
  /** Asked after every edit that is new, drags at their end: what goes with it, under its name and as one with it, or null. */
  setCompletion(completion: (edit: Diff) => Diff | null): void;
  run(command: Command): RunResult;
  /** What `run` would come to now, without doing it. */
  ask(command: Command): CommandOutcome;
  /** Starts a drag; an open one is cancelled. `plan` is asked anew at each move, always on the scene as it was at the start. */
  beginDrag<Input>(plan: DragPlan<Input>): DragSession<Input>;
  /** True between beginDrag and its end. */
  isDragging(): boolean;
  /** While dragging both cancel the drag and do no more. Null: nothing to undo, it can no longer be done, or see getStepConflict. */
  undo(): Gesture | null;
  redo(): Gesture | null;
  /** The step that was not done, for it would take back a newer change of somebody else's; null where nothing is to be chosen. */
  getStepConflict(): StepConflict | null;
  /** "mine" does it over the change that was shown, and asks again where there is a newer one; "theirs" forgets the step. */
  settleStep(choice: "mine" | "theirs"): Gesture | null;
  /** Chooses neither: the step is left undone and stays the next one, to be asked about again. */
  leaveStep(): void;
  /** To where this entry of the history was the last one done, null being before the first: one gesture. */
  jumpTo(entryId: string | null): Gesture | null;

  /** `areSure`: they have just been read from the scene, which may be all of it, and none of them is looked for. */
  select(items: readonly SelectionItem[], areSure?: boolean): void;
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
  /**
   * An answer: takes over what the backend says, except fields that a newer gesture or the open drag has changed. Where it
   * is of no gesture that waits (null), all of them are newer.
   */
  noteAnswered(gestureId: string | null, answered: Partial<SceneRecords>): void;
  /** The gesture is saved whole: noteAnswered, and it no longer waits. */
  noteSaved(gestureId: string, answered: Partial<SceneRecords>): void;
  /** Takes a gesture back with the later ones that build on it. Their ids in order, the given one first; empty if unknown. */
  rollBack(gestureId: string): string[];
  /**
   * The backend's records after a re-read, with the waiting gestures on top. `pendingGestures` become what waits.
   * Where someone else changed what a waiting gesture changes, the old revision stays, so that its save is refused (409).
   */
  replaceFromServer(
    records: Partial<SceneRecords>,
    pendingGestures: readonly Gesture[],
    how?: ReadLists,
  ): SaveConflict[];
  /**
   * Gestures made elsewhere that wait to be saved, laid over the records and put into history; none is passed to onGesture.
   * "before" what waits here, as after a reload; "after" it, as when a refused gesture is tried again.
   */
  restorePending(gestures: readonly Gesture[], order?: "before" | "after"): SaveConflict[];
  /** Gestures that another page on this survey has made; `order`: the ids of all that wait, as they will be sent. */
  adopt(gestures: readonly Gesture[], order: readonly string[]): void;
  /** The history that an earlier page kept, without gestures that were refused since; before anything is done here. */
  restoreHistory(saved: SavedHistory, refused?: readonly string[]): void;
};

export function createEditorStore(options: EditorStoreOptions): EditorStore {
  const scene = createScene(options.surveyKey, options.records);
  const history = createHistory();
  const rooms = followRooms(scene);
  const topics = createTopics();
  const feed = createSceneFeed(topics);
  let selection = EMPTY_SELECTION;
  const waiting = createWaitingGestures(scene, publish);
  const steps = createHistorySteps(scene, history, options.employeeKey);
  let drag: { cancel(): void; suspend(): void; resume(): void } | null = null;
  let guard: ((diff: Diff) => Refusal | null) | null = null;
  let completion: ((edit: Diff) => Diff | null) | null = null;

  const guarded = (outcome: CommandOutcome): CommandOutcome => passGuard(outcome, guard);
  const ask = (command: Command): CommandOutcome =>
    drag ? refuse("dragging", COPY.dragging) : guarded(command(scene));

  function setSelection(next: Selection): void {
    if (next === selection) return;
    selection = next;
    topics.emit(SELECTION);
  }

  function publish(diff: Diff): void {
    const before = selection;
    // What is selected is looked through only when something is gone: it may be all of a large survey, at each step of a drag.
    if (before.kinds.size > 0 && removesAny(diff)) selection = prune(before, scene);
    rooms.follow(diff);
    feed.publish(diff);
    if (selection !== before) topics.emit(SELECTION);
  }

  /** The end of every finished edit: it waits to be saved, and whoever saves is told. */
  function finish(gesture: Gesture): Gesture {
    waiting.add(gesture);
    topics.emit(HISTORY);
    options.onGesture?.(gesture);
    return gesture;
  }

  const nameOf = (diff: Diff): string | undefined => options.nameElements?.(scene, describedElements(diff));

  function finishEdit(label: string, edit: Diff, named = ""): Gesture | null {
    if (isEmptyDiff(edit)) return null;
    const more = applyDiff(scene, completion?.(edit) ?? {});
    if (!isEmptyDiff(more)) publish(more);
    const diff = isEmptyDiff(more) ? edit : squashDiffs(edit, more);
    const gesture = createGesture(label, diff, options.employeeKey, named || nameOf(diff));
    history.push(gesture);
    return finish(gesture);
  }

  /** Exchanges records under an open drag, which goes on from the new ones. Tells of history that is another one then. */
  function withoutDrag<Result>(change: () => Result): Result {
    const stand = () => [history.view(), steps.conflict(), waiting.list()[0] && waiting.list()];
    const before = stand();
    drag?.suspend();
    const result = change();
    steps.readConflict();
    drag?.resume();
    if (stand().some((part, at) => part !== before[at])) topics.emit(HISTORY);
    return result;
  }

  /** While dragging it cancels the drag and does no more. */
  function goThrough(step: (gestureId: string) => HistoryStep | null): Gesture | null {
    if (drag) {
      drag.cancel();
      return null;
    }
    const id = newGestureId();
    const done = step(id);
    if (!done) {
      topics.emit(HISTORY);
      return null;
    }
    publish(done.diff);
    const gesture = createGesture(done.label, done.diff, options.employeeKey, done.elements);
    return finish({ ...gesture, id, step: done.step });
  }

  return {
    scene,
    rooms,
    employeeKey: options.employeeKey,
    setGuard(next) {
      guard = next;
    },
    setCompletion(next) {
      completion = next;
    },
    ask,
    run(command) {
      const outcome = ask(command);
      if (!outcome.ok) return outcome;
      const named = removesAny(outcome.diff) ? nameOf(outcome.diff) : "";
      const applied = applyDiff(scene, outcome.diff);
      setSelection(followReplacedKeys(selection, outcome.replacedKeys ?? {}));
      publish(applied);
      return { ok: true, gesture: finishEdit(outcome.label, applied, named) };
    },
    beginDrag<Input>(plan: DragPlan<Input>) {
      drag?.cancel();
      const session = createDragSession<Input>(
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
        (now, input) => guarded(plan(now, input)),
      );
      drag = session;
      topics.emit(HISTORY);
      return session;
    },
    isDragging: () => drag !== null,
    undo: () => goThrough((id) => steps.step("undo", id)),
    redo: () => goThrough((id) => steps.step("redo", id)),
    jumpTo: (entryId) => goThrough((id) => steps.jump(entryId, id)),
    getStepConflict: steps.conflict,
    settleStep: (choice) => (steps.conflict() ? goThrough((id) => steps.settle(choice, id)) : null),
    leaveStep: () => void goThrough(steps.leave),

    select: (all, areSure) => setSelection(areSure ? select(selection, all) : prune(select(selection, all), scene)),
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

    getPending: waiting.list,
    revisionOf: (kind, key) => scene.get(kind, key)?.revision,
    noteAnswered: (gestureId, answered) => waiting.noteAnswered(gestureId, answered, history.sinceMark()),
    noteSaved(gestureId, answered) {
      waiting.noteAnswered(gestureId, answered, history.sinceMark());
      waiting.noteSaved(gestureId);
      topics.emit(HISTORY);
    },
    rollBack: (gestureId) =>
      withoutDrag(() => {
        const ids = waiting.rollBack(gestureId);
        history.takeOut(new Set(ids));
        return ids;
      }),
    replaceFromServer: (records, gestures, how) => withoutDrag(() => waiting.replace(records, gestures, how)),
    restorePending: (gestures, order = "before") =>
      withoutDrag(() => {
        const known = new Set(waiting.list().map(({ id }) => id));
        const conflicts = waiting.restore(gestures, order);
        const isFound = ({ id }: Gesture) => !known.has(id) && waiting.isApplied(id);
        history.takeIn(waiting.list(), isFound, order === "after");
        return conflicts;
      }),
    adopt: (gestures, order) => withoutDrag(() => waiting.adopt(gestures, order)),
    restoreHistory(saved, refused = []) {
      history.restore(saved);
      history.takeOut(new Set(refused));
      topics.emit(HISTORY);
    },
  };
}
