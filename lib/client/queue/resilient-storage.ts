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
const MAX_SETTLED = 1_000;

function readSettled(): string[] {
  const text = localStore.get(SETTLED);
  return text ? text.split(" ") : [];
}

function noteSettled(ids: readonly string[]): void {
  const all = [...new Set([...readSettled(), ...ids])];
  localStore.set(SETTLED, all.slice(-MAX_SETTLED).join(" "));
}

const CARRIED = "lintel-queue-carried";
/** Entries in order, and the notes of each scope. */
export type Carried = { entries: QueueEntry[]; notes: Record<string, RevisionNotes> };

/** Returns and clears the entries that the previous document had in memory alone. */
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

/** Hides and removes database entries that a page has settled but could not remove. */
function withoutSettled(database: QueueStorage): QueueStorage {
  const dropSettled = (entries: readonly QueueEntry[]): QueueEntry[] => {
    const settled = readSettled();
    const settledEntries = entries.filter(({ id }) => settled.includes(id));
    if (settledEntries.length > 0) void database.remove(settledEntries).catch(() => {});
    return entries.filter((entry) => !settledEntries.includes(entry));
  };
  const open: QueueStorage["open"] = async (scope) => dropSettled(await database.open(scope));
  const next: QueueStorage["next"] = async (scope, count) => {
    const found = await database.next(scope, count);
    const unsettled = dropSettled(found);
    return unsettled.length === found.length ? unsettled : (await open(scope)).slice(0, count);
  };
  return {
    ...database,
    open,
    next,
    first: async (scope) => (await next(scope, 1))[0],
    failed: async (scope) => dropSettled(await database.failed(scope)),
    async ids(scope) {
      const { open: unsent, failed, last } = await database.ids(scope);
      const settled = readSettled();
      const isUnsettled = (id: string) => !settled.includes(id);
      return { open: unsent.filter(isUnsettled), failed: failed.filter(isUnsettled), last };
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

/** The error counts as a timeout, so the database is not used again. */
const databaseDeleted = () => new DOMException("The database was deleted", "TimeoutError");

export type ResilientStorage = QueueStorage & {
  /** Passes the entries that are in memory alone to the next document. Call before the document is left. */
  carryOver: () => void;
};

type Attempt = <Answer>(
  ask: (storage: QueueStorage) => Promise<Answer>,
  copy: (answer: Answer) => Promise<unknown>,
  options?: { isWrite?: boolean; onTimeout?: () => void },
) => Promise<Answer>;

/** A database with a copy in memory, which replaces it after the first failure. */
class CopiedDatabase {
  readonly memory = createMemoryStorage();
  /** Ids of entries that the database holds, or may hold. */
  readonly persisted = new Set<string>();
  isLost = false;
  readonly #database: QueueStorage;
  readonly #onLost: () => void;
  #highest = 0;
  /** The database is no longer used. */
  #isDead = false;
  #restored: Promise<void> | null = null;

  constructor(database: QueueStorage, onLost: () => void) {
    this.#database = withoutSettled(database);
    this.#onLost = onLost;
  }

  /** Uses the database and copies the answer; after a failure, the memory. */
  readonly use: Attempt = async (...args) => {
    this.#restored ??= this.#restore();
    await this.#restored;
    return this.#attempt(...args);
  };

  readonly copyEntries = async (entries: readonly QueueEntry[]): Promise<void> => {
    for (const { id, sequence } of entries) {
      this.persisted.add(id);
      this.#highest = Math.max(this.#highest, sequence);
    }
    await this.memory.put(entries);
  };

  read(ask: (storage: QueueStorage) => Promise<QueueEntry[]>): Promise<QueueEntry[]> {
    return this.use(ask, this.copyEntries);
  }

  async write(ask: (storage: QueueStorage) => Promise<void>, settled: readonly QueueEntry[] = []): Promise<void> {
    await this.use(ask, () => ask(this.memory), { isWrite: true });
    await this.settle(settled);
  }

  append(entries: readonly QueueEntry[], instead: readonly QueueEntry[]): Promise<QueueEntry[]> {
    return this.#append(entries, instead, this.use);
  }

  wasDeleted({ last = this.#highest }: QueueIds): boolean {
    return this.persisted.size > 0 && last < this.#highest;
  }

  /** Notes settled entries after a failure, so that their copies in the database are not sent again. */
  async settle(entries: readonly QueueEntry[]): Promise<void> {
    const settled = entries.filter(({ id }) => this.persisted.delete(id));
    if (!this.isLost || settled.length === 0) return;
    noteSettled(settled.map(({ id }) => id));
    if (this.#isDead) return;
    await this.#database.remove(settled).catch(() => {
      this.#isDead = true;
    });
  }

  /** Drops entries that another tab has settled in the database, so that this page does not send them again. */
  async dropSettledElsewhere(scope: string): Promise<void> {
    const shared = (await this.memory.open(scope)).filter(({ id }) => this.persisted.has(id));
    if (shared.length === 0) return;
    const ids = this.#isDead ? null : await this.#database.ids(scope).catch(() => null);
    const existing = ids === null || this.wasDeleted(ids) ? null : [...ids.open, ...ids.failed];
    if (existing === null) this.#isDead = true;
    const settled = readSettled();
    await this.memory.remove(shared.filter(({ id }) => settled.includes(id) || existing?.includes(id) === false));
  }

  readonly #attempt: Attempt = async (ask, copy, { isWrite = false, onTimeout = () => {} } = {}) => {
    if (this.isLost) return ask(this.memory);
    try {
      const answer = await ask(this.#database);
      // An entry read before a failure elsewhere may be settled in memory by now.
      if (this.isLost && !isWrite) return ask(this.memory);
      await copy(answer);
      return answer;
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
      if (isTimeout) onTimeout();
      this.#isDead ||= isTimeout;
      if (!this.isLost) {
        this.isLost = true;
        this.#onLost();
      }
      return ask(this.memory);
    }
  };

  async #append(entries: readonly QueueEntry[], instead: readonly QueueEntry[], write: Attempt): Promise<QueueEntry[]> {
    const copyAppended = async (stored: QueueEntry[]) => {
      if (this.persisted.size > 0 && stored.some(({ sequence }) => sequence <= this.#highest)) {
        // The database was deleted, and created again by this write.
        void this.#database.remove(stored).catch(() => {});
        throw databaseDeleted();
      }
      await this.memory.remove(instead);
      await this.copyEntries(stored);
    };
    // An unconfirmed write may still reach the database.
    const onTimeout = () => entries.forEach(({ id }) => void this.persisted.add(id));
    if (this.isLost) await this.settle(instead);
    return write((storage) => storage.append(entries, instead), copyAppended, { isWrite: true, onTimeout });
  }

  /** Restores the carried entries and notes before any other use; notes that are already stored win. */
  async #restore(): Promise<void> {
    const carried = takeCarried();
    if (carried === null) return;
    await this.#append(carried.entries, [], this.#attempt);
    for (const [scope, notes] of Object.entries(carried.notes)) {
      const storedNotes = await this.#attempt(
        (storage) => storage.readNotes(scope),
        async () => {},
      );
      const merged = { ...notes, ...storedNotes };
      const write = (storage: QueueStorage) => storage.writeNotes(scope, merged);
      await this.#attempt(write, () => write(this.memory), { isWrite: true });
    }
  }
}

/** Calls `onLost` once, when the database has failed. No method rejects because of the database. */
export function createResilientStorage(database: QueueStorage, onLost: () => void): ResilientStorage {
  const copied = new CopiedDatabase(database, onLost);
  const { memory } = copied;

  return {
    carryOver() {
      if (!copied.isLost) return;
      const { entries, notes } = memory.held();
      const unpersisted = entries.filter(({ id }) => !copied.persisted.has(id));
      if (unpersisted.length === 0) return;
      tabStore.set(CARRIED, JSON.stringify({ entries: unpersisted, notes } satisfies Carried));
    },
    append: (entries, instead = []) => copied.append(entries, instead),
    async put(entries) {
      await copied.write((storage) => storage.put(entries));
      if (copied.isLost) await copied.settle(entries.filter((entry) => kindOf(entry) === "failed"));
    },
    remove: (entries) => copied.write((storage) => storage.remove(entries), entries),
    letGo: (scope, entries) => copied.write((storage) => storage.letGo(scope, entries), entries),
    readLetGo: (scope) =>
      copied.use(
        (storage) => storage.readLetGo(scope),
        async () => {},
      ),
    changeOpen: (scope, ids, change) => copied.write((storage) => storage.changeOpen(scope, ids, change)),
    first: (scope) =>
      copied.use(
        (storage) => storage.first(scope),
        (entry) => copied.copyEntries(entry ? [entry] : []),
      ),
    next: (scope, count) => copied.read((storage) => storage.next(scope, count)),
    async readBatch(scope) {
      if (copied.isLost) await copied.dropSettledElsewhere(scope);
      return copied.use(
        (storage) => storage.readBatch(scope),
        (batch) => memory.writeBatch(scope, batch ?? null),
      );
    },
    writeBatch: (scope, batch, members) =>
      copied.write((storage) => storage.writeBatch(scope, batch, members), members?.removed),
    open: (scope) => copied.read((storage) => storage.open(scope)),
    failed: (scope) => copied.read((storage) => storage.failed(scope)),
    ids(scope) {
      const sync = async (ids: QueueIds) => {
        if (copied.wasDeleted(ids)) throw databaseDeleted();
        const { open, failed } = ids;
        const sent = (await memory.open(scope)).filter(({ id }) => !open.includes(id));
        const dropped = (await memory.failed(scope)).filter(({ id }) => !failed.includes(id));
        await memory.remove([...sent, ...dropped]);
      };
      return copied.use((storage) => storage.ids(scope), sync);
    },
    readNotes: (scope) =>
      copied.use(
        (storage) => storage.readNotes(scope),
        (notes) => memory.writeNotes(scope, notes),
      ),
    writeNotes: (scope, notes) => copied.write((storage) => storage.writeNotes(scope, notes)),
  };
}
