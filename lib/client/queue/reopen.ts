/** Retries failed gestures. */
import { recordsIn } from "./call-records";
import { reopened } from "./entry-steps";
import type { QueueEntry, Retried } from "./queue-entry";
import type { QueueEvents } from "./queue-events";
import type { QueueParts } from "./queue-parts";
import { withAnswer } from "./revision-notes";

type Parts = Pick<QueueParts, "storage" | "recast">;

/**
 * Moves a failed gesture and those that failed with it to the end of the queue. After a conflict, the retry overwrites
 * the revisions in the refusal, or the records in `shown` if the employee has seen more than those. A newer change is
 * not overwritten: the backend answers with another conflict.
 */
export async function reopenGroup(
  { storage, recast }: Parts,
  events: QueueEvents,
  root: QueueEntry,
  shown?: readonly unknown[],
): Promise<void> {
  const { scope, owner, failure, failedAt } = root;
  const failed = await storage.failed(scope);
  const group = [root, ...failed.filter((entry) => entry.failedWith === root.id)];
  const seenRecords = recordsIn(shown ?? failure?.conflicts).filter(({ revision }) => typeof revision === "number");
  const notes = await storage.readNotes(scope);
  // An answer that the page has not received may name a newer revision than it showed.
  const newer = seenRecords.filter(({ key, revision = 0 }) => revision >= (notes[key]?.revision ?? 0));
  await storage.writeNotes(scope, withAnswer(notes, newer, Date.now()));
  const retried: Retried = {
    since: failedAt ?? Date.now(),
    group: group.map(({ id }) => id),
    seen: Object.fromEntries(seenRecords.map(({ key, revision = 0 }) => [key, revision])),
  };
  const reopenedEntries: QueueEntry[] = [];
  for (const entry of group) reopenedEntries.push(reopened((await recast?.(entry)) ?? entry, retried));
  await storage.append(reopenedEntries, group);
  for (const eachOwner of new Set([owner, ...group.map((entry) => entry.owner)])) {
    const ids = group.filter((entry) => entry.owner === eachOwner).map((entry) => entry.id);
    events.emit(scope, { type: "retried", owner: eachOwner, ids });
  }
}

/**
 * Reopens the gesture with this id, or the one that it failed with. A gesture that is still being rolled
 * back is marked, and reopened after that. Call under the queue's lock.
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
