/** What the queue is put together from: in the app the browser's own, in tests others. */
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
  /** Whose session the browser holds now; asked while the session's lock is held. */
  readScope: () => string | null;
  isOnline: () => boolean;
  pauses?: RetryPauses;
  /** Whose gestures go together, and how; without it each goes alone. */
  joining?: Joining;
  /** A refused entry as it is to be sent again; without it as it was. */
  recast?: (entry: QueueEntry) => Promise<QueueEntry>;
  /** An entry refused for what is there, as it goes over what gestures of this queue have made; null for a refusal that stays. */
  overOwn?: (entry: QueueEntry, failure: QueueFailure, notes: RevisionNotes) => Promise<QueueEntry | null>;
  /** What is still to be sent of a way back of which a call was refused; without it all that follows that call. */
  restOfRollback?: (entry: QueueEntry, failure: QueueFailure) => Promise<readonly QueueCall[]>;
};
