/** The state of one editor and the steps that every edit shares: publish a change, finish an edit, exchange records. */

import { type CommandOutcome, passGuard, type Refusal } from "./command";
import { type DescribedElements, describedElements } from "./described-elements";
import { applyDiff, type Diff, isEmptyDiff, removesAny, squashDiffs } from "./diff";
import type { ControlledDrag } from "./drag-session";
import { createGesture, type Gesture, newGestureId } from "./gesture";
import { History } from "./history";
import { type HistoryStep, HistorySteps } from "./history-steps";
import { PendingGestures } from "./pending-gestures";
import { followRooms, type RoomIndex } from "./rooms/room-index";
import { createScene, type ReadScene, type Scene, type SceneRecords } from "./scene";
import { createSceneFeed } from "./scene-feed";
import { EMPTY_SELECTION, prune, type Selection } from "./selection";
import { createTopics } from "./topics";

export type EditorStoreOptions = {
  surveyKey: string;
  records: Partial<SceneRecords>;
  /** Set on every gesture, so that no other employee's session sends it. */
  employeeKey?: string;
  /** Names the elements of an edit; called while they exist, before a removal and after any other edit. */
  nameElements?: (scene: ReadScene, elements: DescribedElements) => string;
  /** Called once for every finished edit, undo and redo, after the scene has changed. */
  onGesture?: (gesture: Gesture) => void;
};

export type Guard = (diff: Diff) => Refusal | null;
export type Completion = (edit: Diff) => Diff | null;

export class EditorState {
  readonly scene: Scene;
  readonly rooms: RoomIndex;
  readonly history = new History();
  readonly steps: HistorySteps;
  readonly pending: PendingGestures;
  readonly topics = createTopics();
  readonly feed = createSceneFeed(this.topics);
  readonly #options: EditorStoreOptions;
  #selection = EMPTY_SELECTION;
  drag: Pick<ControlledDrag<never>, "cancel" | "suspend" | "resume"> | null = null;
  guard: Guard | null = null;
  completion: Completion | null = null;

  constructor(options: EditorStoreOptions) {
    this.#options = options;
    this.scene = createScene(options.surveyKey, options.records);
    this.rooms = followRooms(this.scene);
    this.steps = new HistorySteps(this.scene, this.history, options.employeeKey);
    this.pending = new PendingGestures(this.scene, (diff) => this.publish(diff));
  }

  get employeeKey(): string | undefined {
    return this.#options.employeeKey;
  }

  get selection(): Selection {
    return this.#selection;
  }

  setSelection(next: Selection): void {
    if (next === this.#selection) return;
    this.#selection = next;
    this.topics.emit("selection");
  }

  emitHistory(): void {
    this.topics.emit("history");
  }

  guarded(outcome: CommandOutcome): CommandOutcome {
    return passGuard(outcome, this.guard);
  }

  /** Updates rooms, listeners and selection after the scene has changed by the diff. */
  publish(diff: Diff): void {
    const before = this.#selection;
    // Pruning visits the whole selection, possibly a large survey, at each step of a drag: do it only after a removal.
    if (before.kinds.size > 0 && removesAny(diff)) this.#selection = prune(before, this.scene);
    this.rooms.follow(diff);
    this.feed.publish(diff);
    if (this.#selection !== before) this.topics.emit("selection");
  }

  nameElements(diff: Diff): string | undefined {
    return this.#options.nameElements?.(this.scene, describedElements(diff));
  }

  /** Completes an applied edit, adds it to the history and finishes it. Returns null if it changed nothing. */
  finishEdit(label: string, edit: Diff, elementNames = ""): Gesture | null {
    if (isEmptyDiff(edit)) return null;
    const completed = applyDiff(this.scene, this.completion?.(edit) ?? {});
    if (!isEmptyDiff(completed)) this.publish(completed);
    const diff = isEmptyDiff(completed) ? edit : squashDiffs(edit, completed);
    const gesture = createGesture(label, diff, this.employeeKey, elementNames || this.nameElements(diff));
    this.history.push(gesture);
    return this.#finish(gesture);
  }

  /** Makes an undo, redo or jump. During a drag, only cancels the drag. */
  runHistoryStep(makeStep: (gestureId: string) => HistoryStep | null): Gesture | null {
    if (this.drag) {
      this.drag.cancel();
      return null;
    }
    const id = newGestureId();
    const historyStep = makeStep(id);
    if (!historyStep) {
      this.emitHistory();
      return null;
    }
    this.publish(historyStep.diff);
    const gesture = createGesture(historyStep.label, historyStep.diff, this.employeeKey, historyStep.elements);
    return this.#finish({ ...gesture, id, step: historyStep.step });
  }

  /** Exchanges records while a drag is open; the drag continues from the new ones. Reports a changed history. */
  withoutDrag<Result>(change: () => Result): Result {
    const snapshot = () => [
      this.history.view(),
      this.steps.conflict(),
      this.pending.list().length > 0 && this.pending.list(),
    ];
    const before = snapshot();
    this.drag?.suspend();
    const result = change();
    this.steps.refreshConflict();
    this.drag?.resume();
    if (snapshot().some((part, index) => part !== before[index])) this.emitHistory();
    return result;
  }

  #finish(gesture: Gesture): Gesture {
    this.pending.add(gesture);
    this.emitHistory();
    this.#options.onGesture?.(gesture);
    return gesture;
  }
}
