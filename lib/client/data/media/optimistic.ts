/** Optimistic changes of regions, photos, videos and tags. */
import type { Image, Region, Tag, Video } from "../../../domain/entities";
import { type AnyPatch, definePatch, type OptimisticChanges } from "../../reads/optimistic-view";

/** Like `map`, but returns the same list if no item changes. */
function mapSame<Item>(items: readonly Item[], change: (item: Item) => Item): Item[] {
  let isChanged = false;
  const mapped = items.map((item) => {
    const next = change(item);
    if (next !== item) isChanged = true;
    return next;
  });
  return isChanged ? mapped : (items as Item[]);
}

const without = <Item extends { key: string }>(items: readonly Item[], key: string): Item[] =>
  items.some((item) => item.key === key) ? items.filter((item) => item.key !== key) : (items as Item[]);

/** Adds a record unless the backend has already listed it. */
const withOne = <Item extends { key: string }>(items: readonly Item[], added: Item): Item[] =>
  items.some(({ key }) => key === added.key) ? (items as Item[]) : [...items, added];

/** A record that the backend has not created yet. */
type NewRecord<Stored extends { createdAt?: string }> = Omit<Stored, "createdAt"> & { createdAt?: string };

/**
 * Returns the time of a new record: after every listed one, so that its position stays the same once created.
 * `now` is the time of the edit by this machine's clock, which may be behind the backend's.
 */
function createdAfter(listed: readonly { createdAt?: string }[], now: string): string {
  const latest = Math.max(...listed.map(({ createdAt }) => Date.parse(createdAt ?? "")).filter(Number.isFinite));
  return latest >= Date.parse(now) ? new Date(latest + 1).toISOString() : now;
}

type PhotoList = (images: Image[], parentKey: string) => Image[];

/** A region repeats the tags of all its photos. */
function withCollectedTags(region: Region): Region {
  if (!region.tags) return region;
  const photos = [...(region.images ?? []), ...(region.videos ?? []).flatMap((video) => video.images ?? [])];
  return { ...region, tags: photos.flatMap((image) => image.tags ?? []) };
}

function changePhotos(region: Region, change: PhotoList): Region {
  const images = region.images && change(region.images, region.key);
  const videos =
    region.videos &&
    mapSame(region.videos, (video) => {
      const photos = video.images && change(video.images, video.key);
      return photos === video.images ? video : { ...video, images: photos };
    });
  if (images === region.images && videos === region.videos) return region;
  return withCollectedTags({ ...region, images, videos });
}

function regionPatches(change: (region: Region) => Region): AnyPatch[] {
  return [
    definePatch({ name: "region.listByProject", apply: (regions) => mapSame(regions, change) }),
    definePatch({ name: "region.get", apply: change }),
  ];
}

/** `change` is pure and receives the tags of each photo that was read with tags. */
function tagPatches(change: (tags: Tag[], image: Image) => Tag[]): AnyPatch[] {
  const changeTags = (image: Image): Image => {
    const tags = image.tags && change(image.tags, image);
    return tags === image.tags ? image : { ...image, tags };
  };
  return [
    ...regionPatches((region) => changePhotos(region, (images) => mapSame(images, changeTags))),
    definePatch({ name: "image.get", apply: changeTags }),
  ];
}

function showNewTag(tag: NewRecord<Tag>, now: string): AnyPatch[] {
  const stamped = (tags: Tag[]): Tag => ({ ...tag, createdAt: tag.createdAt ?? createdAfter(tags, now) });
  return tagPatches((tags, image) => (image.key === tag.imageKey ? withOne(tags, stamped(tags)) : tags));
}

function showTagUpdate(fields: { key: string } & Partial<Tag>): AnyPatch[] {
  return tagPatches((tags) => mapSame(tags, (tag) => (tag.key === fields.key ? { ...tag, ...fields } : tag)));
}

function showTagDelete(key: string): AnyPatch[] {
  return tagPatches((tags) => without(tags, key));
}

/** Adds the photo to its region or video, marked as optimistic. */
export function showNewImage(image: NewRecord<Image>, now: string): AnyPatch[] {
  const optimisticImage = ({ images = [], videos = [] }: Region): Image => {
    const createdAt = image.createdAt ?? createdAfter([...images, ...videos], now);
    return { ...image, createdAt, tags: image.tags ?? [], isOptimistic: true };
  };
  return regionPatches((region) =>
    changePhotos(region, (images, parentKey) =>
      parentKey === image.parentKey ? withOne(images, optimisticImage(region)) : images,
    ),
  );
}

function showImageDelete(key: string): AnyPatch[] {
  return regionPatches((region) => changePhotos(region, (images) => without(images, key)));
}

function showNewVideo(video: Video, now: string): AnyPatch[] {
  return regionPatches((region) => {
    const { images = [], videos } = region;
    if (!videos || region.key !== video.regionKey) return region;
    const createdAt = video.createdAt ?? createdAfter([...images, ...videos], now);
    return { ...region, videos: withOne(videos, { images: [], ...video, createdAt }) };
  });
}

/** A deleted region that is still in the cached answer comes back with its contents. */
function showNewRegion(region: Region): AnyPatch[] {
  return [
    definePatch({
      name: "region.listByProject",
      concerns: ({ projectKey }) => projectKey === region.projectKey,
      bringsBack: region.key,
      apply: (regions) => withOne(regions, { images: [], videos: [], tags: [], scans: [], ...region }),
    }),
  ];
}

function showRegionUpdate(fields: { key: string } & Partial<Region>): AnyPatch[] {
  return regionPatches((region) => (region.key === fields.key ? { ...region, ...fields } : region));
}

function showRegionDelete(key: string): AnyPatch[] {
  return [definePatch({ name: "region.listByProject", takesOut: key, apply: (regions) => without(regions, key) })];
}

/** The params lack the fields that the backend sets. */
export const MEDIA_CHANGES = {
  "tag.create": (tag, { now }) => showNewTag(tag, now),
  "tag.update": (fields) => showTagUpdate(fields),
  "tag.delete": ({ key }) => showTagDelete(key),
  "image.create": (image, { now }) => showNewImage({ status: "new", ...image } as Omit<Image, "createdAt">, now),
  "image.delete": ({ key }) => showImageDelete(key),
  "video.create": (video, { now }) => showNewVideo(video, now),
  "region.create": (region) => showNewRegion(region as Region),
  "region.update": (fields) => showRegionUpdate(fields),
  "region.delete": ({ key }) => showRegionDelete(key),
} satisfies OptimisticChanges;
