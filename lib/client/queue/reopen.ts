/** Failed gestures that are to be sent again. */
import { recordsIn } from "./call-records";
import { reopened } from "./entry-steps";
import type { QueueEntry, Retried } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { withAnswer } from "./revision-notes";

type Parts = Pick<QueueParts, "storage" | "recast">;

/**
 * Puts a failed gesture and those that went down with it at the end of the queue. Where it was a conflict, the revisions
 * that the backend named are noted: sent again, the gesture is made on top of what stood there. Over what has changed since
 * its refusal, and was not seen then, it is not made: the backend answers with a conflict, to choose from.
 */
export async function reopenGroup({ storage, recast }: Parts, events: QueueEvents, root: QueueEntry): Promise<void> {
  const { scope, owner, failure } = root;
  const failed = await storage.failed(scope);
  const group = [root, ...failed.filter((entry) => entry.failedWith === root.id)];
  if (failure?.conflicts) {
    const notes = await storage.readNotes(scope);
    await storage.writeNotes(scope, withAnswer(notes, failure.conflicts, Date.now()));
  }
  const retried = retriedOf(root, group);
  const again: QueueEntry[] = [];
  for (const entry of group) again.push(reopened((await recast?.(entry)) ?? entry, retried));
  await storage.append(again, group);
  for (const of of new Set([owner, ...group.map((entry) => entry.owner)])) {
    const ids = group.filter((entry) => entry.owner === of).map((entry) => entry.id);
    events.tell(scope, { type: "retried", owner: of, ids });
  }
}

function retriedOf({ failure, failedAt }: QueueEntry, group: readonly QueueEntry[]): Retried {
  const records = recordsIn(failure?.conflicts).filter(({ revision }) => typeof revision === "number");
  return {
    since: failedAt ?? Date.now(),
    group: group.map(({ id }) => id),
    seen: Object.fromEntries(records.map(({ key, revision }) => [key, revision as number])),
  };
}

/**
 * Reopens the gesture with this id, or the one that it went down with. One that is still being taken back is marked, and
 * reopened after that. To be called with the queue's lock.
 */
export async function retryGesture(parts: Parts, events: QueueEvents, scope: string, id: string): Promise<void> {
  const { storage } = parts;
  const failed = await storage.failed(scope);
  const rootId = failed.find((entry) => entry.id === id)?.failedWith ?? id;
  const root = failed.find((entry) => entry.id === rootId);
  if (root) return reopenGroup(parts, events, root);
  const head = await storage.first(scope);
  if (head?.id === rootId && head.status === "undoing") await storage.put([{ ...head, isRetried: true }]);
}
