/**
 * The durable queue: gestures of one person, sent in order, one call at a time, by one tab at a time. It survives a
 * reload; an undecided gesture stays until it is decided (architecture: "An edit that fails, everywhere").
 */
import { createAwaitedGestures } from "./awaited-gestures";
import { type NewGesture, newEntry } from "./queue-entry";
import { createQueueEvents, type QueueEvents, type QueueListener, type ScopedEvent } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { createQueueReads } from "./queue-reads";
import { QueueSender } from "./queue-sender";
import { type CurrentScope, QueueStateStore } from "./queue-state-store";

type Shared = {
  scope: CurrentScope;
  parts: QueueParts;
  events: QueueEvents;
  state: QueueStateStore;
  sender: QueueSender;
};

/** The actions on a refused gesture. */
const createRefusedActions = ({ scope, parts, events, state, sender }: Shared) => ({
  /**
   * Retries a failed gesture with those that failed with it; a conflict is then decided in its favor. `shown`: its
   * records as the person saw them, beyond those that the refusal named.
   */
  async retry(id: string, shown?: readonly unknown[]): Promise<void> {
    if (scope.current === null) return;
    const queueScope = scope.current;
    const pass = await sender.loadPass();
    await sender.withQueueLock(queueScope, () => pass.retry({ scope: queueScope, id, shown }));
    await state.refresh();
    state.isBlocked = false;
    sender.wake();
  },
  /** Removes a failed gesture, with those that failed with it. It is never sent again. */
  async dismiss(id: string): Promise<void> {
    if (scope.current === null) return;
    const queueScope = scope.current;
    const failed = await parts.storage.failed(queueScope);
    const group = failed.filter((entry) => entry.id === id || entry.failedWith === id);
    if (group.length > 0) await parts.storage.letGo(queueScope, group);
    for (const owner of new Set(group.map((entry) => entry.owner))) {
      const ids = group.filter((entry) => entry.owner === owner).map((entry) => entry.id);
      events.emit(queueScope, { type: "dismissed", owner, ids });
    }
    await state.refresh();
  },
});

/** Starts, stops and interrupts sending. */
const createConnection = ({ scope, parts, state, sender }: Shared) => ({
  /** Sends the gestures of this person from now on, including those that waited for a sign-in. */
  async start(newScope: string): Promise<void> {
    if (scope.current !== null && scope.current !== newScope) sender.abort();
    scope.current = newScope;
    state.isBlocked = false;
    sender.resetPause();
    await state.refresh().catch(() => {});
    sender.wake();
  },
  /** Stops sending after a sign-out: aborts the call in flight, whose gesture waits. */
  stop(): void {
    scope.current = null;
    sender.abort();
    sender.resetPause();
    state.clear();
  },
  /** Aborts the call in flight, to be retried later, because the session is about to change. */
  interrupt: () => sender.abort(),
  /** Updates the state when the network is back or lost, and sends if it is back. */
  networkChanged(): void {
    sender.resetPause();
    void state.refresh();
    if (!parts.isOnline()) return;
    sender.hurry();
    sender.wake();
  },
  /** Sends waiting gestures now, without the retry pause. */
  sendNow(): void {
    sender.resetPause();
    sender.wake();
  },
});

export function createDurableQueue(parts: QueueParts) {
  const { storage } = parts;
  const scope: CurrentScope = { current: null };
  let adding: Promise<unknown> = Promise.resolve();
  const state = new QueueStateStore(storage, parts.isOnline, scope);
  const events = createQueueEvents(parts.channel, receiveFromTab);
  const awaited = createAwaitedGestures(storage, events);
  const sender = new QueueSender({ parts, scope, state, events, awaited, allStored: () => adding });
  const shared: Shared = { scope, parts, events, state, sender };

  async function receiveFromTab({ scope: eventScope, event }: ScopedEvent, alsoRolledBack: string[]): Promise<void> {
    const ids = event.type === "failed" ? event.ids : event.type === "saved" ? [event.id] : [];
    for (const id of ids) awaited.delete(id);
    if (eventScope !== scope.current) return;
    if (event.type === "failed" && alsoRolledBack.length > 0) {
      const root = (await storage.failed(eventScope)).find((entry) => entry.id === event.root);
      if (root) await (await sender.loadPass()).sink(root, alsoRolledBack);
    }
    if (event.type === "saved") state.noteSaved();
    await state.refresh();
    if (event.type === "added" || event.type === "retried") sender.wake();
  }

  return {
    ...createConnection(shared),
    ...createRefusedActions(shared),
    ...createQueueReads(storage, awaited, scope),
    /** Resolves once the gesture is stored. Throws if nobody is signed in, or for a row without `queues`. */
    async enqueue(gesture: NewGesture): Promise<void> {
      const queueScope = gesture.scope ?? scope.current;
      if (queueScope === null) throw new Error("No edit can be queued while nobody is signed in");
      const entry = newEntry(gesture, queueScope);
      awaited.add(entry, false);
      const stored = adding.then(() => storage.append([entry]));
      adding = stored.catch(() => awaited.delete(entry.id));
      await stored;
      awaited.noteStored(entry.id);
      events.emit(queueScope, { type: "added", owner: entry.owner, id: entry.id });
      await state.refresh();
      if (!state.isBlocked) sender.wake();
    },
    watch: events.watch,
    listen: (owner: string, listener: QueueListener): (() => void) => events.listen(owner, listener),
    subscribe: state.subscribe,
    getState: state.getState,
    getScope: (): string | null => scope.current,
    /** Resolves when every enqueued gesture is stored, so that a reload loses none. */
    allStored: (): Promise<unknown> => adding,
    /** Resolves when nothing is being stored or sent. */
    async settled(): Promise<void> {
      await adding;
      await sender.settled();
    },
  };
}

export type DurableQueue = ReturnType<typeof createDurableQueue>;
