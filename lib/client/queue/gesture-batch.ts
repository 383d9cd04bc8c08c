/**
 * Joins waiting gestures into one batch. The unit of failure stays the gesture: a refused batch is rolled back and
 * sent in halves until the refused gesture is found.
 */
import { targetsOf } from "./call-records";
import type { GestureCall, QueueEntry } from "./queue-entry";

export type Joining = {
  /** Whether this gesture may join a batch of its owner. */
  isFor: (entry: QueueEntry) => boolean;
  /** The calls with the combined effect of the gestures, each with its inverse; null if they cannot be joined. */
  join: (entries: readonly QueueEntry[]) => Promise<readonly GestureCall[] | null>;
  /** Keys of records that the gestures create and delete again, and that are therefore never sent. */
  cameAndWent?: (entries: readonly QueueEntry[]) => Promise<readonly string[]>;
  /** Milliseconds between two sends, in which gestures gather. */
  pause: number;
  /** The largest number of gestures in a batch. */
  most: number;
};

/** Gestures sent, answered and rolled back as this one entry; they stay in the queue until it is decided. */
export type GestureBatch = QueueEntry & { readonly members: readonly string[]; readonly gone?: readonly string[] };

export function isJoinedBatch(entry: QueueEntry): entry is GestureBatch {
  return "members" in entry;
}

/** Returns the longest run from the head that may be sent in one batch. */
export function joinableRun(entries: readonly QueueEntry[], joining: Joining): QueueEntry[] {
  const [first] = entries;
  const run: QueueEntry[] = [];
  let limit = joining.most;
  for (const entry of entries) {
    const isFresh = entry.status === "open" && entry.done === 0 && !entry.isSent;
    if (!isFresh || entry.owner !== first?.owner || !joining.isFor(entry)) break;
    // A retried gesture is checked against the revisions known at its refusal, so it is sent alone.
    limit = Math.min(limit, entry.retried ? 1 : (entry.together ?? joining.most));
    if (run.length >= limit) break;
    run.push(entry);
  }
  return run;
}

/** Returns the batch of as many gestures of the run as can be joined; null if no two can. */
export async function joinedBatch(
  run: readonly QueueEntry[],
  { join, cameAndWent }: Joining,
): Promise<GestureBatch | null> {
  for (let length = run.length; length > 1; length = Math.ceil(length / 2)) {
    const entries = run.slice(0, length);
    const calls = await join(entries);
    const [first] = entries;
    const last = entries.at(-1);
    if (calls && first && last) {
      const members = entries.map(({ id }) => id);
      const targets = targetsOf(calls);
      // Takes time and revisions of the first gesture and the name of the last: the batch contains nothing newer.
      return { ...first, id: last.id, payload: undefined, calls, targets, members, gone: await cameAndWent?.(entries) };
    }
    if (length === 2) return null;
  }
  return null;
}

/** Returns the gestures of a refused and rolled back batch, to be sent in parts. */
export function afterSplit(batch: GestureBatch, entries: readonly QueueEntry[]): QueueEntry[] {
  const together = Math.max(1, Math.floor(batch.members.length / 2));
  const isPartlySaved = batch.isPartlySaved;
  return entries.map((entry) => ({ ...entry, together, ...(isPartlySaved ? { isPartlySaved } : {}) }));
}
