/** How far a survey's edits are saved, for the user to see at any time. */
import type { FailedGesture, QueueState } from "../queue/queue-state";

export type SaveState = {
  /** The gravest of what holds: something failed, waits, is on its way, or all is saved. */
  status: "saved" | "saving" | "waiting" | "failed";
  /** Gestures still to be saved. */
  pending: number;
  /** Those of them that wait for the network, the backend or a sign-in. */
  waiting: number;
  /** Refused gestures of this survey, until retried or dismissed. */
  failed: readonly FailedGesture[];
  /** When something was last saved, ISO 8601 UTC; null before the first time. */
  savedAt: string | null;
};

export function saveStateOf(queue: QueueState, owner: string, pending: number): SaveState {
  const failed = queue.failed.filter((gesture) => gesture.owner === owner);
  const waiting = queue.waiting > 0 || !queue.isOnline ? pending : 0;
  const unsaved = waiting > 0 ? "waiting" : pending > 0 ? "saving" : "saved";
  return { status: failed.length > 0 ? "failed" : unsaved, pending, waiting, failed, savedAt: queue.savedAt };
}
