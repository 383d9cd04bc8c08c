/** The records that `expandedFields` adds to a region: its scans, videos, images and tags. */
import { sql } from "drizzle-orm";
import type { Image, Region, Tag } from "../../lib/domain/entities";
import type { Db } from "./database";
import { among, selectDocs } from "./records";
import { images, scans, tags, videos } from "./schema";

const BY_TIME = sql`(doc->>'videoTimestamp')::float8 nulls first, doc->>'createdAt', key collate "C"`;

async function readImages(db: Db, parentKeys: readonly string[], expanded: ReadonlySet<string>): Promise<Image[]> {
  const found = await selectDocs(db, images, among(images.parentKey, parentKeys), BY_TIME);
  if (!expanded.has("tag")) return found;
  const theirTags = await selectDocs(
    db,
    tags,
    among(
      tags.imageKey,
      found.map((image) => image.key),
    ),
  );
  return found.map((image) => ({ ...image, tags: theirTags.filter((tag) => tag.imageKey === image.key) }));
}

const tagsOf = (pictures: readonly Image[]): Tag[] => pictures.flatMap((image) => image.tags ?? []);

/** Adds the expanded records to each region; its `tags` include the tags of its videos' images. */
export async function expandRegions(
  db: Db,
  regions: readonly Region[],
  expanded: ReadonlySet<string>,
): Promise<Region[]> {
  const keys = regions.map((region) => region.key);
  const needsImages = expanded.has("image") || expanded.has("tag");
  const theirScans = expanded.has("scan") ? await selectDocs(db, scans, among(scans.regionKey, keys)) : [];
  const theirVideos =
    expanded.has("video") || needsImages ? await selectDocs(db, videos, among(videos.regionKey, keys)) : [];
  const parents = [...keys, ...theirVideos.map((video) => video.key)];
  const pictures = needsImages ? await readImages(db, parents, expanded) : [];

  return regions.map((region) => {
    const regionImages = pictures.filter((image) => image.parentKey === region.key);
    const videosWithImages = theirVideos
      .filter((video) => video.regionKey === region.key)
      .map((video) => ({ ...video, images: pictures.filter((image) => image.parentKey === video.key) }));
    const allImages = [...regionImages, ...videosWithImages.flatMap((video) => video.images)];
    return {
      ...region,
      ...(expanded.has("scan") ? { scans: theirScans.filter((scan) => scan.regionKey === region.key) } : {}),
      ...(expanded.has("video") ? { videos: videosWithImages } : {}),
      ...(expanded.has("image") ? { images: regionImages } : {}),
      ...(expanded.has("tag") ? { tags: tagsOf(allImages) } : {}),
    };
  });
}
