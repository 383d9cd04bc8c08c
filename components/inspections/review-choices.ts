/** What may be done with a listed inspection now, and why not: pure. */
import { may } from "@/lib/access/permissions";
import type { SurveyListItem } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { isReviewToCome, isSurveyExpired } from "@/lib/domain/survey-transitions";
import { isTakenByOther } from "@/lib/domain/worklist";
import { laterWords } from "./later-words";
import { blockerTexts, type blockReason, waitReason } from "./queue/block-reasons";

/** `refusal`: why it cannot be done now; null where it can. */
export type ReviewChoice = { isOffered: boolean; refusal: string | null };
export type Reviewer = { employeeKey: string | null; role: Role };
/** `isExpired` is the inspection; `isTaken` the review that somebody else has started, which is said and blocks nothing. */
export type ReviewChoices = Record<"review" | "done" | "reopen" | "email", ReviewChoice> & {
  isExpired: boolean;
  isTaken: boolean;
};

export function reviewChoices(
  survey: SurveyListItem,
  detail: Parameters<typeof blockReason>[1],
  { employeeKey, role }: Reviewer,
  now: number,
): ReviewChoices {
  const isTheirs = may(role, "reviewInspections");
  const isExpired = isSurveyExpired(survey, new Date(now).toISOString());
  const isOver = Boolean(survey.reviewedAt) || survey.done || isExpired;
  const blocked = waitReason(detail) ?? blockerTexts({ survey }, detail)[0] ?? null;
  return {
    review: { isOffered: isTheirs && isReviewToCome(survey, survey.project), refusal: blocked },
    done: { isOffered: may(role, "editClaims") && !survey.done, refusal: null },
    reopen: { isOffered: isTheirs, refusal: isOver ? null : laterWords.review.stillOpen },
    email: { isOffered: isTheirs, refusal: null },
    isExpired,
    isTaken: isTakenByOther(survey.project, employeeKey),
  };
}
