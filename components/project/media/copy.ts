/** Photos and videos of a claim, in words. */
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";
import type { MediaKind } from "./media-filter";

export const mediaCopy = {
  title: "Media",
  filters: "Filters",
  kind: "Kind",
  kinds: { all: "All", photos: "Photos", videos: "Videos" } satisfies Record<MediaKind, string>,
  room: "Room",
  everyRoom: "Every room",
  hazards: "Hazards only",
  bookmarked: "Bookmarked by me",
  bookmarksFailed: "Your bookmarks could not be loaded.",
  retry: RETRY,
  tag: "Tag",
  everyTag: "Every tag",
  clear: "Clear filters",
  none: "Nothing has been captured yet.",
  nothingFound: "Nothing matches the filters.",
  more: (count: string) => `Show ${count} more`,
  photo: (room: string, at: number) => `${room}, photo ${at}`,
  video: (room: string, at: number) => `${room}, video ${at}`,
  hazard: "Hazard",
  tags: (labels: readonly string[]) => labels.join(", "),
  noTag: "No tag",
  openRoom: (room: string) => `Open ${quoted(room)}`,
  seconds: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`,
};
