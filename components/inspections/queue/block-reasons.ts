/** Texts that explain why an inspection cannot be reviewed. Pure. */
import type { WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import { type ReviewBlocker, reviewBlockers } from "@/lib/domain/review-blockers";
import { blockCopy } from "./block-copy";
import { queueCopy as copy } from "./copy";

function blockerText(blocker: ReviewBlocker): string {
  switch (blocker.kind) {
    case "reviewed":
      return copy.alreadyReviewed;
    case "status":
      return copy.status(blocker.status);
    case "no-rooms":
      return blockCopy.noRooms;
    case "geometry":
      return blockCopy.geometry(blocker.errors);
    case "geometry-unread":
      return blockCopy.geometryUnread;
    case "room":
      return blockCopy.room(blocker.name, blocker.open, blocker.scans);
  }
}

/** The loaded data; the geometry only for inspections whose geometry is checked. */
type Known = Pick<WorkDetail, "regions"> & Partial<Pick<WorkDetail, "geometry">>;
type Waiting = Pick<WorkDetail, "isLoading" | "geometry">;

/** Returns what a decision waits for; null once everything is loaded or has failed. */
export function waitReason({ isLoading, geometry }: Waiting): string | null {
  if (isLoading) return copy.loadingRooms;
  return geometry === "reading" ? blockCopy.checkingGeometry : null;
}

/** Returns the blockers by the rules for claim and rooms, as far as these are loaded. */
export function blockerTexts({ survey }: Pick<WorkItem, "survey">, detail: Known): string[] {
  const { regions, geometry } = detail;
  const errors = geometry === "reading" ? 0 : (geometry ?? 0);
  return reviewBlockers(survey, survey.project, regions, errors).map(blockerText);
}

/** Returns why the review action (key `e`) is disabled, or null. */
export function blockReason(item: WorkItem, detail: Known & Waiting): string | null {
  if (item.state === "decided" || item.state === "waiting") return copy.alreadyDecided;
  if (item.state === "taken") return copy.states.takenLong;
  // A failed decision has passed the checks already, so it can be sent again.
  if (item.state === "failed") return null;
  return waitReason(detail) ?? blockerTexts(item, detail)[0] ?? null;
}
