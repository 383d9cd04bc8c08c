"use client";

import { useCallback, useState } from "react";
import type { BulkFailure } from "@/components/ui/bulk-report";
import { showAlert } from "@/lib/client/alerts-store";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { markReviewed, type ReviewOutcome } from "@/lib/client/surveys/mark-reviewed";
import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { isReviewable } from "@/lib/domain/survey-transitions";
import { queueWords } from "./queue/words";
import { inspectionsWords } from "./words";

const { bulk: words } = inspectionsWords;

export type BulkReviewReport = {
  chosen: number;
  reviewed: number;
  waiting: number;
  failures: readonly BulkFailure[];
  /** Edits that can be sent again. */
  refusals: readonly string[];
};

export const inspectionName = ({ insured, name }: SurveyListItem) =>
  `${personName(insured)}, ${name || inspectionsWords.unnamed}`;

/** Refused by what the list says already: nothing is sent. */
function knownRefusal({ reviewedAt, project }: SurveyListItem): string | null {
  if (reviewedAt) return queueWords.alreadyReviewed;
  return isReviewable(project.status) ? null : queueWords.status(project.status);
}

type Result = { survey: SurveyListItem; outcome: ReviewOutcome };

function reportOf(results: readonly Result[]): BulkReviewReport {
  const failed = results.flatMap(({ survey, outcome }) =>
    outcome.status === "failed" ? [{ survey, message: outcome.message, id: outcome.refusal?.id }] : [],
  );
  return {
    chosen: results.length,
    reviewed: results.filter(({ outcome }) => outcome.status === "done").length,
    waiting: results.filter(({ outcome }) => outcome.status === "waiting").length,
    failures: failed.map(({ survey, message }) => ({ key: survey.key, name: inspectionName(survey), message })),
    refusals: failed.flatMap(({ id }) => id ?? []),
  };
}

/** Marks many inspections reviewed at once; those that could not be are named, each with its reason. */
export function useBulkReview(onDone: () => void) {
  const [report, setReport] = useState<BulkReviewReport | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(
    async (chosen: readonly SurveyListItem[]) => {
      setIsRunning(true);
      const results = await Promise.all(
        chosen.map(async (survey): Promise<Result> => {
          const message = knownRefusal(survey);
          if (message) return { survey, outcome: { status: "failed", message } };
          const label = queueWords.decideThe(inspectionName(survey));
          return { survey, outcome: await markReviewed(survey.key, label, { isQuiet: true }) };
        }),
      );
      setIsRunning(false);
      const made = reportOf(results);
      if (made.failures.length > 0) setReport(made);
      else showAlert({ type: "success", message: words.done(made.reviewed, made.waiting) });
      onDone();
    },
    [onDone],
  );
  const retry = useCallback(() => {
    for (const id of report?.refusals ?? []) void browserQueue().retry(id);
    setReport(null);
  }, [report]);
  return { run, isRunning, report, retry, close: useCallback(() => setReport(null), []) };
}
