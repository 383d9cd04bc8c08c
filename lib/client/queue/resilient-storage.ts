/**
 * The queue's storage for a browser whose database may fail. The page keeps a copy of the database in memory; after
 * the first failure it uses the copy for the rest of its life. An entry in the database is settled once: if it is
 * settled here after a failure, its id is noted in local storage, and every tab and later page ignores it. An entry
 * in memory alone moves to the tab's next document by session storage.
 */
import { localStore, tabStore } from "../../browser-storage";
import { createMemoryStorage } from "./memory-storage";
import type { QueueEntry } from "./queue-entry";
import { kindOf, type QueueIds, type QueueStorage } from "./queue-storage";
import type { RevisionNotes } from "./revision-notes";

const SETTLED = "lintel-queue-settled";
const MOST_SETTLED = 1_000;

function readSettled(): string[] {
  const text = localStore.get(SETTLED);
  return text ? text.split(" ") : [];
}

function noteSettled(ids: readonly string[]): void {
  const all = [...new Set([...readSettled(), ...ids])];
  localStore.set(SETTLED, all.slice(-MOST_SETTLED).join(" "));
}

const CARRIED = "lintel-queue-carried";
/** Entries in order, and the notes of each scope. */
export type Carried = { entries: QueueEntry[]; notes: Record<string, RevisionNotes> };

/** The entries that the previous document had in memory alone; read once. */
function takeCarried(): Carried | null {
  const text = tabStore.get(CARRIED);
  if (text === null) return null;
  tabStore.remove(CARRIED);
  try {
    return JSON.parse(text) as Carried;
  } catch {
    return null;
  }
}

/** The database without entries that a page has settled but could not remove. Removes them when it finds them. */
function withoutSettled(database: QueueStorage): QueueStorage {
  const left = (entries: readonly QueueEntry[]): QueueEntry[] => {
    const settled = readSettled();
    const done = entries.filter(({ id }) => settled.includes(id));
    if (done.length > 0) void database.remove(done).catch(() => {});
    return entries.filter((entry) => !done.includes(entry));
  };
  const open: QueueStorage["open"] = async (scope) => left(await database.open(scope));
  const next: QueueStorage["next"] = async (scope, count) => {
    const found = await database.next(scope, count);
    const unsettled = left(found);
    return unsettled.length === found.length ? unsettled : (await open(scope)).slice(0, count);
  };
  return {
    ...database,
    open,
    next,
    first: async (scope) => (await next(scope, 1))[0],
    failed: async (scope) => left(await database.failed(scope)),
    async ids(scope) {
      const { open: sent, failed, last } = await database.ids(scope);
      const settled = readSettled();
      const isLeft = (id: string) => !settled.includes(id);
      return { open: sent.filter(isLeft), failed: failed.filter(isLeft), last };
    },
    async readBatch(scope) {
      const batch = await database.readBatch(scope);
      const settled = readSettled();
      if (!batch?.members.some((id) => settled.includes(id))) return batch;
      await database.writeBatch(scope, null);
      return undefined;
    },
  };
}

/** An error counts like a database that does not answer: it is not used again. */
const deleted = () => new DOMException("The database was deleted", "TimeoutError");

export type ResilientStorage = QueueStorage & {
  /** Before the document is left: hands on the entries that are in memory alone. */
  carryOver: () => void;
};

/** Calls `onLost` once, when the database has failed. No method rejects because of the database. */
export function createResilientStorage(given: QueueStorage, onLost: () => void): ResilientStorage {
  const database = withoutSettled(given);
  const memory = createMemoryStorage();
  /** Ids of entries that the database holds, or may hold. */
  const persisted = new Set<string>();
  let highest = 0;
  let isLost = false;
  /** The database is no longer used. */
  let isDead = false;

  const wasDeleted = ({ last = highest }: QueueIds) => persisted.size > 0 && last < highest;

  /** Uses the database and copies the answer; after a failure, the memory. */
  async function attempt<Answer>(
    ask: (storage: QueueStorage) => Promise<Answer>,
    copy: (answer: Answer) => Promise<unknown>,
    { isWrite = false, onTimeout = () => {} } = {},
  ): Promise<Answer> {
    if (isLost) return ask(memory);
    try {
      const answer = await ask(database);
      // An entry read before a failure elsewhere may be settled in memory by now.
      if (isLost && !isWrite) return ask(memory);
      await copy(answer);
      return answer;
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
      if (isTimeout) onTimeout();
      isDead ||= isTimeout;
      if (!isLost) {
        isLost = true;
        onLost();
      }
      return ask(memory);
    }
  }

  let restored: Promise<void> | null = null;
  const use: typeof attempt = async (...args) => {
    restored ??= restore();
    await restored;
    return attempt(...args);
  };

  async function copyEntries(entries: readonly QueueEntry[]): Promise<void> {
    for (const { id, sequence } of entries) {
      persisted.add(id);
      highest = Math.max(highest, sequence);
    }
    await memory.put(entries);
  }

  const read = (ask: (storage: QueueStorage) => Promise<QueueEntry[]>) => use(ask, copyEntries);

  /** After a failure a settled entry belongs to this page; its copy in the database is not sent again. */
  async function settle(entries: readonly QueueEntry[]): Promise<void> {
    const done = entries.filter(({ id }) => persisted.delete(id));
    if (!isLost || done.length === 0) return;
    noteSettled(done.map(({ id }) => id));
    if (isDead) return;
    await database.remove(done).catch(() => {
      isDead = true;
    });
  }

  async function write(
    ask: (storage: QueueStorage) => Promise<void>,
    settled: readonly QueueEntry[] = [],
  ): Promise<void> {
    await use(ask, () => ask(memory), { isWrite: true });
    await settle(settled);
  }

  /** An entry that another tab has settled in a working database is not sent again from here. */
  async function dropSettledElsewhere(scope: string): Promise<void> {
    const shared = (await memory.open(scope)).filter(({ id }) => persisted.has(id));
    if (shared.length === 0) return;
    const ids = isDead ? null : await database.ids(scope).catch(() => null);
    const there = ids === null || wasDeleted(ids) ? null : [...ids.open, ...ids.failed];
    if (there === null) isDead = true;
    const settled = readSettled();
    await memory.remove(shared.filter(({ id }) => settled.includes(id) || there?.includes(id) === false));
  }

  async function append(
    entries: readonly QueueEntry[],
    instead: readonly QueueEntry[],
    write: typeof attempt,
  ): Promise<QueueEntry[]> {
    const isAppended = async (stored: QueueEntry[]) => {
      if (persisted.size > 0 && stored.some(({ sequence }) => sequence <= highest)) {
        // The database was deleted, and created again by this write.
        void database.remove(stored).catch(() => {});
        throw deleted();
      }
      await memory.remove(instead);
      await copyEntries(stored);
    };
    // An unconfirmed write may still reach the database.
    const onTimeout = () => entries.forEach(({ id }) => void persisted.add(id));
    if (isLost) await settle(instead);
    return write((storage) => storage.append(entries, instead), isAppended, { isWrite: true, onTimeout });
  }

  /** First of all: a scope's own notes win if they are newer. */
  async function restore(): Promise<void> {
    const carried = takeCarried();
    if (carried === null) return;
    await append(carried.entries, [], attempt);
    for (const [scope, notes] of Object.entries(carried.notes)) {
      const there = await attempt(
        (storage) => storage.readNotes(scope),
        async () => {},
      );
      const merged = { ...notes, ...there };
      const write = (storage: QueueStorage) => storage.writeNotes(scope, merged);
      await attempt(write, () => write(memory), { isWrite: true });
    }
  }

  return {
    carryOver() {
      if (!isLost) return;
      const { entries, notes } = memory.held();
      const own = entries.filter(({ id }) => !persisted.has(id));
      if (own.length > 0) tabStore.set(CARRIED, JSON.stringify({ entries: own, notes } satisfies Carried));
    },
    append: (entries, instead = []) => append(entries, instead, use),
    async put(entries) {
      await write((storage) => storage.put(entries));
      if (isLost) await settle(entries.filter((entry) => kindOf(entry) === "failed"));
    },
    remove: (entries) => write((storage) => storage.remove(entries), entries),
    letGo: (scope, entries) => write((storage) => storage.letGo(scope, entries), entries),
    readLetGo: (scope) =>
      use(
        (storage) => storage.readLetGo(scope),
        async () => {},
      ),
    changeOpen: (scope, ids, change) => write((storage) => storage.changeOpen(scope, ids, change)),
    first: (scope) =>
      use(
        (storage) => storage.first(scope),
        (entry) => copyEntries(entry ? [entry] : []),
      ),
    next: (scope, count) => read((storage) => storage.next(scope, count)),
    async readBatch(scope) {
      if (isLost) await dropSettledElsewhere(scope);
      return use(
        (storage) => storage.readBatch(scope),
        (batch) => memory.writeBatch(scope, batch ?? null),
      );
    },
    writeBatch: (scope, batch, members) =>
      write((storage) => storage.writeBatch(scope, batch, members), members?.removed),
    open: (scope) => read((storage) => storage.open(scope)),
    failed: (scope) => read((storage) => storage.failed(scope)),
    ids(scope) {
      const sync = async (ids: QueueIds) => {
        if (wasDeleted(ids)) throw deleted();
        const { open, failed } = ids;
        const sent = (await memory.open(scope)).filter(({ id }) => !open.includes(id));
        const dropped = (await memory.failed(scope)).filter(({ id }) => !failed.includes(id));
        await memory.remove([...sent, ...dropped]);
      };
      return use((storage) => storage.ids(scope), sync);
    },
    readNotes: (scope) =>
      use(
        (storage) => storage.readNotes(scope),
        (notes) => memory.writeNotes(scope, notes),
      ),
    writeNotes: (scope, notes) => write((storage) => storage.writeNotes(scope, notes)),
  };
}
