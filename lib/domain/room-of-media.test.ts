import type { Image, Region } from "./entities";
import { roomOfMedia } from "./room-of-media";

const photo = (key: string, tags: string[] = []) =>
  ({ key, tags: tags.map((tag) => ({ key: tag, label: `label of ${tag}` })) }) as Image;

const bath = { key: "reg-1", images: [photo("img-1")] } as Region;
const kitchen = {
  key: "reg-2",
  images: [photo("img-2", ["tag-1", "tag-2"]), { key: "img-3" }],
  videos: [{ key: "vid-1", images: [photo("img-4", ["tag-3"])] }, { key: "vid-2" }],
} as Region;

test.each([
  ["a photo", "img-1", bath, "img-1", null],
  ["a photo of another room", "img-3", kitchen, "img-3", null],
  ["a video", "vid-2", kitchen, "vid-2", null],
  ["a frame of a video", "img-4", kitchen, "img-4", null],
  ["a tag", "tag-2", kitchen, "img-2", "label of tag-2"],
  ["a tag on a frame", "tag-3", kitchen, "img-4", "label of tag-3"],
])("finds %s in its room", (_, key, region, mediaKey, label) => {
  expect(roomOfMedia([bath, kitchen], key)).toEqual({ region, mediaKey, label });
});

test.each(["img-9", "reg-1", ""])("finds %j in no room", (key) => {
  expect(roomOfMedia([bath, kitchen, { key: "reg-3" } as Region], key)).toBeNull();
});
