/**
 * Gestures that wait together go together: what they come to, one after the other, is sent as one. The unit of failure
 * stays the gesture: refused, all that went through is taken back, and they go on in halves until the one is found.
 */
import { targetsOf } from "./call-records";
import type { GestureCall, QueueEntry } from "./queue-entry";

export type Joining = {
  /** Whether this gesture may go with others of its owner. */
  isFor: (entry: QueueEntry) => boolean;
  /** The calls that do what these gestures do one after the other, each with its way back; null where that cannot be. */
  join: (entries: readonly QueueEntry[]) => Promise<readonly GestureCall[] | null>;
  /** Keys of what these make and take away again, of which nothing is sent. */
  cameAndWent?: (entries: readonly QueueEntry[]) => Promise<readonly string[]>;
  /** Milliseconds from one send to the next, in which gestures gather. */
  pause: number;
  /** How many go together at most. */
  most: number;
};

/** They are sent, answered and taken back as if they were this one entry; until that is decided they stay in the queue. */
export type GestureBatch = QueueEntry & { readonly members: readonly string[]; readonly gone?: readonly string[] };

export function isJoinedBatch(entry: QueueEntry): entry is GestureBatch {
  return "members" in entry;
}

/** The longest run from the head that may go together. */
export function joinableRun(entries: readonly QueueEntry[], joining: Joining): QueueEntry[] {
  const [first] = entries;
  const run: QueueEntry[] = [];
  let most = joining.most;
  for (const entry of entries) {
    const isFresh = entry.status === "open" && entry.done === 0 && !entry.isSent;
    if (!isFresh || entry.owner !== first?.owner || !joining.isFor(entry)) break;
    // One that is sent again is held to what it knew when it was refused, and so goes alone.
    most = Math.min(most, entry.retried ? 1 : (entry.together ?? joining.most));
    if (run.length >= most) break;
    run.push(entry);
  }
  return run;
}

/** The train of as many of the run as can be joined; null where no two can. */
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
      // By the first one's time and revisions, by the last one's name: what is newer than this is not in it.
      return { ...first, id: last.id, payload: undefined, calls, targets, members, gone: await cameAndWent?.(entries) };
    }
    if (length === 2) return null;
  }
  return null;
}

/** Its gestures after it was refused and taken back: to go in parts. */
export function afterSplit(train: GestureBatch, entries: readonly QueueEntry[]): QueueEntry[] {
  const together = Math.max(1, Math.floor(train.members.length / 2));
  const isPartlySaved = train.isPartlySaved;
  return entries.map((entry) => ({ ...entry, together, ...(isPartlySaved ? { isPartlySaved } : {}) }));
}
