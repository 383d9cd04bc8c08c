/** Marks an inspection reviewed by the durable queue: nothing is lost where nobody answers. */
import { isReviewable } from "../../../domain/survey-transitions";
import { browserQueue } from "../../queue/browser-queue";
import type { ActionOutcome, Refusal } from "../edits/action-outcome";
import { COPY } from "../edits/copy";
import { runQueuedAction } from "../edits/run-queued-action";
import { claimOfConflict } from "../projects/claim-conflict";
import { surveyConflictOf, tellMeanwhile } from "./meanwhile";

export type ReviewOutcome = ActionOutcome<"survey.markReviewed">;

/** Somebody else has moved the claim to where nothing is reviewed. */
function isMovedOn(refusal: Refusal): boolean {
  const project = claimOfConflict(refusal);
  return project !== null && !isReviewable(project.status);
}

/**
 * Never throws. `label` says what is done, for the list of edits that wait. A refusal raises the one alert with Retry,
 * unless whoever asks tells of it (`isQuiet`); where somebody else has moved the claim, it says who, and to where.
 */
export async function markReviewed(
  key: string,
  label: string,
  options: { isQuiet?: boolean } = {},
): Promise<ReviewOutcome> {
  const { isQuiet = false } = options;
  const queue = browserQueue();
  const outcome = await runQueuedAction(queue, {
    name: "survey.markReviewed",
    params: { key },
    label,
    actor: null,
    isQuiet: (refusal) => isQuiet || isMovedOn(refusal),
  });
  const conflict = surveyConflictOf(outcome);
  if (!isQuiet && conflict?.project && !isReviewable(conflict.project.status)) {
    void tellMeanwhile(conflict, null, { label: COPY.retry, onClick: () => void queue.retry(conflict.refusalId) });
  }
  return outcome;
}
