/** What is left of an annotation task. */
import type { SaveState } from "@/lib/client/scan-editor/save-state";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";
import type { ReviewQueue } from "@/lib/editor/analysis/review/review-queue";

export type TaskLeft = {
  /** Elements of the task's floor, or of the survey where it names none; null while they are looked for. */
  readonly review: { readonly left: number; readonly total: number } | null;
  /** Of the whole survey, since one anywhere blocks its review; null while the checks look. */
  readonly errors: number | null;
  /** Edits on their way, and those of them that wait for the network. */
  readonly unsaved: number;
  readonly waiting: number;
  /** Edits that were refused. */
  readonly failed: number;
};

export function taskLeft(
  floorNumber: number | null,
  queue: ReviewQueue | null,
  found: SurveyFindings | null,
  { pending, waiting, failed }: Pick<SaveState, "pending" | "waiting" | "failed">,
): TaskLeft {
  const floor = queue?.floors.find((one) => one.floorNumber === floorNumber);
  const progress = floorNumber === null ? queue : (floor ?? { done: 0, total: 0 });
  return {
    review: queue && progress ? { left: progress.total - progress.done, total: progress.total } : null,
    errors: found?.errors ?? null,
    unsaved: pending,
    waiting,
    failed: failed.length,
  };
}

/** Nothing is left, and that is known. */
export const isNothingLeft = ({ review, errors, unsaved, failed }: TaskLeft): boolean =>
  review?.left === 0 && errors === 0 && unsaved === 0 && failed === 0;
