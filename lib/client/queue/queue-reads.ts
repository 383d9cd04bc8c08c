import type { AwaitedGestures } from "./awaited-gestures";
import type { QueueEntry } from "./queue-entry";
import { type OpenGesture, toOpen } from "./queue-state";
import type { CurrentScope } from "./queue-state-store";
import type { QueueStorage } from "./queue-storage";

/** The gestures in the queue, by owner or all. */
export function createQueueReads(storage: QueueStorage, awaited: AwaitedGestures, scope: CurrentScope) {
  async function failedOf(owner: string, of: string): Promise<string[]> {
    const open = await storage.open(of);
    // Read after the entries: a gesture rolled back meanwhile is in one of the two.
    const failed = await storage.failed(of);
    const refused = [...open.filter(({ status }) => status === "undoing"), ...failed];
    return [...new Set(refused.filter((entry) => entry.owner === owner).map(({ id }) => id))];
  }

  return {
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
    /** Like `failedOf`, with dismissed gestures: none of them was saved. */
    async refusedOf(owner: string, of: string): Promise<string[]> {
      const listed = await failedOf(owner, of);
      // Read after the entries: a gesture dismissed meanwhile is in one of the two.
      const dismissed = Object.entries(await storage.readLetGo(of)).filter(([, one]) => one.owner === owner);
      return [...new Set([...listed, ...dismissed.map(([id]) => id)])];
    },
    /** The unsaved gestures in the order in which they are sent. */
    async openGestures(): Promise<OpenGesture[]> {
      const of = scope.current;
      const open = of === null ? [] : await storage.open(of);
      return of === scope.current ? open.map(toOpen) : [];
    },
    /**
     * Everybody's open gestures. This tab reports their outcomes from now on, even if another tab closes before it
     * can.
     */
    async openEntries(): Promise<QueueEntry[]> {
      const of = scope.current;
      const open = of === null ? [] : await storage.open(of);
      if (of !== scope.current) return [];
      const own = open.filter(({ status }) => status === "open");
      for (const entry of own) awaited.add(entry, true);
      return own;
    },
  };
}
