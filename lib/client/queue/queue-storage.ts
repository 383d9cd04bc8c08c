/** The storage of the queue's entries, which survives a reload and is shared by all tabs. */

import type { Dismissals } from "./dismissals";
import type { GestureBatch } from "./gesture-batch";
import type { QueueEntry } from "./queue-entry";
import type { RevisionNotes } from "./revision-notes";

/** `last`: the last position given out; it decreases only if the database is deleted. */
export type QueueIds = { open: string[]; failed: string[]; last?: number };

export type BatchMembers = { removed?: readonly QueueEntry[]; changed?: readonly QueueEntry[] };

export type QueueStorage = {
  /**
   * Stores entries at the end of the queue in order, replacing those in `instead`. All or none. Returns them with
   * their positions.
   */
  append: (entries: readonly QueueEntry[], instead?: readonly QueueEntry[]) => Promise<QueueEntry[]>;
  /** Stores entries at their present positions. All or none. */
  put: (entries: readonly QueueEntry[]) => Promise<void>;
  remove: (entries: readonly QueueEntry[]) => Promise<void>;
  /** Removes entries of one person, and notes their dismissal. All or none. */
  letGo: (scope: string, entries: readonly QueueEntry[]) => Promise<void>;
  readLetGo: (scope: string) => Promise<Dismissals>;
  /**
   * Changes the entries that are still to be sent, in one transaction, so that entries settled by another tab stay
   * settled.
   */
  changeOpen: (scope: string, ids: readonly string[], change: (entry: QueueEntry) => QueueEntry) => Promise<void>;
  /** The entry to be sent next. */
  first: (scope: string) => Promise<QueueEntry | undefined>;
  /** Returns at most `count` of the entries to be sent next, in order. */
  next: (scope: string, count: number) => Promise<QueueEntry[]>;
  /** The batch in flight, if any. */
  readBatch: (scope: string) => Promise<GestureBatch | undefined>;
  /** Sets or clears the batch, and removes or changes its entries in the same transaction. All or none. */
  writeBatch: (scope: string, batch: GestureBatch | null, members?: BatchMembers) => Promise<void>;
  /** Returns the unsaved entries in order, including those being rolled back. */
  open: (scope: string) => Promise<QueueEntry[]>;
  failed: (scope: string) => Promise<QueueEntry[]>;
  ids: (scope: string) => Promise<QueueIds>;
  readNotes: (scope: string) => Promise<RevisionNotes>;
  writeNotes: (scope: string, notes: RevisionNotes) => Promise<void>;
};

export type EntryKind = "open" | "failed";

export function kindOf(entry: QueueEntry): EntryKind {
  return entry.status === "failed" ? "failed" : "open";
}

const SEQUENCE_DIGITS = 12;

/** Returns the key of an entry, sorted by type, scope and position. */
export function storedKey(entry: QueueEntry, kind: EntryKind = kindOf(entry)): string {
  return `${prefixOf(kind, entry.scope)}${String(entry.sequence).padStart(SEQUENCE_DIGITS, "0")}|${entry.id}`;
}

export function prefixOf(kind: EntryKind, scope: string): string {
  return `${kind}|${scope}|`;
}

export function idInKey(key: string): string {
  return key.slice(key.lastIndexOf("|") + 1);
}
