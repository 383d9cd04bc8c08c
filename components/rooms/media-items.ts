/** The contents of a room's filmstrip, in order. */
import type { Image, Region, Video } from "@/lib/domain/entities";
import { isHazardImage } from "@/lib/domain/hazards";
import { compareByTime, type MediaTime, mediaTime } from "@/lib/domain/media-time";

export type PhotoItem = {
  kind: "photo";
  key: string;
  image: Image;
  /** The video of a snapshot. */
  video: Video | null;
};
export type VideoItem = { kind: "video"; key: string; video: Video };
export type MediaItem = PhotoItem | VideoItem;

export type MediaFilter = "all" | "hazards";

type Media = Pick<Region, "images" | "videos">;

function framesOf(video: Video): PhotoItem[] {
  return [...(video.images ?? [])]
    .sort((one, other) => (one.videoTimestamp ?? 0) - (other.videoTimestamp ?? 0) || (one.key < other.key ? -1 : 1))
    .map((image) => ({ kind: "photo", key: image.key, image, video }));
}

/** Returns the time of capture, or else the time when the item was added. */
export const timeOf = (item: MediaItem): MediaTime | null => mediaTime(item.kind === "photo" ? item.image : item.video);

/** Returns photos and videos sorted by `timeOf`; snapshots follow their video, sorted by their time in the video. */
export function mediaItems(region: Media): MediaItem[] {
  const photos: MediaItem[] = (region.images ?? []).map((image) => ({
    kind: "photo",
    key: image.key,
    image,
    video: null,
  }));
  const videos: MediaItem[] = (region.videos ?? []).map((video) => ({ kind: "video", key: video.key, video }));
  const record = (item: MediaItem) => (item.kind === "photo" ? item.image : item.video);
  return [...photos, ...videos]
    .sort((one, other) => compareByTime(record(one), record(other)) || (one.key < other.key ? -1 : 1))
    .flatMap((item) => (item.kind === "video" ? [item, ...framesOf(item.video)] : [item]));
}

export function filterItems(items: readonly MediaItem[], filter: MediaFilter): readonly MediaItem[] {
  if (filter === "all") return items;
  return items.filter((item) => item.kind === "photo" && isHazardImage(item.image));
}

/** Orders of the sheet and the strip. */
export const MEDIA_ORDERS = ["taken", "latest", "tags"] as const;
export type MediaOrder = (typeof MEDIA_ORDERS)[number];

/** Sorts items that are in order of capture. */
export function orderItems(items: readonly MediaItem[], order: MediaOrder): readonly MediaItem[] {
  if (order === "taken") return items;
  if (order === "tags") return [...items].sort((one, other) => countTags(other) - countTags(one));
  // Snapshots stay after their video, in their own order.
  const groups: MediaItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.kind === "photo" && item.video) last.push(item);
    else groups.push([item]);
  }
  return groups.reverse().flat();
}

const countTags = (item: MediaItem) => (item.kind === "photo" ? (item.image.tags?.length ?? 0) : 0);

/** Counts photos, including snapshots, and videos. */
export function countItems(items: readonly MediaItem[]): { photos: number; videos: number } {
  const photos = items.filter(({ kind }) => kind === "photo").length;
  return { photos, videos: items.length - photos };
}

export type RoomCounts = { media: number; tags: number };

/** Counts all media of a room, and their tags. */
export function roomCounts(region: Media): RoomCounts {
  const videos = region.videos ?? [];
  const photos = [...(region.images ?? []), ...videos.flatMap((video) => video.images ?? [])];
  const tags = photos.reduce((sum, image) => sum + (image.tags?.length ?? 0), 0);
  return { media: photos.length + videos.length, tags };
}

/** Returns the number of the video in its room, from 1. */
export function videoNumber(region: Media, videoKey: string): number {
  const videos = mediaItems({ ...region, images: [] }).filter((item) => item.kind === "video");
  return videos.findIndex((item) => item.key === videoKey) + 1;
}
