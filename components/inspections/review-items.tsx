"use client";

import { CircleCheck, ClipboardCheck, Mail, RotateCcw } from "lucide-react";
import { MenuItem } from "@/components/ui/menus/menu";
import { surveyActions } from "@/lib/client/data/surveys/survey-actions";
import { useWorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { laterWords } from "./later-words";
import { queueWords } from "./queue/words";
import { type Reviewer, reviewChoices } from "./review-choices";
import { inspectionsWords } from "./words";

const { review: words } = laterWords;

export type ReviewItemsProps = {
  survey: SurveyListItem;
  who: Reviewer;
  /** Milliseconds. */
  now: number;
  onEmail: (survey: SurveyListItem) => void;
};

/** What decides about an inspection, in its row's menu; its rooms are read when the menu opens. */
export function ReviewItems({ survey, who, now, onEmail }: ReviewItemsProps) {
  const detail = useWorkDetail(survey);
  const whose = `${personName(survey.insured)}, ${survey.name || inspectionsWords.unnamed}`;
  const actions = surveyActions(survey, survey.project, {
    markReviewed: words.labelled(words.markReviewed, whose),
    markDone: words.labelled(words.markDone, whose),
    reopen: words.labelled(words.reopen, whose),
  });
  const { review, done, reopen, email, isExpired, isTaken } = reviewChoices(survey, detail, who, now);
  return (
    <>
      {review.isOffered ? (
        <MenuItem
          icon={<ClipboardCheck />}
          detail={isTaken ? `${queueWords.states.takenLong} ${words.reviewChanges}` : words.reviewChanges}
          disabledReason={review.refusal}
          onSelect={() => void actions.markReviewed()}
        >
          {words.markReviewed}
        </MenuItem>
      ) : null}
      {done.isOffered ? (
        <MenuItem icon={<CircleCheck />} detail={words.doneChanges} onSelect={() => void actions.markDone()}>
          {words.markDone}
        </MenuItem>
      ) : null}
      {reopen.isOffered ? (
        <MenuItem
          icon={<RotateCcw />}
          detail={isExpired ? words.reopenExpired : words.reopenChanges}
          disabledReason={reopen.refusal}
          onSelect={() => void actions.reopen()}
        >
          {words.reopen}
        </MenuItem>
      ) : null}
      {email.isOffered ? (
        <MenuItem icon={<Mail />} detail={words.emailChanges} onSelect={() => onEmail(survey)}>
          {words.email}
        </MenuItem>
      ) : null}
    </>
  );
}
