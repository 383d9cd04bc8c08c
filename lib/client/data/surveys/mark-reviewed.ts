import { isReviewable } from "../../../domain/survey-transitions";
import { browserQueue } from "../../queue/browser-queue";
import { COPY } from "../edits/copy";
import type { EditOutcome, Refusal } from "../edits/edit";
import { runEdit } from "../edits/run-edit";
import { claimOfConflict } from "../projects/claim-conflict";
import { alertConflict, surveyConflictOf } from "./survey-conflict";

export type ReviewOutcome = EditOutcome<"survey.markReviewed">;

/** Whether another person has moved the claim to a status that allows no review. */
function isMovedOn(refusal: Refusal): boolean {
  const project = claimOfConflict(refusal);
  return project !== null && !isReviewable(project.status);
}

/**
 * Marks an inspection reviewed. Never throws. A refusal raises one alert with Retry, unless the caller reports it
 * (`handlesRefusal`); if another person has moved the claim, the alert names them and the new status.
 */
export async function markReviewed(
  key: string,
  label: string,
  options: { handlesRefusal?: boolean } = {},
): Promise<ReviewOutcome> {
  const isHandled = options.handlesRefusal === true;
  const outcome = await runEdit(
    "survey.markReviewed",
    { key },
    { label, handlesRefusal: (refusal) => isHandled || isMovedOn(refusal) },
  );
  const conflict = surveyConflictOf(outcome);
  if (!isHandled && conflict?.project && !isReviewable(conflict.project.status)) {
    void alertConflict(conflict, null, {
      label: COPY.retry,
      onClick: () => void browserQueue().retry(conflict.refusalId),
    });
  }
  return outcome;
}
