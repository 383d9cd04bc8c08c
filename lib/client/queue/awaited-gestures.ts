/** Gestures of this page whose outcome it has not heard of yet. */
import type { QueueEntry } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueStorage } from "./queue-storage";

/** How long the tab that saved a gesture has to say so, with what the backend answered, before the storage is believed. */
const TELLING_MS = 250;

export function createAwaitedGestures(storage: QueueStorage, events: QueueEvents) {
  const awaited = new Map<string, { owner: string; scope: string; isStored: boolean }>();

  return {
    add({ id, owner, scope }: QueueEntry, isStored: boolean): void {
      awaited.set(id, { owner, scope, isStored });
    },
    /** It is in the storage now, unless its outcome is known already. */
    noteStored(id: string): void {
      const gesture = awaited.get(id);
      if (gesture) gesture.isStored = true;
    },
    delete: (id: string) => void awaited.delete(id),
    /** Tells of outcomes that another tab found and could not tell any more, because it was closed: storage knows them. */
    async catchUp(scope: string): Promise<void> {
      const own = [...awaited].filter(([, gesture]) => gesture.scope === scope && gesture.isStored);
      if (own.length === 0) return;
      const ids = await storage.ids(scope);
      const settled = own.filter(([id]) => !ids.open.includes(id));
      const failed = settled.length > 0 ? await storage.failed(scope) : [];
      for (const [id, { owner }] of settled) {
        const entry = failed.find((other) => other.id === id);
        if (!entry) {
          setTimeout(() => {
            if (awaited.delete(id)) events.tellHere({ type: "saved", owner, id, isFound: true });
          }, TELLING_MS);
          continue;
        }
        awaited.delete(id);
        if (entry.failure) {
          const { label, failure } = entry;
          events.tellHere({ type: "failed", owner, root: entry.failedWith ?? id, ids: [id], label, failure });
          events.tellHere({ type: "settled", owner, id });
        }
      }
    },
  };
}
