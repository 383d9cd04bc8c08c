/** An edit by a row that may wait: it goes through the durable queue, shown at once and taken back when it is refused. */
import { type EndpointName, type EndpointParams, type EndpointResult, rowOf } from "../../contract/endpoints";
import { showAlert } from "../alerts-store";
import { markStale } from "../fresh-answers";
import { type AnyPatch, layOptimistic } from "../optimistic-view";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueCall } from "../queue/queue-entry";
import type { ActionOutcome } from "./action-outcome";
import { WORDS } from "./words";

export type QueuedAction<N extends EndpointName> = {
  name: N;
  params: EndpointParams<N>;
  /** What was done, in the user's words; listed while it waits. */
  label: string;
  patches: readonly AnyPatch[];
};

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Resolves with the first outcome; a waiting or failed edit lives on in the queue, and is carried out here when it comes
 * through. Raises the one alert of a refusal.
 */
export async function runQueuedAction<N extends EndpointName>(
  queue: DurableQueue,
  action: QueuedAction<N>,
): Promise<ActionOutcome<N>> {
  const { name, params, label, patches } = action;
  const { refreshes } = rowOf(name);
  const id = newId();
  const owner = `action ${id}`;
  let takeAway = layOptimistic(patches);
  let result = null as EndpointResult<N>;

  let unsubscribe = () => {};
  const outcome = new Promise<ActionOutcome<N>>((resolve) => {
    const unlisten = queue.listen(owner, {
      hear(event) {
        if (event.type === "answered") result = event.value as EndpointResult<N>;
        if (event.type === "retried") takeAway = layOptimistic(patches);
        if (event.type !== "saved") return;
        unlisten();
        resolve({ status: "done", result });
        void markStale(refreshes).then(takeAway);
      },
      rollBack({ root, failure }) {
        takeAway();
        void markStale(refreshes);
        showAlert({
          type: "error",
          message: failure.message,
          buttonProps: { label: WORDS.retry, onClick: () => void queue.retry(root) },
        });
        resolve({ status: "failed", message: failure.message });
        return [id];
      },
    });
    unsubscribe = queue.subscribe(() => {
      if (queue.getState().waiting > 0) resolve({ status: "waiting" });
    });
    const call = { name, params } as unknown as QueueCall;
    queue.enqueue({ id, owner, label, calls: [call] }).catch((error: unknown) => {
      takeAway();
      unlisten();
      const message = error instanceof Error ? error.message : String(error);
      showAlert({ type: "error", message });
      resolve({ status: "failed", message });
    });
  });
  return outcome.finally(unsubscribe);
}
