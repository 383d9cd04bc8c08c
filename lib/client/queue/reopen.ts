/** Failed gestures that are to be sent again. */
import { isKeyed, recordsIn } from "./call-records";
import { reopened } from "./entry-steps";
import type { QueueEntry, Retried } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { withAnswer } from "./revision-notes";

type Parts = Pick<QueueParts, "storage" | "recast">;

/** What the backend named at the refusal, and what was shown beside it: of each record the newer one. */
function metBy({ failure }: QueueEntry, shown: readonly unknown[]): { key: string; revision: number }[] {
  const met = new Map<string, { key: string; revision: number }>();
  for (const record of [...recordsIn(failure?.conflicts), ...shown.filter(isKeyed)]) {
    const { key, revision } = record;
    if (typeof revision === "number" && revision >= (met.get(key)?.revision ?? 0))
      met.set(key, { ...record, revision });
  }
  return [...met.values()];
}

/**
 * Puts a failed gesture and those that went down with it at the end of the queue. Where it was a conflict, the revisions
 * that the backend named are noted: sent again, the gesture is made on top of what stood there. The backend names those of
 * the one call that it refused; `shown` are records of the others as whoever chose has seen them. Over what has changed
 * since its refusal, and was not seen then, it is not made: the backend answers with a conflict, to choose from.
 */
export async function reopenGroup(
  { storage, recast }: Parts,
  events: QueueEvents,
  root: QueueEntry,
  shown: readonly unknown[] = [],
): Promise<void> {
  const { scope, owner } = root;
  const failed = await storage.failed(scope);
  const group = [root, ...failed.filter((entry) => entry.failedWith === root.id)];
  const met = metBy(root, shown);
  if (met.length > 0) {
    const notes = await storage.readNotes(scope);
    const named = new Set(recordsIn(root.failure?.conflicts).map(({ key }) => key));
    // An answer that the page had not heard of yet says more than what it showed.
    const known = met.filter(({ key, revision }) => named.has(key) || revision >= (notes[key]?.revision ?? 0));
    await storage.writeNotes(scope, withAnswer(notes, known, Date.now()));
  }
  const retried = retriedOf(root, group, met);
  const again: QueueEntry[] = [];
  for (const entry of group) again.push(reopened((await recast?.(entry)) ?? entry, retried));
  await storage.append(again, group);
  for (const of of new Set([owner, ...group.map((entry) => entry.owner)])) {
    const ids = group.filter((entry) => entry.owner === of).map((entry) => entry.id);
    events.tell(scope, { type: "retried", owner: of, ids });
  }
}

function retriedOf(
  { failedAt }: QueueEntry,
  group: readonly QueueEntry[],
  met: readonly { key: string; revision: number }[],
): Retried {
  return {
    since: failedAt ?? Date.now(),
    group: group.map(({ id }) => id),
    seen: Object.fromEntries(met.map(({ key, revision }) => [key, revision])),
  };
}

/**
 * Reopens the gesture with this id, or the one that it went down with. One that is still being taken back is marked, and
 * reopened after that. To be called with the queue's lock.
 */
export async function retryGesture(
  parts: Parts,
  events: QueueEvents,
  { scope, id, shown }: { scope: string; id: string; shown?: readonly unknown[] },
): Promise<void> {
  const { storage } = parts;
  const failed = await storage.failed(scope);
  const rootId = failed.find((entry) => entry.id === id)?.failedWith ?? id;
  const root = failed.find((entry) => entry.id === rootId);
  if (root) return reopenGroup(parts, events, root, shown);
  const head = await storage.first(scope);
  if (head?.id === rootId && head.status === "undoing") await storage.put([{ ...head, isRetried: true }]);
}
