/**
 * The effects of marking an inspection reviewed and of reopening it, on the survey and its claim. Contract section 5.
 */
import { DAY_MS, REOPENED_SURVEY_DAYS } from "./constants";
import type { Project, Region, Survey } from "./entities";
import { isOrderProcessed } from "./processed-rule";
import type { ProjectStatus } from "./project-status";
import { CLEARED_REASONS, type Refusal, withStatus } from "./transitions";

export type SurveyTransition = { ok: true; survey: Survey; project: Project } | Refusal;

const REVIEWABLE: readonly ProjectStatus[] = ["needs review", "in review"];

const conflict = (message: string): Refusal => ({ ok: false, reason: "conflict", message });

/** Whether an inspection of a claim in this status may be marked reviewed. */
export function isReviewable(status: ProjectStatus): boolean {
  return REVIEWABLE.includes(status);
}

/**
 * Whether a review is pending: the inspection has none, or its claim has returned to review. An earlier review does
 * not block another one.
 */
export function isReviewToCome(survey: Pick<Survey, "reviewedAt">, { status }: Pick<Project, "status">): boolean {
  return !survey.reviewedAt || isReviewable(status);
}

export function isSurveyExpired(survey: Pick<Survey, "expiresAt">, now: string): boolean {
  return survey.expiresAt != null && Date.parse(survey.expiresAt) <= Date.parse(now);
}

/** Sets reviewedAt to now and the claim to 'in processing'; refused by the claim's status or the processed rule. */
export function markSurveyReviewed(
  survey: Survey,
  project: Project,
  regions: readonly Pick<Region, "scans">[],
  now: string,
): SurveyTransition {
  if (survey.reviewedAt && project.status === "in processing") return { ok: true, survey, project };
  if (!isReviewable(project.status)) {
    return conflict(
      `An inspection whose claim is ${project.status} cannot be marked as reviewed. It can from needs review or in review.`,
    );
  }
  if (!isOrderProcessed(project.orderType, regions)) {
    const which = project.orderType === "multiroom-claim" ? "all regions are" : "at least one region is";
    return conflict(`The inspection can be marked as reviewed once ${which} processed.`);
  }
  return {
    ok: true,
    survey: { ...survey, reviewedAt: now },
    project: withStatus(project, "in processing", now, {}),
  };
}

/** Sets the claim to 'needs media' and clears its reasons; an expired survey gets one more day. */
export function reopenSurvey(survey: Survey, project: Project, now: string): SurveyTransition {
  const isExpired = isSurveyExpired(survey, now);
  if (!survey.reviewedAt && !survey.done && !isExpired) {
    if (project.status === "needs media") return { ok: true, survey, project };
    return conflict(
      "An inspection that is still open cannot be re-opened. It can once it is reviewed, done or expired.",
    );
  }
  const tomorrow = new Date(Date.parse(now) + REOPENED_SURVEY_DAYS * DAY_MS).toISOString();
  return {
    ok: true,
    survey: { ...survey, reviewedAt: null, done: false, ...(isExpired ? { expiresAt: tomorrow } : {}) },
    project: withStatus(project, "needs media", now, CLEARED_REASONS),
  };
}
