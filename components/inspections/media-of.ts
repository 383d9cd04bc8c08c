import type { SurveyListItem } from "@/lib/domain/entities";

/** Photos and videos of an inspection, apart; a backend that counts them only together has them all as photos. */
export function mediaOf({ mediaCount, videoCount }: Pick<SurveyListItem, "mediaCount" | "videoCount">) {
  const videos = Math.min(mediaCount, videoCount ?? 0);
  return { photos: mediaCount - videos, videos };
}
