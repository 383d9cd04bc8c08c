import type { Image, Video } from "@/lib/domain/entities";
import { filterItems, mediaItems, roomCounts, videoNumber } from "./media-items";

const image = (key: string, createdAt: string, change: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: "https://bucket.test/x.jpg",
  width: 4,
  height: 3,
  status: "analyzed",
  createdAt,
  tags: [],
  ...change,
});
const tag = (label: string) => ({ key: `tgus-${label}`, imageKey: "img", label, createdAt: "2026-01-01T00:00:00Z" });
const video = (key: string, createdAt: string, images: Image[] = []): Video => ({ key, createdAt, images });

const room = {
  images: [
    image("img-b", "2026-01-01T10:05:00Z", { tags: [tag("Mold"), tag("Sofa")] }),
    image("img-a", "2026-01-01T10:00:00Z"),
  ],
  videos: [
    video("vid-2", "2026-01-01T10:30:00Z"),
    video("vid-1", "2026-01-01T10:02:00Z", [
      image("img-late", "2026-01-01T09:00:00Z", { videoTimestamp: 9, tags: [tag("crack")] }),
      image("img-early", "2026-01-01T11:00:00Z", { videoTimestamp: 2 }),
    ]),
  ],
};

test("sorts by capture time, with snapshots behind their video", () => {
  expect(mediaItems(room).map(({ key }) => key)).toEqual(["img-a", "vid-1", "img-early", "img-late", "img-b", "vid-2"]);
});

test("sorts a photo by its capture time, or by when it was added", () => {
  const images = [
    image("img-added-first", "2026-01-30T09:00:00Z", { takenAt: "2026-01-01T10:02:00Z" }),
    image("img-added-last", "2026-01-30T09:05:00Z", { takenAt: "2026-01-01T10:01:00Z" }),
    image("img-unknown", "2026-01-01T10:01:30Z", { takenAt: null }),
  ];
  const order = mediaItems({ images, videos: [video("vid-1", "2026-01-15T00:00:00Z")] }).map(({ key }) => key);
  expect(order).toEqual(["img-added-last", "img-unknown", "img-added-first", "vid-1"]);
});

test("compares times as times, whatever their precision", () => {
  const images = [image("img-b", "2026-01-01T10:00:00.001Z"), image("img-a", "2026-01-01T10:00:00Z")];
  expect(mediaItems({ images, videos: [video("vid-0", "")] }).map(({ key }) => key)).toEqual([
    "vid-0",
    "img-a",
    "img-b",
  ]);
});

test("the hazards filter keeps photos with a hazard tag", () => {
  expect(filterItems(mediaItems(room), "hazards").map(({ key }) => key)).toEqual(["img-late", "img-b"]);
  expect(filterItems(mediaItems(room), "all")).toHaveLength(6);
});

test("counts media and tags of a room", () => {
  expect(roomCounts(room)).toEqual({ media: 6, tags: 3 });
  expect(roomCounts({})).toEqual({ media: 0, tags: 0 });
});

test("numbers the videos of a room by time", () => {
  expect(videoNumber(room, "vid-1")).toBe(1);
  expect(videoNumber(room, "vid-2")).toBe(2);
});
