/** Edits that another page of this browser made, or this one before it was loaded anew, and that still wait. */

import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import { sessionLifetime } from "../../calls/session-lifetime";
import { readScope } from "../../calls/session-scope";
import type { DurableQueue } from "../../queue/durable-queue";
import type { QueueEntry } from "../../queue/queue-entry";
import type { Actor } from "../../reads/optimistic-view";
import { patchesOf } from "../optimistic/optimistic-edits";
import { followEdit, isFollowed, letGoOfEdits } from "./follow-edit";

const OWNER = "action ";

export function ownerOfEdit(id: string): string {
  return OWNER + id;
}

function adopt(queue: DurableQueue, { id, owner, calls, payload, createdAt }: QueueEntry): void {
  const [call] = calls;
  if (!owner.startsWith(OWNER) || isFollowed(id) || !call) return;
  const { name } = call;
  const params = call.params as EndpointParams<EndpointName>;
  const patches = patchesOf(name as EndpointName, params, {
    actor: (payload as Actor | undefined) ?? null,
    now: createdAt,
  });
  followEdit(queue, { id, owner, name, patches });
}

/** Shows those that wait now, and those that come, until the answer is called. */
export function adoptEdits(queue: DurableQueue): () => void {
  const adoptAll = async () => {
    const entries = await queue.openEntries();
    // Not as somebody who has just signed in here, of whom the queue has not heard yet.
    if (readScope() !== queue.getScope()) return;
    for (const entry of entries) adopt(queue, entry);
  };
  const unwatch = queue.watch(({ type, owner }) => {
    if ((type === "added" || type === "retried") && owner.startsWith(OWNER)) void adoptAll();
  });
  const unsubscribe = sessionLifetime.subscribe(({ type }) => {
    if (type === "began") void adoptAll();
  });
  void adoptAll();
  return () => {
    unwatch();
    unsubscribe();
    letGoOfEdits();
  };
}
