/** Edits that were refused beside somebody else's change and may stand beside it: they are sent again, unasked. */
import type { AlertInput } from "../alerts/alerts-store";
import type { DurableQueue } from "../queue/durable-queue";
import type { QueueRefusal } from "../queue/queue-events";

/** Somebody who goes on changing the element is overtaken in a few; past these the backend has another reason. */
const MOST_TRIES = 5;
/** The tab that made an edit has sent it again long before. */
const LEFT_MS = 4_000;

export function createSecondTries(
  queue: Pick<DurableQueue, "retry" | "getState">,
  showAlert: (alert: AlertInput) => void,
) {
  const tries = new Map<string, number>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** On their way back into the queue. */
  const going = new Set<string>();

  /** The tab that made it may be gone: then this one tells. It does not try: it might decide what was refused again meanwhile. */
  function tellIfLeft(root: string, alert: AlertInput): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (queue.getState().failed.some(({ id }) => id === root)) showAlert(alert);
    }, LEFT_MS);
    timers.add(timer);
  }

  return {
    /** `isMade`: in this tab, which alone sends it again. `alert`: what is told where it does not go again. */
    refused({ root }: QueueRefusal, isMade: boolean, alert: AlertInput): void {
      if (!isMade) {
        tellIfLeft(root, alert);
        return;
      }
      const count = (tries.get(root) ?? 0) + 1;
      if (count > MOST_TRIES) {
        tries.delete(root);
        showAlert(alert);
        return;
      }
      tries.set(root, count);
      going.add(root);
      void queue.retry(root).finally(() => going.delete(root));
    },
    /** Whether it is sent again unasked, and not because somebody has chosen so. */
    isGoing: (root: string): boolean => going.has(root),
    forget: (root: string) => void tries.delete(root),
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
