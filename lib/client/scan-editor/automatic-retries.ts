/** Automatic retries of edits that were refused for another person's change and do not contradict it. */
import type { AlertInput } from "../alerts/alerts-store";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueRefusal } from "../queue/queue-events";

/** Enough to overtake another person's steady edits; after these the refusal has another reason. */
const MAX_TRIES = 5;
/** By then the tab that made the edit has retried it. */
const ALERT_DELAY_MS = 4_000;

export function createAutomaticRetries(
  queue: Pick<DurableQueue, "retry" | "getState">,
  showAlert: (alert: AlertInput) => void,
) {
  const tries = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Retries in progress. */
  const retrying = new Set<string>();

  /** If the tab that made the edit is closed, this tab alerts. It does not retry, which might decide a new refusal. */
  function alertIfStillFailed(root: string, alert: AlertInput): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (queue.getState().failed.some(({ id }) => id === root)) showAlert(alert);
    }, ALERT_DELAY_MS);
    timers.add(timer);
  }

  return {
    /** `isMade`: the edit was made in this tab, which alone retries. `alert`: shown if there is no retry. */
    refused({ root }: QueueRefusal, isMade: boolean, alert: AlertInput): void {
      if (!isMade) {
        alertIfStillFailed(root, alert);
        return;
      }
      const count = (tries.get(root) ?? 0) + 1;
      if (count > MAX_TRIES) {
        tries.delete(root);
        showAlert(alert);
        return;
      }
      tries.set(root, count);
      retrying.add(root);
      void queue.retry(root).finally(() => retrying.delete(root));
    },
    /** Returns whether an edit is being retried automatically, not by the person's choice. */
    isGoing: (root: string): boolean => retrying.has(root),
    forget: (root: string) => void tries.delete(root),
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
