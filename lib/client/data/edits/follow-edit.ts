/** Carries out here what becomes of an edit in the queue: shown at once, taken back when refused, read again when done. */
import { type EndpointName, type EndpointResult, rowOf } from "../../../contract/endpoints";
import { showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import type { DurableQueue } from "../../queue/durable-queue";
import { type AnyPatch, layOptimistic } from "../../reads/optimistic-view";
import { markStale, untilReadAgain } from "../../reads/shown-reads";
import type { ActionOutcome, Refusal } from "./action-outcome";
import { COPY } from "./copy";

export type FollowedEdit<N extends EndpointName> = {
  id: string;
  /** Whom the queue tells of it; it has one edit. */
  owner: string;
  name: N;
  patches: readonly AnyPatch[];
  /** Whether whoever made it tells of this refusal, instead of an alert: as long as they wait for what becomes of it. */
  isQuiet?: (refusal: Refusal) => boolean;
  /** Resolves once the reads tell what became of it, where one of several edits is read again with the others; else null. */
  readWithOthers?: () => Promise<unknown> | null;
};

const followed = new Map<string, () => void>();

/** None of them shows any more; they wait in the queue for their person. */
export function letGoOfEdits(): void {
  for (const letGo of [...followed.values()]) letGo();
}

sessionLifetime.onChangeOfHands(letGoOfEdits);

export function isFollowed(id: string): boolean {
  return followed.has(id);
}

/**
 * `onOutcome` hears of the first one; "waiting" when the session changes hands before there is one. Raises the one
 * alert of a refusal. A refused edit is followed on, since it may be sent again.
 */
export function followEdit<N extends EndpointName>(
  queue: DurableQueue,
  edit: FollowedEdit<N>,
  onOutcome: (outcome: ActionOutcome<N>) => void = () => {},
): void {
  const { id, owner, name, patches, isQuiet, readWithOthers } = edit;
  const { refreshes } = rowOf(name);
  let takeAway = layOptimistic(patches);
  let result = null as EndpointResult<N>;

  const unfollow = () => {
    unlisten();
    followed.delete(id);
  };
  const unlisten = queue.listen(owner, {
    hear(event) {
      if (event.type === "answered") result = event.value as EndpointResult<N>;
      if (event.type === "retried") {
        takeAway();
        takeAway = layOptimistic(patches);
      }
      if (event.type !== "saved") return;
      unfollow();
      onOutcome({ status: "done", result });
      void (readWithOthers?.() ?? untilReadAgain(refreshes)).then(takeAway);
    },
    rollBack({ root, failure, isLetGo }) {
      takeAway();
      if (!readWithOthers?.()) void markStale(refreshes);
      const refusal: Refusal = { id, code: failure.status, conflicts: failure.conflicts ?? [] };
      // One alert for what went down together: that of the gesture that was refused.
      if (root === id && !isQuiet?.(refusal)) {
        const retry = { label: COPY.retry, onClick: () => void queue.retry(root) };
        showAlert({ type: "error", message: failure.message, buttonProps: isLetGo ? undefined : retry });
      }
      onOutcome({ status: "failed", message: failure.message, refusal });
      return [id];
    },
  });
  followed.set(id, () => {
    unfollow();
    takeAway();
    onOutcome({ status: "waiting" });
  });
}

/** It never came into the queue. */
export function letGoOfEdit(id: string): void {
  followed.get(id)?.();
}
