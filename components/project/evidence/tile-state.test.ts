import { image, region } from "@/tests/support/claim-world";
import { photosOf, tileState, untaggedPhotos } from "./tile-state";

const tagged = (key: string, label: string) =>
  image(key, { tags: [{ key: `${key} tag`, imageKey: key, label, createdAt: "2026-01-03T00:00:00Z" }] });

test("the newest photo comes first, also if it is a snapshot of a video", () => {
  const room = region("reg-1", {
    images: [image("img-old", { createdAt: "2026-01-01T00:00:00Z" })],
    videos: [{ key: "vid-1", images: [image("img-new", { createdAt: "2026-01-05T00:00:00Z" })] }],
  });
  expect(photosOf(room).map(({ key }) => key)).toEqual(["img-new", "img-old"]);
});

test("scans take precedence over hazards, hazards over missing tags", () => {
  const images = [tagged("img-1", "Mold"), image("img-2")];
  const waiting = region("reg-1", { images, scans: [{ key: "s", status: "new" }] });
  expect(tileState(waiting).label).toBe("1 of 1 scans processing");
  expect(tileState(region("reg-1", { images }))).toEqual({
    tone: "warn",
    glyph: "alert",
    label: "1 photo with a hazard",
  });
  expect(tileState(region("reg-1", { images: [image("img-2")] })).label).toBe("1 photo without a tag");
  expect(tileState(region("reg-1", { images: [tagged("img-1", "Ceiling")] })).label).toBe("Processed");
});

test("photos whose tags were not loaded are not reported as untagged", () => {
  expect(untaggedPhotos(region("reg-1", { images: [image("img-1", { tags: undefined })] }))).toEqual({
    untagged: 0,
    all: 1,
  });
});
