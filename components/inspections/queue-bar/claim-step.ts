/** Finds where the queue leads from a claim's page. Pure. */
import type { WorkItem } from "@/lib/client/data/worklist/use-worklist";
import type { SurveyListItem } from "@/lib/domain/entities";
import { CLAIM_TABS, overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import type { RoomSummary } from "@/lib/domain/room-summary";

/** Index of the queue's item that a claim's page shows: the current one, else the first of this claim. */
export function shownAt(items: readonly WorkItem[], projectKey: string, surveyKey: string): number {
  const ofClaim = ({ survey }: WorkItem) => survey.projectKey === projectKey;
  const exact = items.findIndex((item) => ofClaim(item) && item.survey.key === surveyKey);
  return exact >= 0 ? exact : items.findIndex(ofClaim);
}

/** Path of another inspection: its claim on the same tab (from `search`), or its first room with a photo. */
export function claimPage(
  { insured, project }: SurveyListItem,
  at: { search: string; isInRoom: boolean },
  rooms: readonly Pick<RoomSummary, "regionKey" | "mediaCount">[],
): string {
  const room = rooms.find(({ mediaCount }) => mediaCount > 0) ?? rooms[0];
  if (at.isInRoom && room) return regionReviewPath(insured.key, project.key, room.regionKey);
  const tab = new URLSearchParams(at.search).get("tab");
  return overviewPath(
    insured.key,
    project.key,
    CLAIM_TABS.find((one) => one === tab),
  );
}
