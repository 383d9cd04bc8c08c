import type { AwaitedGestures } from "./awaited-gestures";
import type { QueueEntry } from "./queue-entry";
import { type OpenGesture, toOpen } from "./queue-state";
import type { CurrentScope } from "./queue-state-store";
import type { QueueStorage } from "./queue-storage";

/** Creates the reads of the gestures in the queue, by owner or all. */
export function createQueueReads(storage: QueueStorage, awaited: AwaitedGestures, scope: CurrentScope) {
  async function failedOf(owner: string, queueScope: string): Promise<string[]> {
    const open = await storage.open(queueScope);
    // Read after the entries: a gesture rolled back meanwhile is in one of the two.
    const failed = await storage.failed(queueScope);
    const refused = [...open.filter(({ status }) => status === "undoing"), ...failed];
    return [...new Set(refused.filter((entry) => entry.owner === owner).map(({ id }) => id))];
  }

  return {
    /** Returns an owner's unsaved gestures in order, to apply on top of the read answers. */
    async pendingOf(owner: string, queueScope: string): Promise<QueueEntry[]> {
      const open = await storage.open(queueScope);
      const waiting = open.filter((entry) => entry.owner === owner && entry.status === "open");
      for (const entry of waiting) awaited.add(entry, true);
      return waiting;
    },
    /** Returns ids of an owner's refused gestures that are listed, or being rolled back and listed after that. */
    failedOf,
    /** Returns ids of an owner's refused gestures that are being rolled back. */
    async undoingOf(owner: string, queueScope: string): Promise<string[]> {
      // Nothing else is sent during a rollback, so only the head can be in one.
      const head = await storage.first(queueScope);
      return head?.owner === owner && head.status === "undoing" ? [head.id] : [];
    },
    /** Like `failedOf`, with dismissed gestures, which were not saved either. */
    async refusedOf(owner: string, queueScope: string): Promise<string[]> {
      const listed = await failedOf(owner, queueScope);
      // Read after the entries: a gesture dismissed meanwhile is in one of the two.
      const dismissed = Object.entries(await storage.readLetGo(queueScope)).filter(([, one]) => one.owner === owner);
      return [...new Set([...listed, ...dismissed.map(([id]) => id)])];
    },
    /** Returns the unsaved gestures in the order in which they are sent. */
    async openGestures(): Promise<OpenGesture[]> {
      const queueScope = scope.current;
      const open = queueScope === null ? [] : await storage.open(queueScope);
      return queueScope === scope.current ? open.map(toOpen) : [];
    },
    /**
     * Returns the open gestures of all owners. This tab reports their outcomes from now on, even if another tab closes
     * before it can.
     */
    async openEntries(): Promise<QueueEntry[]> {
      const queueScope = scope.current;
      const open = queueScope === null ? [] : await storage.open(queueScope);
      if (queueScope !== scope.current) return [];
      const waiting = open.filter(({ status }) => status === "open");
      for (const entry of waiting) awaited.add(entry, true);
      return waiting;
    },
  };
}
