/** The queue's storage in IndexedDB. */
import { promisifyRequest } from "idb-keyval";
import { openDatabase } from "../browser/browser-database";
import { type Dismissals, withDismissed } from "./dismissals";
import type { QueueEntry } from "./queue-entry";
import { type EntryKind, idInKey, prefixOf, type QueueStorage, storedKey } from "./queue-storage";
import type { RevisionNotes } from "./revision-notes";

const SEQUENCE = "sequence";
const dismissedKey = (scope: string): string => `let-go|${scope}`;

function rangeOf(kind: EntryKind, scope: string): IDBKeyRange {
  const prefix = prefixOf(kind, scope);
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

function erase(store: IDBObjectStore, entry: QueueEntry): void {
  store.delete(storedKey(entry, "open"));
  store.delete(storedKey(entry, "failed"));
}

/** Writes an entry under the key of its current kind, in place of any other key. */
function write(store: IDBObjectStore, entry: QueueEntry): void {
  erase(store, entry);
  store.put(entry, storedKey(entry));
}

/** Stores entries with the next sequence numbers. Resolves with these entries once the transaction is complete. */
async function appendEntries(
  store: IDBObjectStore,
  entries: readonly QueueEntry[],
  replaced: readonly QueueEntry[],
): Promise<QueueEntry[]> {
  for (const entry of replaced) erase(store, entry);
  const stored: QueueEntry[] = [];
  const counter: IDBRequest<number | undefined> = store.get(SEQUENCE);
  counter.onsuccess = () => {
    let sequence = counter.result ?? 0;
    for (const entry of entries) {
      sequence += 1;
      stored.push({ ...entry, sequence });
    }
    try {
      for (const entry of stored) write(store, entry);
      store.put(sequence, SEQUENCE);
    } catch {
      // A full database may throw at the request itself. The abort rejects the promise of the transaction.
      store.transaction.abort();
    }
  };
  await promisifyRequest(store.transaction);
  return stored;
}

function noteDismissed(store: IDBObjectStore, scope: string, entries: readonly QueueEntry[]): void {
  const known: IDBRequest<Dismissals | undefined> = store.get(dismissedKey(scope));
  known.onsuccess = () => {
    store.put(withDismissed(known.result ?? {}, entries, Date.now()), dismissedKey(scope));
  };
}

export function createIndexedStorage(database = "lintel-queue"): QueueStorage {
  const withStore = openDatabase(database);
  const list = (kind: EntryKind, scope: string, count?: number): Promise<QueueEntry[]> =>
    withStore("readonly", (store) => promisifyRequest(store.getAll(rangeOf(kind, scope), count)));
  const idsIn = async (store: IDBObjectStore, kind: EntryKind, scope: string): Promise<string[]> => {
    const keys = await promisifyRequest(store.getAllKeys(rangeOf(kind, scope)));
    return keys.map((key) => idInKey(String(key)));
  };

  return {
    append: (entries, replaced = []) => withStore("readwrite", (store) => appendEntries(store, entries, replaced)),
    put: (entries) =>
      withStore("readwrite", (store) => {
        for (const entry of entries) write(store, entry);
        return promisifyRequest(store.transaction);
      }),
    remove: (entries) =>
      withStore("readwrite", (store) => {
        for (const entry of entries) erase(store, entry);
        return promisifyRequest(store.transaction);
      }),
    letGo: (scope, entries) =>
      withStore("readwrite", (store) => {
        for (const entry of entries) erase(store, entry);
        noteDismissed(store, scope, entries);
        return promisifyRequest(store.transaction);
      }),
    readLetGo: async (scope) => {
      const known: Dismissals | undefined = await withStore("readonly", (store) =>
        promisifyRequest(store.get(dismissedKey(scope))),
      );
      return known ?? {};
    },
    changeOpen: (scope, ids, change) =>
      withStore("readwrite", (store) => {
        const open: IDBRequest<QueueEntry[]> = store.getAll(rangeOf("open", scope));
        open.onsuccess = () => {
          for (const entry of open.result) if (ids.includes(entry.id)) write(store, change(entry));
        };
        return promisifyRequest(store.transaction);
      }),
    first: async (scope) => (await list("open", scope, 1))[0],
    next: (scope, count) => list("open", scope, count),
    readBatch: (scope) => withStore("readonly", (store) => promisifyRequest(store.get(`train|${scope}`))),
    writeBatch: (scope, batch, { removed = [], changed = [] } = {}) =>
      withStore("readwrite", (store) => {
        if (batch) store.put(batch, `train|${scope}`);
        else store.delete(`train|${scope}`);
        for (const entry of removed) erase(store, entry);
        for (const entry of changed) write(store, entry);
        return promisifyRequest(store.transaction);
      }),
    open: (scope) => list("open", scope),
    failed: (scope) => list("failed", scope),
    ids: (scope) =>
      withStore("readonly", async (store) => {
        const [open, failed, sequence] = await Promise.all([
          idsIn(store, "open", scope),
          idsIn(store, "failed", scope),
          promisifyRequest<number | undefined>(store.get(SEQUENCE)),
        ]);
        return { open, failed, last: sequence ?? 0 };
      }),
    readNotes: async (scope) => {
      const notes: RevisionNotes | undefined = await withStore("readonly", (store) =>
        promisifyRequest(store.get(`notes|${scope}`)),
      );
      return notes ?? {};
    },
    writeNotes: (scope, notes) =>
      withStore("readwrite", (store) => {
        store.put(notes, `notes|${scope}`);
        return promisifyRequest(store.transaction);
      }),
  };
}
