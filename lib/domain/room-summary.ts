/** A room as a tile: its main photo, the number of its photos and videos, and its most important tag. */
import type { Image, Region, Tag } from "./entities";
import { isHazardTag } from "./hazards";

export type TopTag = { label: string; isHazard: boolean };

export type RoomSummary = {
  regionKey: string;
  name: string;
  /** The address of a thumbnail; null without a photo. */
  photoUrl: string | null;
  /** The number of photos, including those taken from videos, and of videos. */
  mediaCount: number;
  topTag: TopTag | null;
};

type Room = Pick<Region, "key" | "name" | "images" | "videos">;

/** Returns all photos of a room: its own first, then those taken from its videos. */
export function photosOfRoom({ images = [], videos = [] }: Pick<Region, "images" | "videos">): Image[] {
  return [...images, ...videos.flatMap((video) => video.images ?? [])];
}

/** Returns the first tag by hazard, frequency and name; null without tags. */
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

/** Represents the room by the first photo with the top tag, or else by its first photo. */
export function roomSummary(room: Room): RoomSummary {
  const photos = photosOfRoom(room);
  const top = topTag(photos.flatMap((photo) => photo.tags ?? []));
  const hasTopTag = (photo: Image) =>
    photo.tags?.some(({ label }) => label.trim().toLowerCase() === top?.label.toLowerCase());
  const photo = (top && photos.find(hasTopTag)) ?? photos[0];
  return {
    regionKey: room.key,
    name: room.name,
    photoUrl: photo?.thumbnailUrl || photo?.url || null,
    mediaCount: photos.length + (room.videos?.length ?? 0),
    topTag: top,
  };
}
