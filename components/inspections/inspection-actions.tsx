"use client";

import { CircleHelp, ClipboardCheck, Download, FileText, Link2, SquareArrowOutUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem } from "@/components/ui/menus/menu";
import { BulkAction } from "@/components/ui/table/bulk-bar";
import { BulkReport } from "@/components/ui/table/bulk-report";
import { copyText } from "@/lib/client/alerts/copy-text";
import { exportCopy } from "@/lib/client/data/exports/copy";
import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { isReviewToCome } from "@/lib/domain/survey-transitions";
import { actionsCopy } from "./actions-copy";
import { inspectionsCopy } from "./copy";
import { inspectionPath } from "./inspection-path";
import type { useBulkReview } from "./use-bulk-review";

const { actions } = actionsCopy;

const absoluteLink = (survey: SurveyListItem) => new URL(inspectionPath(survey), window.location.origin).href;
const copy = (text: string, message: string) => void copyText(text, message, actions.copyFailed);

/** Returns the menu of a row. `review` holds the review actions, which come first. */
export function inspectionMenu(survey: SurveyListItem, review: ReactNode = null) {
  const { insured, project } = survey;
  return (
    <>
      {review}
      {isReviewToCome(survey, project) ? (
        <MenuItem icon={<CircleHelp />} href={overviewPath(insured.key, project.key, "inspections")}>
          {actionsCopy.review.whyNot}
        </MenuItem>
      ) : null}
      <MenuItem icon={<SquareArrowOutUpRight />} shortcut="↵" href={inspectionPath(survey)}>
        {actions.open}
      </MenuItem>
      <MenuItem icon={<Link2 />} onSelect={() => copy(absoluteLink(survey), actions.linksCopied(1))}>
        {actions.copyLink}
      </MenuItem>
      <MenuItem icon={<FileText />} onSelect={() => copy(survey.project.claimNumber ?? "", actions.claimNumberCopied)}>
        {actions.copyClaimNumber}
      </MenuItem>
    </>
  );
}

export type InspectionBulkProps = {
  chosen: readonly SurveyListItem[];
  /** Null for roles that may not review. */
  review: { run: (chosen: readonly SurveyListItem[]) => void; isRunning: boolean } | null;
  onExport: (chosen: readonly SurveyListItem[]) => void;
};

/** Bulk actions. Two inspections of one claim share one link. */
export function InspectionBulkActions({ chosen, review, onExport }: InspectionBulkProps) {
  const copyLinks = () => {
    const links = [...new Set(chosen.map(absoluteLink))];
    copy(links.join("\n"), actions.linksCopied(links.length));
  };
  return (
    <>
      {review ? (
        <BulkAction
          icon={<ClipboardCheck />}
          label={inspectionsCopy.bulk.markReviewed}
          isBusy={review.isRunning}
          onPress={() => review.run(chosen)}
        />
      ) : null}
      <BulkAction icon={<Link2 />} label={actions.copyLinks} onPress={copyLinks} />
      <BulkAction icon={<Download />} label={exportCopy.exportChosen} onPress={() => onExport(chosen)} />
    </>
  );
}

export type InspectionBulkReportProps = { review: ReturnType<typeof useBulkReview> };

/** Lists the inspections that could not be marked reviewed, with reasons. */
export function InspectionBulkReport({ review }: InspectionBulkReportProps) {
  const { bulk } = inspectionsCopy;
  const { report } = review;
  return (
    <BulkReport
      isOpen={report !== null}
      title={report ? bulk.partly(report.failures.length, report.chosen) : ""}
      description={report ? bulk.done(report.reviewed, report.waiting) : undefined}
      failures={report?.failures ?? []}
      closeLabel={bulk.close}
      retry={report && report.refusals.length > 0 ? { label: bulk.retry, onRetry: review.retry } : null}
      onClose={review.close}
    />
  );
}
