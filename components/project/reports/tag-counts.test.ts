import type { Image } from "@/lib/domain/entities";
import { tagCounts } from "./tag-counts";

const photo = (...labels: string[]) =>
  ({ key: labels.join(), tags: labels.map((label, index) => ({ key: `${index}`, label })) }) as unknown as Image;

test("counts each photo once per label; hazards come first, then the most frequent", () => {
  const videos = [{ key: "vid-1", images: [photo("door")] }];
  const images = [photo("Door", "crack", "Crack"), photo("Window"), photo()];
  expect(tagCounts({ images, videos })).toEqual([
    { label: "Crack", count: 1 },
    { label: "Door", count: 2 },
    { label: "Window", count: 1 },
  ]);
  expect(tagCounts({})).toEqual([]);
});
