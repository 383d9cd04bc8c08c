import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import type { Image, Region, Tag } from "../../../domain/entities";
import { type AnyPatch, applyPatches } from "../../reads/optimistic-view";
import { optimisticPatches } from "../optimistic-patches";
import { showNewImage } from "./optimistic";

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
const REGIONS = [kitchen, hall];
const NOW = "2026-01-02T00:00:00Z";
const edit = <N extends EndpointName>(name: N, params: EndpointParams<N>, now = NOW) =>
  optimisticPatches(name, params, { actor: null, now });
const show = (patches: readonly AnyPatch[], regions = REGIONS) =>
  applyPatches("region.listByProject", { projectKey: "prj-1" }, regions, patches) as Region[];

test("adds a new tag to its photo and its region, once", () => {
  const patches = edit("tag.create", tag("t3", "img-1"), NOW);
  const [room, other] = show(patches);
  expect(room?.images?.[0]?.tags?.map(({ key }) => key)).toEqual(["t1", "t3"]);
  expect(room?.tags?.map(({ key }) => key)).toEqual(["t1", "t3", "t2"]);
  expect(other).toBe(hall);
  expect(show([...patches, ...patches])[0]?.tags).toHaveLength(3);
});

test("renames and deletes a frame's tag on the frame and in the region", () => {
  const [renamed] = show(edit("tag.update", { key: "t2", label: "Crack" }));
  expect(renamed?.videos?.[0]?.images?.[0]?.tags?.[0]?.label).toBe("Crack");
  expect(renamed?.tags?.[1]?.label).toBe("Crack");
  const [deleted] = show(edit("tag.delete", { key: "t2" }));
  expect(deleted?.videos?.[0]?.images?.[0]?.tags).toEqual([]);
  expect(deleted?.tags?.map(({ key }) => key)).toEqual(["t1"]);
});

test("an edit of an unknown record returns the same objects", () => {
  for (const patches of [
    edit("tag.delete", { key: "t9" }),
    edit("tag.update", { key: "t9", label: "x" }),
    edit("image.delete", { key: "img-9" }),
  ]) {
    expect(show(patches)).toBe(REGIONS);
  }
});

test("adds no tag to photos that were read without tags", () => {
  const bare = { ...kitchen, tags: undefined, images: [image("img-1", { tags: undefined })] };
  expect(show(edit("tag.create", tag("t3", "img-1"), NOW), [bare])[0]).toBe(bare);
});

test("marks a new photo as optimistic until the backend lists it", () => {
  const [room] = show(showNewImage(image("img-2", { tags: undefined, status: "new" }), NOW));
  expect(room?.images?.[1]).toMatchObject({ key: "img-2", isOptimistic: true, tags: [], status: "new" });
  const [known] = show(showNewImage(image("img-1"), NOW));
  expect(known?.images?.[0]?.isOptimistic).toBeUndefined();
});

test("adds a video's frame to the video", () => {
  const [room] = show(showNewImage(image("img-2", { parentKey: "vid-1", parentType: "video" }), NOW));
  expect(room?.videos?.[0]?.images?.map(({ key }) => key)).toEqual(["img-frame", "img-2"]);
  expect(room?.images).toHaveLength(1);
});

test("removes the tags of a deleted photo", () => {
  const [room] = show(edit("image.delete", { key: "img-1" }));
  expect(room?.images).toEqual([]);
  expect(room?.tags?.map(({ key }) => key)).toEqual(["t2"]);
});

test("lists new records last in the order of the edits, regardless of the clocks", () => {
  const early = "2025-12-31T23:59:00Z";
  const photo = ({ createdAt: _, ...rest }: Image) => rest;
  const stored: Region = { ...kitchen, images: [image("img-1")], videos: [{ key: "vid-1", createdAt: NOW }] };
  const [room] = show(
    [...showNewImage(photo(image("img-3")), early), ...showNewImage(photo(image("img-2")), early)],
    [stored],
  );
  expect(room?.images?.map(({ key, createdAt }) => [key, createdAt])).toEqual([
    ["img-1", "2026-01-01T00:00:00Z"],
    ["img-3", "2026-01-02T00:00:00.001Z"],
    ["img-2", "2026-01-02T00:00:00.002Z"],
  ]);
  const { createdAt: _, ...mold } = tag("t3", "img-1");
  const [tagged] = show(edit("tag.create", mold, early));
  expect(tagged?.images?.[0]?.tags?.map(({ createdAt }) => createdAt)).toEqual([
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:00.001Z",
  ]);
  const [later] = show(edit("tag.create", mold, NOW));
  expect(later?.images?.[0]?.tags?.[1]?.createdAt).toBe(NOW);
  // A restored record keeps its time.
  const [restored] = show(showNewImage(image("img-0", { createdAt: early }), NOW));
  expect(restored?.images?.[1]?.createdAt).toBe(early);
});

test("adds a new video without photos", () => {
  expect(show(edit("video.create", { key: "vid-2", regionKey: "reg-2" }, NOW))[1]?.videos).toEqual([
    { key: "vid-2", regionKey: "reg-2", images: [], createdAt: NOW },
  ]);
});

test("adds, renames and deletes regions of the same project only", () => {
  const attic = { key: "reg-3", projectKey: "prj-1", surveyKey: "srv-1", name: "Attic" };
  expect(show(edit("region.create", attic)).at(-1)).toEqual({ ...attic, images: [], videos: [], tags: [], scans: [] });
  expect(show(edit("region.create", { ...attic, projectKey: "prj-2" }))).toBe(REGIONS);
  expect(show(edit("region.update", { key: "reg-2", name: "Hallway" }))[1]?.name).toBe("Hallway");
  expect(show(edit("region.delete", { key: "reg-1" }))).toEqual([hall]);
  const { images: _images, videos: _videos, tags: _tags, scans: _scans, ...record } = REGIONS[0] as Region;
  expect(show([...edit("region.delete", { key: "reg-1" }), ...edit("region.create", record as Region)])).toEqual(
    REGIONS,
  );
});

test("lists a new bookmark first, once, and removes a deleted one", () => {
  const old = { key: "book-1", targetType: "image", targetKey: "img-1", createdAt: "2026-01-01T00:00:00Z" };
  const added = { ...old, key: "book-2", targetKey: "img-2" };
  const bookmarks = (patches: readonly AnyPatch[]) => applyPatches("bookmark.list", {}, [old], patches);
  expect(bookmarks([...edit("bookmark.create", added), ...edit("bookmark.create", added)])).toEqual([added, old]);
  expect(bookmarks(edit("bookmark.delete", { key: "book-1" }))).toEqual([]);
});
