/** The queue's storage in memory: entries last as long as the page. */

import { type Dismissals, withDismissed } from "./dismissals";
import type { GestureBatch } from "./gesture-batch";
import type { QueueEntry } from "./queue-entry";
import { idInKey, prefixOf, type QueueStorage, storedKey } from "./queue-storage";
import type { RevisionNotes } from "./revision-notes";

export type MemoryStorage = QueueStorage & {
  /** All entries in order, and the notes of each scope. */
  held: () => { entries: QueueEntry[]; notes: Record<string, RevisionNotes> };
};

export function createMemoryStorage(): MemoryStorage {
  const entries = new Map<string, QueueEntry>();
  const batches = new Map<string, GestureBatch>();
  const notes = new Map<string, RevisionNotes>();
  const dismissals = new Map<string, Dismissals>();
  let sequence = 0;

  const keysOf = (prefix: string) => [...entries.keys()].filter((key) => key.startsWith(prefix)).sort();
  const list = (prefix: string) => keysOf(prefix).map((key) => entries.get(key) as QueueEntry);
  const erase = (entry: QueueEntry) => {
    entries.delete(storedKey(entry, "open"));
    entries.delete(storedKey(entry, "failed"));
  };
  const write = (entry: QueueEntry) => {
    erase(entry);
    sequence = Math.max(sequence, entry.sequence);
    entries.set(storedKey(entry), entry);
  };

  return {
    held: () => ({
      entries: [...entries.values()].sort((a, b) => a.sequence - b.sequence),
      notes: Object.fromEntries(notes),
    }),
    async append(added, replaced = []) {
      replaced.forEach(erase);
      const stored = added.map((entry) => ({ ...entry, sequence: ++sequence }));
      stored.forEach(write);
      return stored;
    },
    async put(changed) {
      changed.forEach(write);
    },
    async remove(removed) {
      removed.forEach(erase);
    },
    async letGo(scope, dismissed) {
      dismissed.forEach(erase);
      dismissals.set(scope, withDismissed(dismissals.get(scope) ?? {}, dismissed, Date.now()));
    },
    readLetGo: async (scope) => dismissals.get(scope) ?? {},
    async changeOpen(scope, ids, change) {
      for (const entry of list(prefixOf("open", scope))) if (ids.includes(entry.id)) write(change(entry));
    },
    first: async (scope) => list(prefixOf("open", scope))[0],
    next: async (scope, count) => list(prefixOf("open", scope)).slice(0, count),
    readBatch: async (scope) => batches.get(scope),
    async writeBatch(scope, batch, { removed = [], changed = [] } = {}) {
      if (batch) batches.set(scope, batch);
      else batches.delete(scope);
      removed.forEach(erase);
      changed.forEach(write);
    },
    open: async (scope) => list(prefixOf("open", scope)),
    failed: async (scope) => list(prefixOf("failed", scope)),
    ids: async (scope) => ({
      open: keysOf(prefixOf("open", scope)).map(idInKey),
      failed: keysOf(prefixOf("failed", scope)).map(idInKey),
    }),
    readNotes: async (scope) => notes.get(scope) ?? {},
    writeNotes: async (scope, changed) => {
      notes.set(scope, changed);
    },
  };
}
