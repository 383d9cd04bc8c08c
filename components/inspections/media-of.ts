import type { SurveyListItem } from "@/lib/domain/entities";

/** Photos and videos of an inspection; a backend that only counts both together has them all counted as photos. */
export function mediaOf({ mediaCount, videoCount }: Pick<SurveyListItem, "mediaCount" | "videoCount">) {
  const videos = Math.min(mediaCount, videoCount ?? 0);
  return { photos: mediaCount - videos, videos };
}
