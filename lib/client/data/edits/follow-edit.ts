/** Shows an edit in the queue on this page: applied at once, rolled back on refusal, refreshed once saved. */
import { type EndpointName, type EndpointResult, rowOf } from "../../../contract/endpoints";
import { showAlert } from "../../alerts/alerts-store";
import { sessionLifetime } from "../../calls/session-lifetime";
import type { DurableQueue } from "../../queue/durable-queue";
import { type AnyPatch, addPatches, markSaved } from "../../reads/optimistic-view";
import { markStale, untilReadAgain } from "../../reads/shown-reads";
import { COPY } from "./copy";
import type { EditOutcome, Refusal } from "./edit";

export type FollowedEdit<N extends EndpointName> = {
  id: string;
  /** The owner under which the queue reports the edit; each edit has its own. */
  owner: string;
  name: N;
  patches: readonly AnyPatch[];
  /** Whether the caller reports this refusal in place of the alert. */
  isHandled?: (refusal: Refusal) => boolean;
  /** Resolves once the caller has refreshed the reads for several edits at once; null if the edit refreshes its own. */
  refreshing?: () => Promise<unknown> | null;
};

const followed = new Map<string, () => void>();

/** Hides every followed edit; the edits wait in the queue for their author. */
export function unfollowAllEdits(): void {
  for (const unfollow of [...followed.values()]) unfollow();
}

sessionLifetime.onChangeOfHands(unfollowAllEdits);

export function isFollowed(id: string): boolean {
  return followed.has(id);
}

/**
 * Raises the one alert of a refusal. A refused edit stays followed, since it may be retried. `onOutcome` receives the
 * first outcome, or "waiting" if the session ends or changes first.
 */
export function followEdit<N extends EndpointName>(
  queue: DurableQueue,
  { id, owner, name, patches, isHandled, refreshing }: FollowedEdit<N>,
  onOutcome: (outcome: EditOutcome<N>) => void = () => {},
): void {
  const { refreshes } = rowOf(name);
  let removePatches = addPatches(patches);
  let result = null as EndpointResult<N>;

  const unfollow = () => {
    unlisten();
    followed.delete(id);
  };
  const unlisten = queue.listen(owner, {
    hear(event) {
      if (event.type === "answered") result = event.value as EndpointResult<N>;
      if (event.type === "retried") {
        removePatches();
        removePatches = addPatches(patches);
      }
      if (event.type !== "saved") return;
      unfollow();
      onOutcome({ status: "done", result });
      const removeSaved = markSaved(patches);
      void (refreshing?.() ?? untilReadAgain(refreshes)).then(() => removeSaved(refreshes));
    },
    rollBack({ root, failure, isDismissed }) {
      removePatches();
      if (!refreshing?.()) void markStale(refreshes);
      const refusal: Refusal = { id, code: failure.status, conflicts: failure.conflicts ?? [] };
      // Edits that are rolled back with a refused one share its alert.
      if (root === id && !isHandled?.(refusal)) {
        const retry = { label: COPY.retry, onClick: () => void queue.retry(root) };
        showAlert({ type: "error", message: failure.message, buttonProps: isDismissed ? undefined : retry });
      }
      onOutcome({ status: "failed", message: failure.message, refusal });
      return [id];
    },
  });
  followed.set(id, () => {
    unfollow();
    removePatches();
    onOutcome({ status: "waiting" });
  });
}

/** Hides one edit that never reached the queue. */
export function unfollowEdit(id: string): void {
  followed.get(id)?.();
}
