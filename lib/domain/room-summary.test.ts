import type { Image } from "./entities";
import { roomSummary, topTag } from "./room-summary";

const photo = (key: string, labels: string[], change: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: `https://bucket.test/${key}.jpg`,
  width: 4,
  height: 3,
  status: "analyzed",
  createdAt: "2026-01-01T00:00:00Z",
  tags: labels.map((label) => ({ key: `${key} ${label}`, imageKey: key, label, createdAt: "2026-01-01T00:00:00Z" })),
  ...change,
});
const labels = (...all: string[]) => all.map((label) => ({ label }));

test("a hazard comes first, then the most frequent tag, then alphabetically", () => {
  expect(topTag(labels("Sofa", "Sofa", "Mold"))).toEqual({ label: "Mold", isHazard: true });
  expect(topTag(labels("Table", "Sofa", "sofa "))).toEqual({ label: "Sofa", isHazard: false });
  expect(topTag(labels("Table", "Sofa"))).toEqual({ label: "Sofa", isHazard: false });
  expect(topTag(labels(" "))).toBeNull();
  expect(topTag([])).toBeNull();
});

test("the photo with the top tag represents the room, by its thumbnail", () => {
  const damp = photo("b", ["damp"], { thumbnailUrl: "https://bucket.test/b-small.jpg" });
  const room = { key: "reg-1", name: "Hallway", images: [photo("a", ["Sofa"]), damp], videos: [] };
  expect(roomSummary(room)).toEqual({
    regionKey: "reg-1",
    name: "Hallway",
    photoUrl: "https://bucket.test/b-small.jpg",
    mediaCount: 2,
    topTag: { label: "damp", isHazard: true },
  });
});

test("snapshots count with their video; without a tag the first photo represents the room", () => {
  const room = { key: "reg-1", name: "Hall", images: [], videos: [{ key: "vid-1", images: [photo("s", [])] }] };
  expect(roomSummary(room)).toMatchObject({ photoUrl: "https://bucket.test/s.jpg", mediaCount: 2, topTag: null });
});

test("an empty room has no photo", () => {
  expect(roomSummary({ key: "reg-1", name: "Hall" })).toMatchObject({ photoUrl: null, mediaCount: 0, topTag: null });
});
