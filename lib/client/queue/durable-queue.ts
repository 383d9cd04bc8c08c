/**
 * The durable queue: gestures of one person, sent in order, one call at a time, by one tab at a time. It survives a
 * reload; an undecided gesture stays until it is decided (architecture: "An edit that fails, everywhere").
 */
import { loadNeeded } from "../../load-part";
import { notifyEach } from "../../notify-each";
import { createAwaitedGestures } from "./awaited-gestures";
import { type NewGesture, newEntry, type QueueEntry } from "./queue-entry";
import { createQueueEvents, type QueueListener, type ScopedEvent } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import type { Pass, PassHooks, PassResult } from "./queue-pass";
import { NO_QUEUE_STATE, type OpenGesture, type QueueState, toFailed, toOpen } from "./queue-state";
import { createRetryTimer, RETRY_PAUSES } from "./retry-timer";

const textOf = (scope: string, ids: readonly string[]): string => `${scope} ${ids.join()}`;

export function createDurableQueue(parts: QueueParts) {
  const { storage, isOnline } = parts;
  const listeners = new Set<() => void>();
  let scope: string | null = null;
  let state = NO_QUEUE_STATE;
  let savedAt: string | null = null;
  let isBlocked = false;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let adding: Promise<unknown> = Promise.resolve();
  let failedIds = "";
  let refreshes = 0;
  let lastTurn = 0;

  const events = createQueueEvents(parts.channel, hearTab);
  const awaited = createAwaitedGestures(storage, events);
  const timer = createRetryTimer(parts.pauses ?? RETRY_PAUSES, wake);
  let pass: Pass | null = null;
  const hooks: PassHooks = {
    isCurrent: (scopeRead) => scopeRead === scope,
    allStored: () => adding,
    onDecided: async (ids, isSaved) => {
      timer.reset();
      isBlocked = false;
      for (const id of ids) awaited.delete(id);
      if (isSaved) savedAt = new Date().toISOString();
      await refresh();
    },
  };

  /** The sender is loaded with the first edit: most pages only read. */
  async function loadPass(): Promise<Pass> {
    const { createPass } = await loadNeeded(import("./queue-pass"));
    pass ??= createPass(parts, events, hooks);
    return pass;
  }

  const withQueueLock = <Result>(of: string, task: () => Promise<Result>) =>
    parts.withLock(`lintel-queue ${of}`, "exclusive", task);

  function set(next: QueueState): void {
    state = next;
    notifyEach(listeners);
  }

  /** Reads the state again; the failed entries, which may be large, only if they have changed. */
  async function refresh(): Promise<void> {
    const scopeRead = scope;
    if (scopeRead === null) return;
    refreshes += 1;
    const turn = refreshes;
    const ids = await storage.ids(scopeRead);
    const isAsKnown = textOf(scopeRead, ids.failed) === failedIds;
    const entries = isAsKnown ? null : await storage.failed(scopeRead);
    const failed = entries === null ? state.failed : entries.map(toFailed);
    // A later read has already reported more.
    if (scopeRead !== scope || turn < lastTurn) return;
    lastTurn = turn;
    // Counts what was read: an entry that failed since would otherwise count as known, and stay listed when it is
    // saved.
    if (entries !== null)
      failedIds = textOf(
        scopeRead,
        entries.map(({ id }) => id),
      );
    const pending = ids.open.length;
    set({ pending, waiting: isBlocked ? pending : 0, failed, isOnline: isOnline(), savedAt });
  }

  async function hearTab({ scope: of, event }: ScopedEvent, also: string[]): Promise<void> {
    const ids = event.type === "failed" ? event.ids : event.type === "saved" ? [event.id] : [];
    for (const id of ids) awaited.delete(id);
    if (of !== scope) return;
    if (event.type === "failed" && also.length > 0) {
      const root = (await storage.failed(of)).find((entry) => entry.id === event.root);
      if (root) await (await loadPass()).sink(root, also);
    }
    if (event.type === "saved") savedAt = new Date().toISOString();
    await refresh();
    if (event.type === "added" || event.type === "retried") wake();
  }

  async function runPass(of: string): Promise<PassResult> {
    await awaited.catchUp(of);
    if (!pass && (await storage.ids(of)).open.length === 0) return "empty";
    return (await loadPass()).run(of);
  }

  /** Sends what can be sent; calls during a pass start another. */
  function wake(): void {
    if (scope === null) return;
    if (running) {
      isWokenAgain = true;
      return;
    }
    timer.clear();
    const scopeRead = scope;
    // A failing storage or lock is retried like a failing network.
    running = withQueueLock(scopeRead, () => runPass(scopeRead))
      .catch((): PassResult => "waiting")
      .then((result) => passEnded(scopeRead, result));
  }

  async function passEnded(scopeRead: string, result: PassResult): Promise<void> {
    if (scopeRead === scope) {
      isBlocked = result !== "empty";
      await refresh().catch(() => {});
    }
    running = null;
    const isToGoOn = isWokenAgain && (!isBlocked || scopeRead !== scope);
    isWokenAgain = false;
    // Not earlier: a timer that fires while this pass counts as running would be ignored, and be the last.
    if (isToGoOn) wake();
    else if (isBlocked && scopeRead === scope) timer.schedule();
  }

  async function failedOf(owner: string, of: string): Promise<string[]> {
    const open = await storage.open(of);
    // Read after the entries: a gesture rolled back meanwhile is in one of the two.
    const failed = await storage.failed(of);
    const refused = [...open.filter(({ status }) => status === "undoing"), ...failed];
    return [...new Set(refused.filter((entry) => entry.owner === owner).map(({ id }) => id))];
  }

  return {
    /** Sends the gestures of this person from now on, including those that waited for a sign-in. */
    async start(of: string): Promise<void> {
      if (scope !== null && scope !== of) pass?.abort();
      scope = of;
      isBlocked = false;
      timer.reset();
      await refresh().catch(() => {});
      wake();
    },
    /** Nobody is signed in any more: aborts the call in flight, whose gesture waits. */
    stop(): void {
      scope = null;
      pass?.abort();
      timer.reset();
      isBlocked = false;
      failedIds = "";
      set(NO_QUEUE_STATE);
    },
    /** The session is about to change hands: aborts the call in flight, to be retried later. */
    interrupt: () => pass?.abort(),
    /** The network is back or lost. */
    networkChanged(): void {
      timer.reset();
      void refresh();
      if (!isOnline()) return;
      pass?.hurry();
      wake();
    },
    /** Resolves once the gesture is stored. Throws if nobody is signed in, or for a row without `queues`. */
    async enqueue(gesture: NewGesture): Promise<void> {
      const of = gesture.scope ?? scope;
      if (of === null) throw new Error("No edit can be queued while nobody is signed in");
      const entry = newEntry(gesture, of);
      awaited.add(entry, false);
      const stored = adding.then(() => storage.append([entry]));
      adding = stored.catch(() => awaited.delete(entry.id));
      await stored;
      awaited.noteStored(entry.id);
      events.emit(of, { type: "added", owner: entry.owner, id: entry.id });
      await refresh();
      if (!isBlocked) wake();
    },
    /**
     * Retries a failed gesture with those that failed with it; a conflict is then decided in its favor. `shown`: its
     * records as the person saw them, beyond those that the refusal named.
     */
    async retry(id: string, shown?: readonly unknown[]): Promise<void> {
      if (scope === null) return;
      const of = scope;
      const { retry } = await loadPass();
      await withQueueLock(of, () => retry({ scope: of, id, shown }));
      await refresh();
      isBlocked = false;
      wake();
    },
    /** Removes a failed gesture, with those that failed with it. It is never sent again. */
    async dismiss(id: string): Promise<void> {
      if (scope === null) return;
      const of = scope;
      const failed = await storage.failed(of);
      const group = failed.filter((entry) => entry.id === id || entry.failedWith === id);
      if (group.length > 0) await storage.letGo(of, group);
      for (const owner of new Set(group.map((entry) => entry.owner))) {
        const ids = group.filter((entry) => entry.owner === owner).map((entry) => entry.id);
        events.emit(of, { type: "dismissed", owner, ids });
      }
      await refresh();
    },
    /** An owner's unsaved gestures in order, to show on top of what was read. */
    async pendingOf(owner: string, of: string): Promise<QueueEntry[]> {
      const open = await storage.open(of);
      const own = open.filter((entry) => entry.owner === owner && entry.status === "open");
      for (const entry of own) awaited.add(entry, true);
      return own;
    },
    /** Ids of an owner's refused gestures that are listed, or being rolled back and listed after that. */
    failedOf,
    /** Ids of an owner's refused gestures that are being rolled back. */
    async undoingOf(owner: string, of: string): Promise<string[]> {
      // Nothing else is sent meanwhile.
      const head = await storage.first(of);
      return head?.owner === owner && head.status === "undoing" ? [head.id] : [];
    },
    /** The same, including dismissed gestures: none of them was saved. */
    async refusedOf(owner: string, of: string): Promise<string[]> {
      const listed = await failedOf(owner, of);
      // Read after the entries: a gesture dismissed meanwhile is in one of the two.
      const letGo = Object.entries(await storage.readLetGo(of)).filter(([, one]) => one.owner === owner);
      return [...new Set([...listed, ...letGo.map(([id]) => id)])];
    },
    /** The unsaved gestures in the order in which they are sent. */
    async openGestures(): Promise<OpenGesture[]> {
      const of = scope;
      const open = of === null ? [] : await storage.open(of);
      return of === scope ? open.map(toOpen) : [];
    },
    /** Sends waiting gestures now, without the retry pause. */
    sendNow(): void {
      timer.reset();
      wake();
    },
    /**
     * Everybody's open gestures. This tab reports their outcomes from now on, even if another tab closes before it
     * can.
     */
    async openEntries(): Promise<QueueEntry[]> {
      const of = scope;
      const open = of === null ? [] : await storage.open(of);
      if (of !== scope) return [];
      const own = open.filter(({ status }) => status === "open");
      for (const entry of own) awaited.add(entry, true);
      return own;
    },
    watch: events.watch,
    listen: (owner: string, listener: QueueListener): (() => void) => events.listen(owner, listener),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): QueueState => state,
    getScope: (): string | null => scope,
    /** Resolves when every enqueued gesture is stored, so that a reload loses none. */
    allStored: (): Promise<unknown> => adding,
    /** Resolves when nothing is being stored or sent. */
    async settled(): Promise<void> {
      await adding;
      while (running) await running;
    },
  };
}

export type { QueueState };
export type DurableQueue = ReturnType<typeof createDurableQueue>;
