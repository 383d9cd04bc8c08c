/** Automatic retries of edits that were refused for another person's change and do not contradict it. */
import type { AlertInput } from "../alerts/alerts-store";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueRefusal } from "../queue/queue-events";

/** Enough to overtake another person's steady edits; after these the refusal has another reason. */
const MAX_TRIES = 5;
/** By then the tab that made the edit has retried it. */
const LEFT_MS = 4_000;

export function createAutomaticRetries(
  queue: Pick<DurableQueue, "retry" | "getState">,
  showAlert: (alert: AlertInput) => void,
) {
  const tries = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Retries in progress. */
  const going = new Set<string>();

  /** If the tab that made the edit is closed, this one alerts. It does not retry: that might decide a new refusal. */
  function alertIfLeft(root: string, alert: AlertInput): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (queue.getState().failed.some(({ id }) => id === root)) showAlert(alert);
    }, LEFT_MS);
    timers.add(timer);
  }

  return {
    /** `isMade`: made in this tab, which alone retries. `alert`: runs if there is no retry. */
    refused({ root }: QueueRefusal, isMade: boolean, alert: AlertInput): void {
      if (!isMade) {
        alertIfLeft(root, alert);
        return;
      }
      const count = (tries.get(root) ?? 0) + 1;
      if (count > MAX_TRIES) {
        tries.delete(root);
        showAlert(alert);
        return;
      }
      tries.set(root, count);
      going.add(root);
      void queue.retry(root).finally(() => going.delete(root));
    },
    /** Whether it is retried automatically, not by the person's choice. */
    isGoing: (root: string): boolean => going.has(root),
    forget: (root: string) => void tries.delete(root),
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
