/** Shows waiting edits that another tab made, or this tab before a reload. */
import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import { sessionLifetime } from "../../calls/session-lifetime";
import { readScope } from "../../calls/session-scope";
import type { DurableQueue } from "../../queue/durable-queue";
import type { QueueEntry } from "../../queue/queue-entry";
import type { Actor } from "../../reads/optimistic-view";
import { optimisticPatches } from "../optimistic-patches";
import { followEdit, isFollowed, unfollowAllEdits } from "./follow-edit";

const OWNER_PREFIX = "action ";

export function ownerOfEdit(id: string): string {
  return OWNER_PREFIX + id;
}

function adopt(queue: DurableQueue, { id, owner, calls, payload, createdAt }: QueueEntry): void {
  const [call] = calls;
  if (!owner.startsWith(OWNER_PREFIX) || isFollowed(id) || !call) return;
  const { name } = call;
  const params = call.params as EndpointParams<EndpointName>;
  const patches = optimisticPatches(name as EndpointName, params, {
    actor: (payload as Actor | undefined) ?? null,
    now: createdAt,
  });
  followEdit(queue, { id, owner, name, patches });
}

/** Shows the waiting edits of the queue, and edits that are added later. Returns a function that stops this. */
export function adoptEdits(queue: DurableQueue): () => void {
  const adoptAll = async () => {
    const entries = await queue.openEntries();
    // After a sign-in the queue may still belong to the previous employee.
    if (readScope() !== queue.getScope()) return;
    for (const entry of entries) adopt(queue, entry);
  };
  const unwatch = queue.watch(({ type, owner }) => {
    if ((type === "added" || type === "retried") && owner.startsWith(OWNER_PREFIX)) void adoptAll();
  });
  const unsubscribe = sessionLifetime.subscribe(({ type }) => {
    if (type === "began") void adoptAll();
  });
  void adoptAll();
  return () => {
    unwatch();
    unsubscribe();
    unfollowAllEdits();
  };
}
