/** Gestures that another tab on the same survey makes or tries again, taken in as soon as it tells of them. */
import type { EditorStore } from "../../editor/editor-store";
import type { DurableQueue } from "../queue/durable-queue";
import { toGesture } from "./gesture-entry";

type Parts = {
  store: EditorStore;
  queue: DurableQueue;
  owner: string;
  scope: string;
  /** Gestures of this tab that a former page of it made. */
  made: readonly string[];
};

export function createAdoption({ store, queue, owner, scope, made: earlier }: Parts) {
  /** This tab's own: they are in its history, and the others are not. */
  const made = new Set(earlier);
  /** Decided while the queue is being read: what was read of them is old. */
  const decided = new Set<string>();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function takeIn(): Promise<void> {
    decided.clear();
    const entries = await queue.pendingOf(owner, scope);
    const open = entries.filter(({ id }) => !decided.has(id));
    store.adopt(
      open.filter(({ id }) => !made.has(id)).map(toGesture),
      open.map(({ id }) => id),
    );
  }

  function ask(): void {
    if (running) {
      isAskedAgain = true;
      return;
    }
    // A queue that cannot be read leaves it to the answer, after which the lists are read again.
    running = takeIn()
      .catch(() => {})
      .then(() => {
        running = null;
        if (!isAskedAgain) return;
        isAskedAgain = false;
        ask();
      });
  }

  return {
    noteMade: (id: string) => void made.add(id),
    hearAdded(id: string): void {
      if (!made.has(id)) ask();
    },
    hearDecided(ids: readonly string[]): void {
      for (const id of ids) decided.add(id);
    },
    async takeRetried(ids: readonly string[]): Promise<void> {
      decided.clear();
      const entries = await queue.pendingOf(owner, scope);
      const retried = entries.filter(({ id }) => ids.includes(id) && !decided.has(id));
      store.restorePending(retried.filter(({ id }) => made.has(id)).map(toGesture), "after");
      ask();
    },
  };
}
