/** What the queue is put together from: in the app the browser's own, in tests others. */
import type { LockMode } from "../web-locks";
import type { Joining } from "./gesture-train";
import type { GestureCall, QueueCall, QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueChannel } from "./queue-events";
import type { QueueStorage } from "./queue-storage";
import type { RetryPauses } from "./retry-timer";
import type { OwnRecord } from "./revision-notes";
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
  /**
   * The calls in place of one that would make what gestures of this queue have made by now, unheard; null where they would
   * change what somebody else has written. Without it the creation is refused.
   */
  overOwn?: (call: GestureCall, met: readonly OwnRecord[]) => Promise<readonly GestureCall[] | null>;
  /** What is still to be sent of a way back of which a call was refused; without it all that follows that call. */
  restOfWayBack?: (entry: QueueEntry, failure: QueueFailure) => Promise<readonly QueueCall[]>;
};
