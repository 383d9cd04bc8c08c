/** Gestures of this page whose outcome is still unknown. */
import type { QueueEntry, QueueFailure } from "./queue-entry";
import type { QueueEvents, QueueRefusal } from "./queue-events";
import type { QueueStorage } from "./queue-storage";

/** How long the tab that saved a gesture has to report it with the answer, before the stored state counts. */
const REPORTING_MS = 250;

type Awaited = { owner: string; scope: string; label: string; isStored: boolean };

const DISMISSED: QueueFailure = { message: "It was refused, and dismissed since.", type: "dismissed", status: 0 };

export function createAwaitedGestures(storage: QueueStorage, events: QueueEvents) {
  const awaited = new Map<string, Awaited>();

  function reportRefused(id: string, owner: string, why: Omit<QueueRefusal, "type" | "owner" | "ids">): void {
    awaited.delete(id);
    events.notifyHere({ type: "failed", owner, ids: [id], ...why });
    events.notifyHere({ type: "settled", owner, id });
  }

  /** Called once the sender had its time to report. A second report of a refusal would roll back a retry. */
  async function reportListed(scope: string, id: string, owner: string): Promise<void> {
    const entry = awaited.has(id) ? (await storage.failed(scope)).find((other) => other.id === id) : undefined;
    if (!entry?.failure || !awaited.has(id)) return;
    const { label, failure } = entry;
    reportRefused(id, owner, { root: entry.failedWith ?? id, label, failure });
  }

  return {
    add({ id, owner, scope, label }: QueueEntry, isStored: boolean): void {
      awaited.set(id, { owner, scope, label, isStored });
    },
    /** Marks a gesture as stored, unless its outcome is already known. */
    noteStored(id: string): void {
      const gesture = awaited.get(id);
      if (gesture) gesture.isStored = true;
    },
    delete: (id: string) => void awaited.delete(id),
    /** Reports outcomes from storage, for the case that the tab that found them was closed before it could. */
    async catchUp(scope: string): Promise<void> {
      const stored = [...awaited].filter(([, gesture]) => gesture.scope === scope && gesture.isStored);
      if (stored.length === 0) return;
      const ids = await storage.ids(scope);
      const settled = stored.filter(([id]) => !ids.open.includes(id));
      const failed = settled.length > 0 ? await storage.failed(scope) : [];
      // Dismissals are read after the entries, so that a gesture dismissed meanwhile is in one of the two.
      const dismissed = settled.length > 0 ? await storage.readLetGo(scope) : {};
      for (const [id, gesture] of settled) {
        const { owner } = gesture;
        const entry = failed.find((other) => other.id === id);
        if (!entry && dismissed[id]) {
          // The reason is unknown: the gesture is not listed either.
          if (awaited.has(id)) {
            reportRefused(id, owner, { root: id, label: gesture.label, failure: DISMISSED, isDismissed: true });
          }
          continue;
        }
        if (!entry) {
          setTimeout(() => {
            if (awaited.delete(id)) events.notifyHere({ type: "saved", owner, id, isFound: true });
          }, REPORTING_MS);
          continue;
        }
        setTimeout(() => void reportListed(scope, id, owner).catch(() => {}), REPORTING_MS);
      }
    },
  };
}

export type AwaitedGestures = ReturnType<typeof createAwaitedGestures>;
