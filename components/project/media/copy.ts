import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";
import type { MediaKind } from "./media-filter";

export const mediaCopy = {
  title: "Media",
  filters: "Filters",
  kind: "Kind",
  kinds: { all: "All", photos: "Photos", videos: "Videos" } satisfies Record<MediaKind, string>,
  room: "Room",
  everyRoom: "All rooms",
  hazards: "Hazards only",
  bookmarked: "Bookmarked by me",
  bookmarksFailed: "Your bookmarks couldn't be loaded.",
  retry: RETRY,
  tag: "Tag",
  everyTag: "All tags",
  clear: "Clear filters",
  none: "No media yet.",
  nothingFound: "No media match these filters.",
  more: (count: string) => `Show ${count} more`,
  photo: (room: string, at: number) => `${room}, photo ${at}`,
  video: (room: string, at: number) => `${room}, video ${at}`,
  hazard: "Hazard",
  tags: (labels: readonly string[]) => labels.join(", "),
  noTag: "No tag",
  openRoom: (room: string) => `Open ${quoted(room)}`,
  seconds: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`,
};
