import type { Image, Region } from "../../../domain/entities";
import { cameraOf, evidencePhotos, photosOnFloor } from "./evidence-photo";

const image = (key: string, takenAt: string, more: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg",
  parentType: "region",
  companyKey: "cmp",
  url: `https://media/${key}`,
  status: "analyzed",
  width: 1600,
  height: 1200,
  createdAt: takenAt,
  takenAt,
  ...more,
});
const region = (name: string, floorNumber: number | null, more: Partial<Region>): Region => ({
  key: name,
  projectKey: "prj",
  surveyKey: "srv",
  name,
  floorNumber,
  tags: [],
  scans: [],
  images: [],
  videos: [],
  ...more,
});
const pose = { position: [1, 2, 3], quaternion: [0, 0, 0, 2], fovY: 1 } as const;

test("numbers photos and video frames by room, in order of capture", () => {
  const frame = image("frame", "2026-01-01T10:02:00Z", { parentType: "video" });
  const rooms = [
    region("Kitchen", 0, {
      images: [image("late", "2026-01-01T10:05:00Z"), image("early", "2026-01-01T10:00:00Z")],
      videos: [{ key: "film", images: [frame] }],
    }),
    region("Attic", 1, { images: [image("attic", "2026-01-01T10:00:00Z")] }),
    region("Shed", null, { images: [image("shed", "2026-01-01T10:00:00Z")] }),
    region("Other", 0, { surveyKey: "another", images: [image("other", "2026-01-01T10:00:00Z")] }),
    region("Broken", 0, { images: [image("none", "2026-01-01T10:00:00Z", { width: 0 })] }),
  ];
  const photos = evidencePhotos(rooms, "srv");
  expect(photos.map(({ key, name }) => [key, name])).toEqual([
    ["early", "Kitchen 1"],
    ["frame", "Kitchen 2"],
    ["late", "Kitchen 3"],
    ["attic", "Attic 1"],
    ["shed", "Shed 1"],
  ]);
  expect(photosOnFloor(photos, 1).map(({ key }) => key)).toEqual(["attic", "shed"]);
  expect(photosOnFloor(photos, 0, "Kitchen")).toHaveLength(3);
});

test("normalizes a pose, and rejects an unusable pose", () => {
  expect(cameraOf({ ...pose, position: [1, 2, 3], quaternion: [0, 0, 0, 2] })).toEqual({
    position: [1, 2, 3],
    quaternion: [0, 0, 0, 1],
    fovY: 1,
  });
  expect(cameraOf(null)).toBeNull();
  expect(cameraOf({ position: [0, 0, 0], quaternion: [0, 0, 0, 0], fovY: 1 })).toBeNull();
  expect(cameraOf({ position: [Number.NaN, 0, 0], quaternion: [0, 0, 0, 1], fovY: 1 })).toBeNull();
  expect(cameraOf({ position: [0, 0, 0], quaternion: [0, 0, 0, 1], fovY: 4 })).toBeNull();
});
