"use client";

import { CircleCheck, ClipboardCheck, Mail, RotateCcw } from "lucide-react";
import { MenuItem } from "@/components/ui/menus/menu";
import { may } from "@/lib/access/permissions";
import { surveyActions } from "@/lib/client/data/surveys/survey-actions";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { isReviewToCome, isSurveyExpired } from "@/lib/domain/survey-transitions";
import { isTakenByOther } from "@/lib/domain/worklist";
import { actionsCopy } from "./actions-copy";
import { inspectionsCopy } from "./copy";
import { blockerTexts, type blockReason, waitReason } from "./queue/block-reasons";
import { queueCopy } from "./queue/copy";

/** `refusal`: why the action is disabled, or null. */
type ReviewChoice = { isOffered: boolean; refusal: string | null };
type Reviewer = { employeeKey: string | null; role: Role };
/** `isExpired` concerns the inspection; `isTaken` means that someone else is reviewing, which blocks nothing. */
type ReviewChoices = Record<"review" | "done" | "reopen" | "email", ReviewChoice> & {
  isExpired: boolean;
  isTaken: boolean;
};

/** Returns which actions a listed inspection allows, and why not. Pure. */
function reviewChoices(
  survey: SurveyListItem,
  detail: Parameters<typeof blockReason>[1],
  { employeeKey, role }: Reviewer,
  now: number,
): ReviewChoices {
  const mayReview = may(role, "reviewInspections");
  const isExpired = isSurveyExpired(survey, new Date(now).toISOString());
  const isFinished = Boolean(survey.reviewedAt) || survey.done || isExpired;
  const blocker = waitReason(detail) ?? blockerTexts({ survey }, detail)[0] ?? null;
  return {
    review: { isOffered: mayReview && isReviewToCome(survey, survey.project), refusal: blocker },
    done: { isOffered: may(role, "editClaims") && !survey.done, refusal: null },
    reopen: { isOffered: mayReview, refusal: isFinished ? null : actionsCopy.review.stillOpen },
    email: { isOffered: mayReview, refusal: null },
    isExpired,
    isTaken: isTakenByOther(survey.project, employeeKey),
  };
}

const { review: copy } = actionsCopy;

export type ReviewItemsProps = {
  survey: SurveyListItem;
  who: Reviewer;
  /** Milliseconds since 1970. */
  now: number;
  onEmail: (survey: SurveyListItem) => void;
};

/** The review actions in the menu of an inspection's row; the rooms are read when the menu opens. */
export function ReviewItems({ survey, who, now, onEmail }: ReviewItemsProps) {
  const detail = useWorkDetail(survey);
  const itemName = `${personName(survey.insured)}, ${survey.name || inspectionsCopy.unnamed}`;
  const actions = surveyActions(survey, survey.project, {
    markReviewed: copy.labeled(copy.markReviewed, itemName),
    markDone: copy.labeled(copy.markDone, itemName),
    reopen: copy.labeled(copy.reopen, itemName),
  });
  const { review, done, reopen, email, isExpired, isTaken } = reviewChoices(survey, detail, who, now);
  return (
    <>
      {review.isOffered ? (
        <MenuItem
          icon={<ClipboardCheck />}
          detail={isTaken ? `${queueCopy.states.takenLong} ${copy.reviewChanges}` : copy.reviewChanges}
          disabledReason={review.refusal}
          onSelect={() => void actions.markReviewed()}
        >
          {copy.markReviewed}
        </MenuItem>
      ) : null}
      {done.isOffered ? (
        <MenuItem icon={<CircleCheck />} detail={copy.doneChanges} onSelect={() => void actions.markDone()}>
          {copy.markDone}
        </MenuItem>
      ) : null}
      {reopen.isOffered ? (
        <MenuItem
          icon={<RotateCcw />}
          detail={isExpired ? copy.reopenExpired : copy.reopenChanges}
          disabledReason={reopen.refusal}
          onSelect={() => void actions.reopen()}
        >
          {copy.reopen}
        </MenuItem>
      ) : null}
      {email.isOffered ? (
        <MenuItem icon={<Mail />} detail={copy.emailChanges} onSelect={() => onEmail(survey)}>
          {copy.emailContents}
        </MenuItem>
      ) : null}
    </>
  );
}
