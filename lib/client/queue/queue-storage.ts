/** Where the queue keeps its entries. Everything here survives a reload and is shared by all tabs. */
import type { GestureBatch } from "./gesture-batch";
import type { LetGo } from "./let-go";
import type { QueueEntry } from "./queue-entry";
import type { RevisionNotes } from "./revision-notes";

/** `last`: the place that was given last; lower than before once the database was deleted. */
export type QueueIds = { open: string[]; failed: string[]; last?: number };

export type BatchMembers = { removed?: readonly QueueEntry[]; changed?: readonly QueueEntry[] };

export type QueueStorage = {
  /** Stores entries at the end of the queue, in this order, in place of those `instead`. All or none. Returns them with their places. */
  append: (entries: readonly QueueEntry[], instead?: readonly QueueEntry[]) => Promise<QueueEntry[]>;
  /** Puts entries at the place that they have. All or none. */
  put: (entries: readonly QueueEntry[]) => Promise<void>;
  remove: (entries: readonly QueueEntry[]) => Promise<void>;
  /** Removes entries of one person, and notes that they were let go. All or none. */
  letGo: (scope: string, entries: readonly QueueEntry[]) => Promise<void>;
  readLetGo: (scope: string) => Promise<LetGo>;
  /** Changes those of these that are still to be sent, in one step: what another tab settles meanwhile stays settled. */
  changeOpen: (scope: string, ids: readonly string[], change: (entry: QueueEntry) => QueueEntry) => Promise<void>;
  /** The entry to be sent next. */
  first: (scope: string) => Promise<QueueEntry | undefined>;
  /** At most so many of those to be sent next, in order. */
  next: (scope: string, count: number) => Promise<QueueEntry[]>;
  /** Gestures that are on their way together; none without one. */
  readBatch: (scope: string) => Promise<GestureBatch | undefined>;
  /** Sets or clears it, and in the same step removes or changes those that are in it. All or none. */
  writeBatch: (scope: string, train: GestureBatch | null, members?: BatchMembers) => Promise<void>;
  /** In order; those being taken back are among them. */
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

const PLACES = 12;

/** The key of an entry: sorts by kind, scope and place. */
export function storedKey(entry: QueueEntry, kind: EntryKind = kindOf(entry)): string {
  return `${prefixOf(kind, entry.scope)}${String(entry.sequence).padStart(PLACES, "0")}|${entry.id}`;
}

export function prefixOf(kind: EntryKind, scope: string): string {
  return `${kind}|${scope}|`;
}

export function idInKey(key: string): string {
  return key.slice(key.lastIndexOf("|") + 1);
}
