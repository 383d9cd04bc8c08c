/** Marks an inspection reviewed by the durable queue: nothing is lost where nobody answers. */
import type { ActionOutcome } from "../mutations/action-outcome";
import { runQueuedAction } from "../mutations/run-queued-action";
import { browserQueue } from "../queue/browser-queue";

export type ReviewOutcome = ActionOutcome<"survey.markReviewed">;

/**
 * Never throws. `label` says what is done, for the list of edits that wait. A refusal raises the one alert with Retry,
 * unless whoever asks tells of it (`isQuiet`).
 */
export function markReviewed(key: string, label: string, options: { isQuiet?: boolean } = {}): Promise<ReviewOutcome> {
  return runQueuedAction(browserQueue(), {
    name: "survey.markReviewed",
    params: { key },
    label,
    actor: null,
    isQuiet: options.isQuiet,
  });
}
