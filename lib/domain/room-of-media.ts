import type { Image, Region } from "./entities";

export type MediaPlace = {
  region: Region;
  /** The photo or video to show. */
  mediaKey: string;
  /** The label of a tag; null for other media. */
  label: string | null;
};

/** Returns the room and media of a photo, frame, video or tag, by its key; null if none of these rooms has it. */
export function roomOfMedia(regions: readonly Region[], key: string): MediaPlace | null {
  for (const region of regions) {
    const videos = region.videos ?? [];
    if (videos.some((video) => video.key === key)) return { region, mediaKey: key, label: null };
    const photos: Image[] = [...(region.images ?? []), ...videos.flatMap((video) => video.images ?? [])];
    for (const photo of photos) {
      if (photo.key === key) return { region, mediaKey: key, label: null };
      const tag = photo.tags?.find((one) => one.key === key);
      if (tag) return { region, mediaKey: photo.key, label: tag.label };
    }
  }
  return null;
}
