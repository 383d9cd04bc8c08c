/**
 * A drag from pointer down to release. Each move changes the scene; the end makes one history entry and one gesture, or
 * none if canceled.
 */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import type { CommandOutcome } from "./command";
import { COPY } from "./copy";
import { applyDiff, changesOf, type Diff, type RecordChange, reverseDiff, squashDiffs, writeChange } from "./diff";
import type { Gesture } from "./gesture";
import type { History } from "./history";
import { SERVER_FIELDS } from "./record-fields";
import type { ReadScene, Scene } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** Copies the server fields of `current` onto the record; returns the same object if the revision is the same. */
function withServerFields(record: AnyRecord, current: AnyRecord): AnyRecord {
  if (record.revision === current.revision) return record;
  const fields = Object.entries(current).filter(([name]) => SERVER_FIELDS.has(name));
  return { ...record, ...Object.fromEntries(fields) } as AnyRecord;
}

/**
 * Updates the server fields in a diff that is already applied, so that an answer received during the drag does not look
 * like a conflict.
 */
function rebaseRevisions(scene: ReadScene, diff: Diff): Diff {
  const rebased: Diff = {};
  for (const change of changesOf(diff)) {
    const { kind, key, from, to } = change;
    const current = scene.get(kind, key);
    if (!from || !to || !current) writeChange(rebased, change);
    else {
      const pair = { from: withServerFields(from, current), to: withServerFields(to, current) };
      writeChange(rebased, { kind, key, ...pair } as RecordChange);
    }
  }
  return rebased;
}

/**
 * Called at each move with the scene as it was at the start, e.g. `(scene, vector) => moveVertices(scene, { keys,
 * vector })`.
 */
export type DragPlan<Input> = (scene: ReadScene, input: Input) => CommandOutcome;

export type DragSession<Input> = {
  /**
   * Applies the drag at `input`, measured from its start. A refused step keeps the last accepted one and returns the
   * refusal.
   */
  move(input: Input): CommandOutcome;
  /** Ends the drag with one history entry and one gesture; null if nothing changed. */
  commit(): Gesture | null;
  /** Ends the drag and restores every record: no entry, no gesture. */
  cancel(): void;
  /** Cancels an open drag on unmount. */
  dispose(): void;
  isOpen(): boolean;
};

export type DragHost = {
  scene: Scene;
  history: History;
  publish(diff: Diff): void;
  /** Called at the end of the drag, with its diff if it was committed. */
  end(label: string, diff: Diff | null): Gesture | null;
};

/** Lets the store exchange records while a drag is open. */
export type ControlledDrag<Input> = DragSession<Input> & { suspend(): void; resume(): void };

type Accepted = Extract<CommandOutcome, { ok: true }>;

export function createDragSession<Input>(host: DragHost, plan: DragPlan<Input>): ControlledDrag<Input> {
  const { scene, history } = host;
  let isOpen = true;
  let latest: { input: Input; outcome: Accepted } | null = null;
  history.openMark();

  function move(input: Input): CommandOutcome {
    if (!isOpen) return { ok: false, refusal: { code: "dragging", message: COPY.dragEnded, keys: [] } };
    const sinceMark = history.sinceMark();
    const reverted = applyDiff(scene, reverseDiff(sinceMark));
    const outcome = plan(scene, input);
    const applied = applyDiff(scene, outcome.ok ? outcome.diff : sinceMark);
    if (!outcome.ok) return outcome;
    latest = { input, outcome };
    const step = squashDiffs(reverted, applied);
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
      return host.end(latest?.outcome.label ?? "", rebaseRevisions(scene, history.closeMark()));
    },
    suspend,
    resume() {
      if (!isOpen) return;
      history.openMark();
      if (latest) move(latest.input);
    },
  };
}
