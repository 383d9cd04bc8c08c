/** Shows rooms, photos, videos and tags as they will be, wherever cached reads hold them. */
import type { EndpointName } from "../../../contract/endpoints";
import type { Bookmark, Image, Region, Tag, Video } from "../../../domain/entities";
import type { AnyPatch, OptimisticPatch } from "../../reads/optimistic-view";

/** Keeps the type of a patch while it is written down. */
const patch = <N extends EndpointName>(one: OptimisticPatch<N>): AnyPatch => one as unknown as AnyPatch;

/** The same list where nothing in it changes. */
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

/** A record that is there already stays: the backend has said it in the meantime. */
const withOne = <Item extends { key: string }>(items: readonly Item[], added: Item): Item[] =>
  items.some(({ key }) => key === added.key) ? (items as Item[]) : [...items, added];

/** What the backend is still to make, and what it has not said of it yet. */
type Unmade<CapturedKeys extends { createdAt?: string }> = Omit<CapturedKeys, "createdAt"> & { createdAt?: string };

/**
 * When a record that is still to be made will have been: after all that are there, so that it keeps its place once it is.
 * `now` is by this machine's clock, which may be behind the backend's, and by when the edit was done, not when it arrives.
 */
function madeAfter(there: readonly { createdAt?: string }[], now: string): string {
  const latest = Math.max(...there.map(({ createdAt }) => Date.parse(createdAt ?? "")).filter(Number.isFinite));
  return latest >= Date.parse(now) ? new Date(latest + 1).toISOString() : now;
}

type PhotoList = (images: Image[], parentKey: string) => Image[];

/** A region lists the tags of all its photos a second time. */
function withTagsAnew(region: Region): Region {
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
  return withTagsAnew({ ...region, images, videos });
}

function regionPatches(change: (region: Region) => Region): AnyPatch[] {
  return [
    patch({ name: "region.listByProject", apply: (regions) => mapSame(regions, change) }),
    patch({ name: "region.get", apply: change }),
  ];
}

/** `change` is pure; it gets the tags of one photo that was read with its tags. */
function tagPatches(change: (tags: Tag[], image: Image) => Tag[]): AnyPatch[] {
  const ofPhoto = (image: Image): Image => {
    const tags = image.tags && change(image.tags, image);
    return tags === image.tags ? image : { ...image, tags };
  };
  return [
    ...regionPatches((region) => changePhotos(region, (images) => mapSame(images, ofPhoto))),
    patch({ name: "image.get", apply: ofPhoto }),
  ];
}

export function tagCreated(tag: Unmade<Tag>, now: string): AnyPatch[] {
  const stamped = (tags: Tag[]): Tag => ({ ...tag, createdAt: tag.createdAt ?? madeAfter(tags, now) });
  return tagPatches((tags, image) => (image.key === tag.imageKey ? withOne(tags, stamped(tags)) : tags));
}

export function tagUpdated(fields: { key: string } & Partial<Tag>): AnyPatch[] {
  return tagPatches((tags) => mapSame(tags, (tag) => (tag.key === fields.key ? { ...tag, ...fields } : tag)));
}

export function tagDeleted(key: string): AnyPatch[] {
  return tagPatches((tags) => without(tags, key));
}

/** The photo stands among the others of its room or video, marked as local. */
export function imageCreated(image: Unmade<Image>, now: string): AnyPatch[] {
  const localIn = ({ images = [], videos = [] }: Region): Image => {
    const createdAt = image.createdAt ?? madeAfter([...images, ...videos], now);
    return { ...image, createdAt, tags: image.tags ?? [], isOptimistic: true };
  };
  return regionPatches((region) =>
    changePhotos(region, (images, parentKey) =>
      parentKey === image.parentKey ? withOne(images, localIn(region)) : images,
    ),
  );
}

export function imageDeleted(key: string): AnyPatch[] {
  return regionPatches((region) => changePhotos(region, (images) => without(images, key)));
}

export function videoCreated(video: Video, now: string): AnyPatch[] {
  return regionPatches((region) => {
    const { images = [], videos } = region;
    if (!videos || region.key !== video.regionKey) return region;
    const createdAt = video.createdAt ?? madeAfter([...images, ...videos], now);
    return { ...region, videos: withOne(videos, { images: [], ...video, createdAt }) };
  });
}

/** One that was deleted and still stands in what was read is there again with all that it holds. */
export function regionCreated(region: Region): AnyPatch[] {
  return [
    patch({
      name: "region.listByProject",
      concerns: ({ projectKey }) => projectKey === region.projectKey,
      bringsBack: region.key,
      apply: (regions) => withOne(regions, { images: [], videos: [], tags: [], scans: [], ...region }),
    }),
  ];
}

export function regionUpdated(fields: { key: string } & Partial<Region>): AnyPatch[] {
  return regionPatches((region) => (region.key === fields.key ? { ...region, ...fields } : region));
}

export function regionDeleted(key: string): AnyPatch[] {
  return [patch({ name: "region.listByProject", takesOut: key, apply: (regions) => without(regions, key) })];
}

/** Newest first, as the backend lists them. */
export function bookmarkCreated(bookmark: Bookmark): AnyPatch[] {
  const apply = (known: Bookmark[]) => (known.some(({ key }) => key === bookmark.key) ? known : [bookmark, ...known]);
  return [patch({ name: "bookmark.list", apply })];
}

export function bookmarkDeleted(key: string): AnyPatch[] {
  return [patch({ name: "bookmark.list", apply: (known) => without(known, key) })];
}
