/** What keeps an inspection from being decided in the queue, in words: pure. */
import type { WorkDetail } from "@/lib/client/worklist/use-work-detail";
import type { WorkItem } from "@/lib/client/worklist/use-worklist";
import { type ReviewBlocker, reviewBlockers } from "@/lib/domain/review-blockers";
import { queueWords as words } from "./words";

function blockerText(blocker: ReviewBlocker): string {
  switch (blocker.kind) {
    case "reviewed":
      return words.alreadyReviewed;
    case "status":
      return words.status(blocker.status);
    case "no-rooms":
      return words.noRooms;
    case "geometry":
      return words.geometry(blocker.errors);
    case "room":
      return words.room(blocker.name, blocker.open, blocker.scans);
  }
}

/** What has been read of it; of its geometry only where it is looked at by itself. */
type Known = Pick<WorkDetail, "regions"> & Partial<Pick<WorkDetail, "geometryErrors">>;

/** The rules of the claim and its rooms, as far as these are known. */
export function blockerTexts({ survey }: Pick<WorkItem, "survey">, detail: Known): string[] {
  return reviewBlockers(survey, survey.project, detail.regions, detail.geometryErrors).map(blockerText);
}

/** Why `e` does nothing now; null where it decides. */
export function blockReason(item: WorkItem, detail: Known & Pick<WorkDetail, "isLoading">): string | null {
  if (item.state === "decided" || item.state === "waiting") return words.alreadyDecided;
  if (item.state === "taken") return words.states.takenLong;
  // It was decided with the rooms in sight; sent again, it needs nothing more.
  if (item.state === "failed") return null;
  if (detail.isLoading) return words.loadingRooms;
  return blockerTexts(item, detail)[0] ?? null;
}
