import type { Image, Region, Tag } from "../../../domain/entities";
import { type AnyPatch, viewOf } from "../../reads/optimistic-view";
import {
  bookmarkCreated,
  bookmarkDeleted,
  imageCreated,
  imageDeleted,
  regionCreated,
  regionDeleted,
  regionUpdated,
  tagCreated,
  tagDeleted,
  tagUpdated,
  videoCreated,
} from "./media-patches";

const tag = (key: string, imageKey: string, label = key): Tag => ({
  key,
  imageKey,
  label,
  createdAt: "2026-01-01T00:00:00Z",
});
const image = (key: string, change: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: `https://bucket.test/${key}.jpg`,
  width: 400,
  height: 300,
  status: "analyzed",
  createdAt: "2026-01-01T00:00:00Z",
  tags: [],
  ...change,
});
const frame = image("img-frame", { parentKey: "vid-1", parentType: "video", tags: [tag("t2", "img-frame")] });
const kitchen: Region = {
  key: "reg-1",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Kitchen",
  images: [image("img-1", { tags: [tag("t1", "img-1")] })],
  videos: [{ key: "vid-1", regionKey: "reg-1", images: [frame] }],
  tags: [tag("t1", "img-1"), tag("t2", "img-frame")],
  scans: [],
};
const hall: Region = { ...kitchen, key: "reg-2", name: "Hall", images: [], videos: [], tags: [] };
const ROOMS = [kitchen, hall];
const NOW = "2026-01-02T00:00:00Z";
const see = (patches: readonly AnyPatch[], rooms = ROOMS) =>
  viewOf("region.listByProject", { projectKey: "prj-1" }, rooms, patches) as Region[];

test("a new tag stands on its photo and in its room, once", () => {
  const patches = tagCreated(tag("t3", "img-1"), NOW);
  const [room, other] = see(patches);
  expect(room?.images?.[0]?.tags?.map(({ key }) => key)).toEqual(["t1", "t3"]);
  expect(room?.tags?.map(({ key }) => key)).toEqual(["t1", "t3", "t2"]);
  expect(other).toBe(hall);
  expect(see([...patches, ...patches])[0]?.tags).toHaveLength(3);
});

test("a tag of a video's frame is renamed and deleted in both places", () => {
  const [renamed] = see(tagUpdated({ key: "t2", label: "Crack" }));
  expect(renamed?.videos?.[0]?.images?.[0]?.tags?.[0]?.label).toBe("Crack");
  expect(renamed?.tags?.[1]?.label).toBe("Crack");
  const [deleted] = see(tagDeleted("t2"));
  expect(deleted?.videos?.[0]?.images?.[0]?.tags).toEqual([]);
  expect(deleted?.tags?.map(({ key }) => key)).toEqual(["t1"]);
});

test("what names nothing that is there changes nothing, not even the objects", () => {
  for (const patches of [tagDeleted("t9"), tagUpdated({ key: "t9", label: "x" }), imageDeleted("img-9")]) {
    expect(see(patches)).toBe(ROOMS);
  }
});

test("a read without tags gets none", () => {
  const bare = { ...kitchen, tags: undefined, images: [image("img-1", { tags: undefined })] };
  expect(see(tagCreated(tag("t3", "img-1"), NOW), [bare])[0]).toBe(bare);
});

test("a new photo is local until the backend has it", () => {
  const [room] = see(imageCreated(image("img-2", { tags: undefined, status: "new" }), NOW));
  expect(room?.images?.[1]).toMatchObject({ key: "img-2", isOptimistic: true, tags: [], status: "new" });
  const [known] = see(imageCreated(image("img-1"), NOW));
  expect(known?.images?.[0]?.isOptimistic).toBeUndefined();
});

test("a frame of a video stands with its video", () => {
  const [room] = see(imageCreated(image("img-2", { parentKey: "vid-1", parentType: "video" }), NOW));
  expect(room?.videos?.[0]?.images?.map(({ key }) => key)).toEqual(["img-frame", "img-2"]);
  expect(room?.images).toHaveLength(1);
});

test("a deleted photo takes its tags along", () => {
  const [room] = see(imageDeleted("img-1"));
  expect(room?.images).toEqual([]);
  expect(room?.tags?.map(({ key }) => key)).toEqual(["t2"]);
});

test("what is still to be made comes after all that is there, whatever the clocks say, in the order of the edits", () => {
  const early = "2025-12-31T23:59:00Z";
  const photo = ({ createdAt: _, ...rest }: Image) => rest;
  const stored: Region = { ...kitchen, images: [image("img-1")], videos: [{ key: "vid-1", createdAt: NOW }] };
  const [room] = see(
    [...imageCreated(photo(image("img-3")), early), ...imageCreated(photo(image("img-2")), early)],
    [stored],
  );
  expect(room?.images?.map(({ key, createdAt }) => [key, createdAt])).toEqual([
    ["img-1", "2026-01-01T00:00:00Z"],
    ["img-3", "2026-01-02T00:00:00.001Z"],
    ["img-2", "2026-01-02T00:00:00.002Z"],
  ]);
  const { createdAt: _, ...mold } = tag("t3", "img-1");
  const [tagged] = see(tagCreated(mold, early));
  expect(tagged?.images?.[0]?.tags?.map(({ createdAt }) => createdAt)).toEqual([
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:00.001Z",
  ]);
  const [later] = see(tagCreated(mold, NOW));
  expect(later?.images?.[0]?.tags?.[1]?.createdAt).toBe(NOW);
  // One that was made before, and comes back, knows when.
  const [back] = see(imageCreated(image("img-0", { createdAt: early }), NOW));
  expect(back?.images?.[1]?.createdAt).toBe(early);
});

test("a new video has no photos yet", () => {
  expect(see(videoCreated({ key: "vid-2", regionKey: "reg-2" }, NOW))[1]?.videos).toEqual([
    { key: "vid-2", regionKey: "reg-2", images: [], createdAt: NOW },
  ]);
});

test("rooms come, get other names and go; those of another claim do not", () => {
  const attic = { key: "reg-3", projectKey: "prj-1", surveyKey: "srv-1", name: "Attic" };
  expect(see(regionCreated(attic)).at(-1)).toEqual({ ...attic, images: [], videos: [], tags: [], scans: [] });
  expect(see(regionCreated({ ...attic, projectKey: "prj-2" }))).toBe(ROOMS);
  expect(see(regionUpdated({ key: "reg-2", name: "Hallway" }))[1]?.name).toBe("Hallway");
  expect(see(regionDeleted("reg-1"))).toEqual([hall]);
  const { images: _images, videos: _videos, tags: _tags, scans: _scans, ...record } = ROOMS[0] as Region;
  expect(see([...regionDeleted("reg-1"), ...regionCreated(record as Region)])).toEqual(ROOMS);
});

test("a bookmark comes first, once, and goes", () => {
  const old = { key: "book-1", targetType: "image", targetKey: "img-1", createdAt: "2026-01-01T00:00:00Z" };
  const added = { ...old, key: "book-2", targetKey: "img-2" };
  const seen = (patches: readonly AnyPatch[]) => viewOf("bookmark.list", {}, [old], patches);
  expect(seen([...bookmarkCreated(added), ...bookmarkCreated(added)])).toEqual([added, old]);
  expect(seen(bookmarkDeleted("book-1"))).toEqual([]);
});
