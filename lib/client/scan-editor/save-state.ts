/** How far a survey's edits are saved, for the user to see at any time. */
import type { FailedGesture, QueueState } from "../queue/queue-state";
import { type ElementConflict, elementConflicts } from "./element-conflicts";

export type SaveState = {
  /** The gravest of what holds: something failed, waits, is on its way, or all is saved. */
  status: "saved" | "saving" | "waiting" | "failed";
  /** Gestures still to be saved. */
  pending: number;
  /** Those of them that wait for the network, the backend or a sign-in. */
  waiting: number;
  /** Refused gestures of this survey, until retried or dismissed. */
  failed: readonly FailedGesture[];
  /** Elements that somebody else has changed under an edit, until it is decided. */
  conflicts: readonly ElementConflict[];
  /** When something was last saved, ISO 8601 UTC; null before the first time. */
  savedAt: string | null;
};

const NONE: readonly FailedGesture[] = [];

/** Reads the state of one owner; what is refused is the same object until it is other. */
export function createSaveStateReader(owner: string) {
  let seen: readonly FailedGesture[] = NONE;
  let failed: readonly FailedGesture[] = NONE;
  let conflicts: readonly ElementConflict[] = [];

  return (queue: QueueState, pending: number): SaveState => {
    if (queue.failed !== seen) {
      seen = queue.failed;
      failed = seen.filter((gesture) => gesture.owner === owner);
      conflicts = elementConflicts(failed);
    }
    const waiting = queue.waiting > 0 || !queue.isOnline ? pending : 0;
    const unsaved = waiting > 0 ? "waiting" : pending > 0 ? "saving" : "saved";
    const status = failed.length > 0 ? "failed" : unsaved;
    return { status, pending, waiting, failed, conflicts, savedAt: queue.savedAt };
  };
}
