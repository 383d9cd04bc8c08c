/** How far a survey's edits are saved, for the screen. */
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import type { EditorStore } from "../../editor/core/editor-store";
import { sameValue } from "../../editor/core/same-value";
import type { FailedGesture, QueueState } from "../queue/queue-state";
import { type ElementConflict, elementConflicts } from "./element-conflicts";

export type SaveState = {
  /** The most serious state: failed, waiting, saving or saved. */
  status: "saved" | "saving" | "waiting" | "failed";
  /** Gestures still to be saved. */
  pending: number;
  /** Gestures among them that wait for the network, the backend or a sign-in. */
  waiting: number;
  /** Refused gestures of this survey, until retried or dismissed. */
  failed: readonly FailedGesture[];
  /** Elements that another person has changed under an edit, until it is decided. */
  conflicts: readonly ElementConflict[];
  /** The last save, ISO 8601 UTC; null before the first. */
  savedAt: string | null;
};

/** The state with subscriptions; a component that shows a part of it need not render for the rest. */
export type SaveStateSource = {
  subscribe(listener: () => void): () => void;
  /** Returns the same object until a part of it changes. */
  get(): SaveState;
};

const NONE: readonly FailedGesture[] = [];

type Records = Pick<EditorStore, "scene" | "getKindVersion">;

/**
 * Returns a reader of one owner's state for this employee. The state, its `failed` and its `conflicts` stay the same
 * objects until they change. `store`: holds the records that refused edits would change.
 */
export function createSaveStateReader(owner: string, employeeKey: string, store?: Records) {
  let allFailed: readonly FailedGesture[] = NONE;
  let failed: readonly FailedGesture[] = NONE;
  let conflicts: readonly ElementConflict[] = [];
  let last: SaveState | null = null;
  let version = -1;

  /** Reads the conflicts again if the refused edits changed, or if records of known conflicts may have changed. */
  function readConflicts(hasNewFailures: boolean): void {
    const newVersion = GEOMETRY_KINDS.reduce((sum, kind) => sum + (store?.getKindVersion(kind) ?? 0), 0);
    if (!hasNewFailures && (conflicts.length === 0 || newVersion === version)) return;
    version = newVersion;
    const found = elementConflicts(failed, employeeKey, store?.scene);
    if (!sameValue(found, conflicts)) conflicts = found;
  }

  return (queue: QueueState, pending: number): SaveState => {
    if (queue.failed !== allFailed) {
      allFailed = queue.failed;
      failed = allFailed.filter((gesture) => gesture.owner === owner);
      readConflicts(true);
    } else readConflicts(false);
    const waiting = queue.waiting > 0 || !queue.isOnline ? pending : 0;
    const unsaved = waiting > 0 ? "waiting" : pending > 0 ? "saving" : "saved";
    const status = failed.length > 0 ? "failed" : unsaved;
    const state: SaveState = { status, pending, waiting, failed, conflicts, savedAt: queue.savedAt };
    const isSame =
      last !== null && (Object.keys(state) as (keyof SaveState)[]).every((name) => last?.[name] === state[name]);
    if (!isSame || last === null) last = state;
    return last;
  };
}
