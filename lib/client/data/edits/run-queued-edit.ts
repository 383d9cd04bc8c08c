/** Sends the edits of a row with `queues` through the durable queue. */
import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import { showAlert } from "../../alerts/alerts-store";
import { browserQueue } from "../../queue/browser-queue";
import type { QueueCall } from "../../queue/queue-entry";
import { optimisticPatches } from "../optimistic-patches";
import { ownerOfEdit } from "./adopt-edits";
import type { EditOptions, EditOutcome, Refusal } from "./edit";
import { followEdit, unfollowEdit } from "./follow-edit";

function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Resolves with the first outcome; a waiting or refused edit stays in the queue. */
export async function runQueuedEdit<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  { label, actor = null, handlesRefusal, scope, refreshedTogether }: Omit<EditOptions, "retry">,
): Promise<EditOutcome<N>> {
  const queue = browserQueue();
  const id = createId();
  const owner = ownerOfEdit(id);
  const createdAt = new Date().toISOString();
  const call = { name, params } as unknown as QueueCall;
  const gesture = { id, owner, scope, label, calls: [call], payload: actor, createdAt };
  // Another employee has signed in since: the edit waits for its author and is not shown.
  if (scope !== undefined && scope !== queue.getScope()) {
    await queue.enqueue(gesture);
    return { status: "waiting" };
  }
  const patches = optimisticPatches(name, params, { actor, now: createdAt });

  let unsubscribe = () => {};
  let isAwaited = true;
  const isHandled = (refusal: Refusal) =>
    isAwaited && (typeof handlesRefusal === "function" ? handlesRefusal(refusal) : handlesRefusal === true);
  const outcome = new Promise<EditOutcome<N>>((resolve) => {
    const refreshing = () => (isAwaited && refreshedTogether) || null;
    followEdit(queue, { id, owner, name, patches, isHandled, refreshing }, resolve);
    unsubscribe = queue.subscribe(() => {
      if (queue.getState().waiting > 0) resolve({ status: "waiting" });
    });
    queue.enqueue(gesture).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      resolve({ status: "failed", message });
      unfollowEdit(id);
      if (handlesRefusal !== true) showAlert({ type: "error", message });
    });
  });
  return outcome.finally(() => {
    isAwaited = false;
    unsubscribe();
  });
}
