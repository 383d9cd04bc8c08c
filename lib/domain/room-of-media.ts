import type { Image, Region } from "./entities";

export type MediaPlace = {
  region: Region;
  /** Of the photo or video that shows it. */
  mediaKey: string;
  /** Of a tag. */
  label: string | null;
};

/** Where a photo, a frame, a video or a tag is shown, by its key; null where none of these rooms holds it. */
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
