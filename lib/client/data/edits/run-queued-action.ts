/** An edit by a row that may wait: it goes through the durable queue. */

import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import { showAlert } from "../../alerts/alerts-store";
import type { DurableQueue } from "../../queue/durable-queue";
import type { QueueCall } from "../../queue/queue-entry";
import type { Actor } from "../../reads/optimistic-view";
import { patchesOf } from "../optimistic/optimistic-edits";
import type { ActionOutcome, Refusal } from "./action-outcome";
import { ownerOfEdit } from "./adopt-edits";
import { followEdit, letGoOfEdit } from "./follow-edit";

export type QueuedAction<N extends EndpointName> = {
  name: N;
  params: EndpointParams<N>;
  /** What was done, in the user's words; listed while it waits. */
  label: string;
  actor: Actor | null;
  /** The session that it was made in, where it took a while to get here; the queue's current one without it. */
  scope?: string;
  /** Whoever runs it tells of (such) a refusal, instead of an alert. One that comes after "waiting" is told by an alert. */
  isQuiet?: boolean | ((refusal: Refusal) => boolean);
  /** Whoever runs several at once reads again when the last is decided, and this resolves when that is done. */
  readWithOthers?: Promise<unknown>;
};

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Resolves with the first outcome; a waiting or failed edit lives on in the queue. */
export async function runQueuedAction<N extends EndpointName>(
  queue: DurableQueue,
  { name, params, label, actor, isQuiet, scope, readWithOthers }: QueuedAction<N>,
): Promise<ActionOutcome<N>> {
  const id = newId();
  const owner = ownerOfEdit(id);
  const createdAt = new Date().toISOString();
  const call = { name, params } as unknown as QueueCall;
  const gesture = { id, owner, scope, label, calls: [call], payload: actor, createdAt };
  // Somebody else sits here by now: it waits for whom it was made by, and shows to nobody else.
  if (scope !== undefined && scope !== queue.getScope()) {
    await queue.enqueue(gesture);
    return { status: "waiting" };
  }
  const patches = patchesOf(name, params, { actor, now: createdAt });

  let unsubscribe = () => {};
  let isAwaited = true;
  const isToldOf = (refusal: Refusal) =>
    isAwaited && (typeof isQuiet === "function" ? isQuiet(refusal) : isQuiet === true);
  const outcome = new Promise<ActionOutcome<N>>((resolve) => {
    const together = () => (isAwaited && readWithOthers) || null;
    followEdit(queue, { id, owner, name, patches, isQuiet: isToldOf, readWithOthers: together }, resolve);
    unsubscribe = queue.subscribe(() => {
      if (queue.getState().waiting > 0) resolve({ status: "waiting" });
    });
    queue.enqueue(gesture).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      resolve({ status: "failed", message });
      letGoOfEdit(id);
      if (isQuiet !== true) showAlert({ type: "error", message });
    });
  });
  return outcome.finally(() => {
    isAwaited = false;
    unsubscribe();
  });
}
