/** Filters a claim's photos and videos. */
import type { Image, Region, Video } from "@/lib/domain/entities";
import { isHazardImage } from "@/lib/domain/hazards";
import { photosOfRoom } from "@/lib/domain/room-summary";

export const MEDIA_KINDS = ["all", "photos", "videos"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export type MediaFilter = {
  kind: MediaKind;
  /** Key of a room; empty for all rooms. */
  room: string;
  /** Label of a tag, case-insensitive; empty for all tags. */
  tag: string;
  hazards: boolean;
  /** Only photos that the employee bookmarked. */
  bookmarked: boolean;
};

export type MediaItem =
  | { key: string; image: Image; video?: undefined }
  | { key: string; video: Video; image?: undefined };
export type MediaGroup = { region: Region; items: MediaItem[] };

const normalizeLabel = (label: string) => label.trim().toLowerCase();

function isShown(image: Image, { tag, hazards, bookmarked }: MediaFilter, bookmarks: ReadonlySet<string>): boolean {
  if (hazards && !isHazardImage(image)) return false;
  if (bookmarked && !bookmarks.has(image.key)) return false;
  return tag === "" || (image.tags ?? []).some(({ label }) => normalizeLabel(label) === normalizeLabel(tag));
}

/**
 * Groups media by room, in the order of the rooms; a video matches by its snapshots. Empty rooms are left out.
 * `bookmarks` holds the keys of bookmarked photos.
 */
export function groupMedia(
  regions: readonly Region[],
  filter: MediaFilter,
  bookmarks: ReadonlySet<string>,
): MediaGroup[] {
  return regions
    .filter(({ key }) => filter.room === "" || filter.room === key)
    .map((region) => ({ region, items: itemsOf(region, filter, bookmarks) }))
    .filter(({ items }) => items.length > 0);
}

function itemsOf(region: Region, filter: MediaFilter, bookmarks: ReadonlySet<string>): MediaItem[] {
  const isUnfiltered = !filter.hazards && !filter.bookmarked && filter.tag === "";
  const videos = (region.videos ?? []).filter(
    (video) => isUnfiltered || (video.images ?? []).some((image) => isShown(image, filter, bookmarks)),
  );
  const photos = photosOfRoom(region).filter((image) => isShown(image, filter, bookmarks));
  return [
    ...(filter.kind === "photos" ? [] : videos.map((video) => ({ key: video.key, video }))),
    ...(filter.kind === "videos" ? [] : photos.map((image) => ({ key: image.key, image }))),
  ];
}

/** Returns every tag label in use once, in alphabetical order. */
export function tagLabels(regions: readonly Region[]): string[] {
  const labels = new Map<string, string>();
  for (const region of regions) {
    for (const { label } of photosOfRoom(region).flatMap((image) => image.tags ?? [])) {
      if (!labels.has(normalizeLabel(label))) labels.set(normalizeLabel(label), label.trim());
    }
  }
  return [...labels.values()].sort((a, b) => a.localeCompare(b, "en-US"));
}
