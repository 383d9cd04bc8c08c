"use client";

import { useCallback, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { DEFAULT_FALLBACK } from "@/lib/contract/row";
import type { SurveyListItem } from "@/lib/domain/entities";
import { inspectionsCopy } from "./copy";
import type { BulkReviewReport } from "./review-all";

const { bulk: copy } = inspectionsCopy;

/** Loaded ahead, so that it works after the network is lost. */
const reviewPart = lazyPart(() => import("./review-all").then(({ reviewAll }) => reviewAll));

/** Marks several inspections reviewed; lists failures with reasons. */
export function useBulkReview(onDone: () => void) {
  const [report, setReport] = useState<BulkReviewReport | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(
    async (chosen: readonly SurveyListItem[]) => {
      setIsRunning(true);
      const reviewAll = await reviewPart.load().catch(() => null);
      const result = reviewAll && (await reviewAll(chosen));
      setIsRunning(false);
      if (result === null) return void showAlert({ type: "error", message: DEFAULT_FALLBACK });
      if (result.failures.length > 0) setReport(result);
      else showAlert({ type: "success", message: copy.done(result.reviewed, result.waiting) });
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
