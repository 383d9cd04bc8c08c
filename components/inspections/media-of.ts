import type { SurveyListItem } from "@/lib/domain/entities";

/** Counts photos and videos of an inspection. Without a video count from the backend, all media count as photos. */
export function mediaOf({ mediaCount, videoCount }: Pick<SurveyListItem, "mediaCount" | "videoCount">) {
  const videos = Math.min(mediaCount, videoCount ?? 0);
  return { photos: mediaCount - videos, videos };
}
