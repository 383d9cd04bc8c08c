/** A room as a tile: a representative photo, the amount of media, and the most important tag. */
import type { Image, Region, Tag } from "./entities";
import { isHazardTag } from "./hazards";

export type TopTag = { label: string; isHazard: boolean };

export type RoomSummary = {
  regionKey: string;
  name: string;
  /** The address of a thumbnail; null without a photo. */
  photoUrl: string | null;
  /** Photos, with snapshots of videos, and videos. */
  mediaCount: number;
  topTag: TopTag | null;
};

type Room = Pick<Region, "key" | "name" | "images" | "videos">;

/** All photos of a room: its own first, then those from its videos. */
export function photosOfRoom({ images = [], videos = [] }: Pick<Region, "images" | "videos">): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])];
}

/** Hazards first, then by frequency, then alphabetically. */
export function topTag(tags: readonly Pick<Tag, "label">[]): TopTag | null {
  const counted = new Map<string, { label: string; count: number; isHazard: boolean }>();
  for (const tag of tags) {
    const name = tag.label.trim().toLowerCase();
    const known = counted.get(name) ?? { label: tag.label.trim(), count: 0, isHazard: isHazardTag(tag) };
    if (name !== "") counted.set(name, { ...known, count: known.count + 1 });
  }
  const [first] = [...counted.values()].sort(
    (a, b) => Number(b.isHazard) - Number(a.isHazard) || b.count - a.count || a.label.localeCompare(b.label, "en-US"),
  );
  return first ? { label: first.label, isHazard: first.isHazard } : null;
}

/** The photo with the top tag represents the room, else the first one. */
export function roomSummary(room: Room): RoomSummary {
  const photos = photosOfRoom(room);
  const top = topTag(photos.flatMap((photo) => photo.tags ?? []));
  const shows = (photo: Image) =>
    photo.tags?.some(({ label }) => label.trim().toLowerCase() === top?.label.toLowerCase());
  const photo = (top && photos.find(shows)) ?? photos[0];
  return {
    regionKey: room.key,
    name: room.name,
    photoUrl: photo ? photo.thumbnailUrl || photo.url || null : null,
    mediaCount: photos.length + (room.videos?.length ?? 0),
    topTag: top,
  };
}
