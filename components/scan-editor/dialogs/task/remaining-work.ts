/** The remaining work of an annotation task. */
import type { SaveState } from "@/lib/client/scan-editor/save-state";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";
import type { ReviewQueue } from "@/lib/editor/analysis/review/review-queue";

export type RemainingWork = {
  /** Elements of the task's floor, or of the survey if the task has no floor; null until they are known. */
  readonly review: { readonly left: number; readonly total: number } | null;
  /** Errors of the whole survey, because one anywhere blocks its review; null until the checks have finished. */
  readonly errors: number | null;
  /** The number of unsaved edits, and how many of them wait for the network. */
  readonly unsaved: number;
  readonly waiting: number;
  /** The number of refused edits. */
  readonly failed: number;
};

export function remainingWork(
  floorNumber: number | null,
  queue: ReviewQueue | null,
  findings: SurveyFindings | null,
  { pending, waiting, failed }: Pick<SaveState, "pending" | "waiting" | "failed">,
): RemainingWork {
  const floor = queue?.floors.find((one) => one.floorNumber === floorNumber);
  const progress = floorNumber === null ? queue : (floor ?? { done: 0, total: 0 });
  return {
    review: queue && progress ? { left: progress.total - progress.done, total: progress.total } : null,
    errors: findings?.errors ?? null,
    unsaved: pending,
    waiting,
    failed: failed.length,
  };
}

/** Returns whether all numbers are known and no work is left. */
export const isNothingLeft = ({ review, errors, unsaved, failed }: RemainingWork): boolean =>
  review?.left === 0 && errors === 0 && unsaved === 0 && failed === 0;
