/** Gestures that another tab on the same survey makes or tries again, taken in as soon as it tells of them. */
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
  /** Gestures of this tab that a former page of it made. */
  made: readonly string[];
  /** A gesture that waited here was decided, and whoever knew how is gone. */
  onUnheard: () => void;
  /** A gesture of another tab, or one that is sent again, as it is in the queue. */
  onTaken: (gesture: Gesture) => void;
};

export function createAdoption({ store, queue, owner, scope, made: earlier, onUnheard, onTaken }: Parts) {
  /** This tab's own: they are in its history, and the others are not. */
  const made = new Set(earlier);
  /** Decided while the queue is being read: what was read of them is old. */
  const decided = new Set<string>();
  /** Waiting gestures that have been in the queue for certain. */
  const stored = new Set(store.getPending().map(({ id }) => id));
  let reads = 0;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  /** What has left the queue unheard of: between the reading of a page and its listening, or with the tab that sent it. */
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

  /** Reads the queue; what is decided until `use` has ended is not in what it is given. */
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
      isAskedAgain = true;
      return;
    }
    // A queue that cannot be read leaves it to the answer, after which the lists are read again.
    running = read(takeIn)
      .catch(() => {})
      .then(() => {
        running = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        ask();
      });
  }

  return {
    /** Looks into the queue, and takes in what it has not heard of. */
    look: ask,
    /** Whether it was made in this tab. */
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
    /** It is saved, and cannot be refused or tried again any more. */
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
    /** The editor is left: what is being read comes too late for its history to be kept. */
    stop(): void {
      isStopped = true;
    },
  };
}
