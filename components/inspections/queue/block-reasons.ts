/** What keeps an inspection from being decided in the queue, in words: pure. */
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

/** What has been read of it; of its geometry only where that is looked at. */
type Known = Pick<WorkDetail, "regions"> & Partial<Pick<WorkDetail, "geometry">>;
type Waiting = Pick<WorkDetail, "isLoading" | "geometry">;

/** What a decision still waits for; null where all of it is there, or cannot be. */
export function waitReason({ isLoading, geometry }: Waiting): string | null {
  if (isLoading) return copy.loadingRooms;
  return geometry === "reading" ? blockCopy.checkingGeometry : null;
}

/** The rules of the claim and its rooms, as far as these are known. */
export function blockerTexts({ survey }: Pick<WorkItem, "survey">, detail: Known): string[] {
  const { regions, geometry } = detail;
  const errors = geometry === "reading" ? 0 : (geometry ?? 0);
  return reviewBlockers(survey, survey.project, regions, errors).map(blockerText);
}

/** Why `e` does nothing now; null where it decides. */
export function blockReason(item: WorkItem, detail: Known & Waiting): string | null {
  if (item.state === "decided" || item.state === "waiting") return copy.alreadyDecided;
  if (item.state === "taken") return copy.states.takenLong;
  // It was decided with the rooms in sight; sent again, it needs nothing more.
  if (item.state === "failed") return null;
  return waitReason(detail) ?? blockerTexts(item, detail)[0] ?? null;
}
