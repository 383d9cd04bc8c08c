/** Adopts gestures that another tab makes or retries on the same survey, as soon as it reports them. */
import type { EditorStore } from "../../editor/core/editor-store";
import type { Gesture } from "../../editor/core/gesture";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueEntry } from "../queue/queue-entry";
import { toGesture } from "./gesture-entry";

type Parts = {
  store: EditorStore;
  queue: DurableQueue;
  owner: string;
  scope: string;
  /** Gestures of this tab that an earlier document of it made. */
  made: readonly string[];
  /** A waiting gesture was decided, and the tab that knew the outcome is closed. */
  onUnheard: () => void;
  /** A gesture of another tab, or a retried one, as stored in the queue. */
  onTaken: (gesture: Gesture) => void;
};

export function createAdoption({ store, queue, owner, scope, made: earlier, onUnheard, onTaken }: Parts) {
  /** The ids of this tab's own gestures, which are in its history. */
  const made = new Set(earlier);
  /** The ids of gestures decided while the queue is being read: their read entries are outdated. */
  const decided = new Set<string>();
  /** The ids of waiting gestures that were certainly in the queue. */
  const stored = new Set(store.getPending().map(({ id }) => id));
  let reads = 0;
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  let isStopped = false;

  /**
   * Gestures that left the queue unnoticed: between this page's reading and its listening, or with the tab that sent
   * them.
   */
  async function settleUnheard(open: ReadonlySet<string>): Promise<void> {
    const left = store.getPending().filter(({ id }) => stored.has(id) && !open.has(id));
    if (left.length === 0) return;
    const refused = new Set(await queue.refusedOf(owner, scope));
    if (isStopped) return;
    for (const { id } of left) {
      if (refused.has(id)) store.rollBack(id);
      else store.noteSaved(id, {});
    }
    onUnheard();
  }

  /** Reads the queue and passes the entries to `use`, without those decided until `use` has ended. */
  async function read(use: (entries: QueueEntry[]) => Promise<void> | void): Promise<void> {
    reads += 1;
    try {
      const entries = await queue.pendingOf(owner, scope);
      if (!isStopped) await use(entries);
    } finally {
      reads -= 1;
      if (reads === 0) decided.clear();
    }
  }

  async function takeIn(entries: QueueEntry[]): Promise<void> {
    const ids = new Set(entries.map(({ id }) => id));
    await settleUnheard(ids);
    if (isStopped) return;
    for (const id of ids) stored.add(id);
    const open = entries.filter(({ id }) => !decided.has(id));
    const others = open.filter(({ id }) => !made.has(id)).map(toGesture);
    others.forEach(onTaken);
    store.adopt(
      others,
      open.map(({ id }) => id),
    );
  }

  function ask(): void {
    if (running) {
      isRequestedAgain = true;
      return;
    }
    // If the queue cannot be read, the answer makes the lists be read again.
    running = read(takeIn)
      .catch(() => {})
      .then(() => {
        running = null;
        if (!isRequestedAgain) return;
        isRequestedAgain = false;
        ask();
      });
  }

  return {
    /** Reads the queue and adopts unknown gestures. */
    look: ask,
    /** Whether the gesture was made in this tab. */
    isMade: (id: string): boolean => made.has(id),
    noteMade: (id: string) => void made.add(id),
    hearAdded(id: string): void {
      if (made.has(id)) stored.add(id);
      else ask();
    },
    hearDecided(ids: readonly string[]): void {
      for (const id of ids) {
        if (reads > 0) decided.add(id);
        stored.delete(id);
      }
    },
    /** It is saved, and cannot be refused or retried any more. */
    hearSaved: (id: string) => void made.delete(id),
    async takeRetried(ids: readonly string[]): Promise<void> {
      await read((entries) => {
        const retried = entries.filter(({ id }) => ids.includes(id) && !decided.has(id));
        const own = retried.filter(({ id }) => made.has(id)).map(toGesture);
        own.forEach(onTaken);
        store.restorePending(own, "after");
      });
      ask();
    },
    /** The editor is closing: a pending read comes too late for its history to be stored. */
    stop(): void {
      isStopped = true;
    },
  };
}
