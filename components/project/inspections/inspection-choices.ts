/** What may be done with an inspection now, and why not: pure. */
import { may } from "@/lib/access/permissions";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import type { Project, Region, Survey } from "@/lib/domain/entities";
import { type ReviewBlocker, reviewBlockers } from "@/lib/domain/review-blockers";
import type { SessionView } from "@/lib/domain/session-view";
import { statusLook } from "@/lib/domain/status-look";
import { isReviewToCome, isSurveyExpired } from "@/lib/domain/survey-transitions";
import { isTakenByOther } from "@/lib/domain/worklist";
import { inspectionCopy as copy } from "./copy";

/** `refusal`: why it cannot be done now; null where it can. */
export type Choice = { isOffered: boolean; refusal: string | null };
/** `isTaken`: somebody else has started the review, which is said and blocks nothing. */
export type InspectionChoices = {
  review: Choice & { isTaken: boolean };
  done: Choice;
  reopen: Choice & { isExpired: boolean };
};

/** What has been read besides the claim itself. */
type KnownOfInspection = {
  regions: readonly Region[] | null;
  areUnread: boolean;
  geometry?: GeometryErrors;
};

function reviewRefusal(blockers: readonly ReviewBlocker[]): string | null {
  const status = blockers.find((blocker) => blocker.kind === "status");
  if (status) return copy.fromStatus(statusLook(status.status).label);
  const [only] = blockers;
  if (blockers.length === 1 && only?.kind === "geometry") return copy.geometry(only.errors);
  if (blockers.length === 1 && only?.kind === "geometry-unread") return copy.geometryUnread;
  return blockers.length === 0 ? null : copy.notYet(blockers.length);
}

/**
 * `regions` null: they are not known. While they are being read the review waits for them; where they cannot be
 * (`areUnread`) they block nothing, and the backend looks at them. At the geometry the app alone looks, so that one that
 * could not be read blocks it. Done is what no more media are expected for: it may be so while rooms are still to be
 * processed, or without a review.
 */
export function inspectionChoices(
  survey: Survey,
  project: Project,
  { regions, areUnread, geometry = null }: KnownOfInspection,
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
