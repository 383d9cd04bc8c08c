/** Why an inspection cannot be marked reviewed yet: contract section 5. The same rules as `markSurveyReviewed`. */
import type { Project, Region, Survey } from "./entities";
import { isOrderProcessed, isRegionProcessed, isScanProcessed } from "./processed-rule";
import type { ProjectStatus } from "./project-status";
import { isReviewable, isReviewToCome } from "./survey-transitions";

export type ReviewBlocker =
  /** It has been done, and its claim has gone on since. */
  | { kind: "reviewed"; reviewedAt: string }
  /** The claim is not at a point where it can be reviewed. */
  | { kind: "status"; status: ProjectStatus }
  | { kind: "no-rooms" }
  /** A room whose scans are still to be processed. */
  | { kind: "room"; regionKey: string; name: string; open: number; scans: number }
  /** Errors that the scan editor's checks find; the app alone looks at them. */
  | { kind: "geometry"; errors: number }
  /** Whether there are any could not be seen, and nobody else looks. */
  | { kind: "geometry-unread" };

/**
 * Everything that stands in the way, first the claim's own state. `regions` are those of this survey, with their scans.
 * Rooms block as the order type says: a multiroom claim waits for each, others only while none is processed. Null: they
 * are not known, and block nothing; the backend looks at them again. `geometry`: its errors, 0 where it is not looked at.
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
