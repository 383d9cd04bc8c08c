/** Reasons why an inspection cannot be marked reviewed (contract section 5), the same rules as `markSurveyReviewed`. */
import type { Project, Region, Survey } from "./entities";
import { isOrderProcessed, isRegionProcessed, isScanProcessed } from "./processed-rule";
import type { ProjectStatus } from "./project-status";
import { isReviewable, isReviewToCome } from "./survey-transitions";

export type ReviewBlocker =
  /** The inspection has been reviewed, and its claim is no longer in review. */
  | { kind: "reviewed"; reviewedAt: string }
  /** The claim's status does not allow a review. */
  | { kind: "status"; status: ProjectStatus }
  | { kind: "no-rooms" }
  /** A room with unprocessed scans. */
  | { kind: "room"; regionKey: string; name: string; open: number; scans: number }
  /** Errors found by the scan editor's checks, which only the app runs. */
  | { kind: "geometry"; errors: number }
  /** The geometry could not be read, so errors are unknown. */
  | { kind: "geometry-unread" };

/**
 * Returns everything that blocks the review, the claim's own state first. `regions` are this survey's, with scans.
 * Rooms block by order type: a multiroom claim waits for each, others only while none is processed. Null regions are
 * unknown and block nothing; the backend checks them again. `geometry` is the number of errors, 0 if it was not
 * checked.
 */
export function reviewBlockers(
  survey: Pick<Survey, "reviewedAt">,
  project: Pick<Project, "status" | "orderType">,
  regions: readonly Pick<Region, "key" | "name" | "scans">[] | null,
  geometry: number | "unread" = 0,
): ReviewBlocker[] {
  if (survey.reviewedAt && !isReviewToCome(survey, project)) {
    return [{ kind: "reviewed", reviewedAt: survey.reviewedAt }];
  }
  const blockers: ReviewBlocker[] = [];
  if (!isReviewable(project.status)) blockers.push({ kind: "status", status: project.status });
  if (geometry === "unread") blockers.push({ kind: "geometry-unread" });
  else if (geometry > 0) blockers.push({ kind: "geometry", errors: geometry });
  if (regions === null) return blockers;
  if (regions.length === 0) blockers.push({ kind: "no-rooms" });
  if (isOrderProcessed(project.orderType, regions)) return blockers;
  for (const { key, name, scans = [] } of regions.filter((region) => !isRegionProcessed(region))) {
    const open = scans.filter((scan) => !isScanProcessed(scan)).length;
    blockers.push({ kind: "room", regionKey: key, name, open, scans: scans.length });
  }
  return blockers;
}
