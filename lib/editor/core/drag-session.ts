/** A drag from its start to its end: every step on the scene, one entry and one gesture at the end, nothing if cancelled. */
import type { CommandOutcome } from "./command";
import { applyDiff, type Diff, reverseDiff, squashDiffs } from "./diff";
import type { Gesture } from "./gesture";
import type { History } from "./history";
import { onRevisionsOfNow } from "./revisions-of-now";
import type { ReadScene, Scene } from "./scene";
import { WORDS } from "./words";

/** Asked at each move with the scene as it was when the drag began, e.g. `(scene, vector) => moveVertices(scene, { keys, vector })`. */
export type DragPlan<Input> = (scene: ReadScene, input: Input) => CommandOutcome;

export type DragSession<Input> = {
  /** Shows the drag at `input`, measured from its start. A refused step leaves the last good one and says why. */
  move(input: Input): CommandOutcome;
  /** Ends it: one history entry and one gesture, or null when nothing has changed. */
  commit(): Gesture | null;
  /** Ends it with every record as it was; no entry, no gesture. */
  cancel(): void;
  /** For an unmount: cancels if still open. */
  dispose(): void;
  isOpen(): boolean;
};

export type DragHost = {
  scene: Scene;
  history: History;
  /** The scene has changed by this. */
  publish(diff: Diff): void;
  /** The drag has ended; with a diff if it was committed. */
  end(label: string, diff: Diff | null): Gesture | null;
};

/** What the store also needs while records are exchanged under an open drag. */
export type ControlledDrag<Input> = DragSession<Input> & { suspend(): void; resume(): void };

type Accepted = Extract<CommandOutcome, { ok: true }>;

export function createDragSession<Input>(host: DragHost, plan: DragPlan<Input>): ControlledDrag<Input> {
  const { scene, history } = host;
  let isOpen = true;
  let latest: { input: Input; outcome: Accepted } | null = null;
  history.openMark();

  function move(input: Input): CommandOutcome {
    if (!isOpen) return { ok: false, refusal: { code: "dragging", message: WORDS.dragEnded, keys: [] } };
    const sinceMark = history.sinceMark();
    const back = applyDiff(scene, reverseDiff(sinceMark));
    const outcome = plan(scene, input);
    const forth = applyDiff(scene, outcome.ok ? outcome.diff : sinceMark);
    if (!outcome.ok) return outcome;
    latest = { input, outcome };
    const step = squashDiffs(back, forth);
    history.squashIntoMark(step);
    host.publish(step);
    return outcome;
  }

  function suspend(): void {
    if (!isOpen) return;
    host.publish(applyDiff(scene, history.bail()));
  }

  function cancel(): void {
    if (!isOpen) return;
    suspend();
    isOpen = false;
    host.end("", null);
  }

  return {
    move,
    cancel,
    dispose: cancel,
    isOpen: () => isOpen,
    commit() {
      if (!isOpen) return null;
      isOpen = false;
      return host.end(latest?.outcome.label ?? "", onRevisionsOfNow(scene, history.closeMark()));
    },
    suspend,
    resume() {
      if (!isOpen) return;
      history.openMark();
      if (latest) move(latest.input);
    },
  };
}
