/** The dependencies of the queue, which tests replace. */
import type { LockMode } from "../browser/web-locks";
import type { Joining } from "./gesture-batch";
import type { QueueCall, QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueChannel } from "./queue-events";
import type { QueueStorage } from "./queue-storage";
import type { RetryPauses } from "./retry-timer";
import type { RevisionNotes } from "./revision-notes";
import type { SendCall } from "./send-call";

export type QueueParts = {
  storage: QueueStorage;
  channel: QueueChannel;
  send: SendCall;
  withLock: <Result>(name: string, mode: LockMode, task: () => Promise<Result>) => Promise<Result>;
  /** The scope of the browser's current session; read under the session's lock. */
  readScope: () => string | null;
  isOnline: () => boolean;
  pauses?: RetryPauses;
  /** Which gestures are batched, and how; without it each gesture is sent alone. */
  joining?: Joining;
  /** Returns a refused entry as it is to be retried; by default unchanged. */
  recast?: (entry: QueueEntry) => Promise<QueueEntry>;
  /** A refused creation rewritten over the existing record of an own gesture; null for a refusal that remains. */
  overOwn?: (entry: QueueEntry, failure: QueueFailure, notes: RevisionNotes) => Promise<QueueEntry | null>;
  /** The remaining rollback after a refused rollback call; by default all calls after it. */
  restOfRollback?: (entry: QueueEntry, failure: QueueFailure) => Promise<readonly QueueCall[]>;
};
