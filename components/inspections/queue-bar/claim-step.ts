/** Finds a claim's item in the queue, and the page that a queue step opens. Pure. */
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import type { SurveyListItem } from "@/lib/domain/entities";
import { CLAIM_TABS, overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import type { RoomSummary } from "@/lib/domain/room-summary";

/** Returns the index of the current item if it is of this claim, else of the claim's first item; -1 without one. */
export function shownAt(items: readonly WorkItem[], projectKey: string, surveyKey: string): number {
  const isOfClaim = ({ survey }: WorkItem) => survey.projectKey === projectKey;
  const exact = items.findIndex((item) => isOfClaim(item) && item.survey.key === surveyKey);
  return exact >= 0 ? exact : items.findIndex(isOfClaim);
}

/** Returns the path of another inspection: its claim on the same tab (from `search`), or its first room with media. */
export function claimPage(
  { insured, project }: SurveyListItem,
  page: { search: string; isInRoom: boolean },
  rooms: readonly Pick<RoomSummary, "regionKey" | "mediaCount">[],
): string {
  const room = rooms.find(({ mediaCount }) => mediaCount > 0) ?? rooms[0];
  if (page.isInRoom && room) return regionReviewPath(insured.key, project.key, room.regionKey);
  const tab = new URLSearchParams(page.search).get("tab");
  return overviewPath(
    insured.key,
    project.key,
    CLAIM_TABS.find((name) => name === tab),
  );
}
