/** Pure rules for which actions an inspection allows, and why the others are disabled. */
import { may } from "@/lib/access/permissions";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import type { Project, Region, Survey } from "@/lib/domain/entities";
import { type ReviewBlocker, reviewBlockers } from "@/lib/domain/review-blockers";
import type { SessionView } from "@/lib/domain/session-view";
import { statusLook } from "@/lib/domain/status-look";
import { isReviewToCome, isSurveyExpired } from "@/lib/domain/survey-transitions";
import { isTakenByOther } from "@/lib/domain/worklist";
import { inspectionCopy as copy } from "./copy";

/** `refusal`: why the action is disabled; null if enabled. */
export type Choice = { isOffered: boolean; refusal: string | null };
/** `isTaken`: someone else is reviewing, which is shown and blocks nothing. */
export type InspectionChoices = {
  review: Choice & { isTaken: boolean };
  done: Choice;
  reopen: Choice & { isExpired: boolean };
};

/** Data beyond the claim itself. */
type InspectionData = {
  regions: readonly Region[] | null;
  areUnread: boolean;
  geometry?: GeometryErrors;
};

function reviewRefusal(blockers: readonly ReviewBlocker[]): string | null {
  const status = blockers.find((blocker) => blocker.kind === "status");
  if (status) return copy.fromStatus(statusLook(status.status).label);
  const [first] = blockers;
  if (blockers.length === 1 && first?.kind === "geometry") return copy.geometry(first.errors);
  if (blockers.length === 1 && first?.kind === "geometry-unread") return copy.geometryUnread;
  return blockers.length === 0 ? null : copy.notYet(blockers.length);
}

/**
 * Returns the actions of an inspection. `regions` is null while unknown: the review waits for rooms that are loading,
 * but not for rooms that failed to load (`areUnread`), because the backend checks those. Only the app checks the
 * geometry, so unread geometry blocks the review. Capture may be complete while scans are unprocessed, or without a
 * review.
 */
export function inspectionChoices(
  survey: Survey,
  project: Project,
  { regions, areUnread, geometry = null }: InspectionData,
  { effectiveRole: role, employeeKey }: Pick<SessionView, "effectiveRole" | "employeeKey">,
  now: number,
): InspectionChoices {
  const mayReview = may(role, "reviewInspections");
  const isExpired = isSurveyExpired(survey, new Date(now).toISOString());
  const blockers = reviewBlockers(survey, project, regions, geometry === "reading" ? 0 : (geometry ?? 0));
  const waiting = regions === null && !areUnread ? copy.reading : geometry === "reading" ? copy.checking : null;
  return {
    review: {
      isOffered: mayReview && isReviewToCome(survey, project),
      refusal: waiting ?? reviewRefusal(blockers),
      isTaken: isTakenByOther(project, employeeKey),
    },
    done: { isOffered: mayReview && !survey.done, refusal: may(role, "editClaims") ? null : copy.notYours },
    reopen: {
      isOffered: mayReview,
      refusal: survey.reviewedAt || survey.done || isExpired ? null : copy.reopenRefused,
      isExpired,
    },
  };
}
