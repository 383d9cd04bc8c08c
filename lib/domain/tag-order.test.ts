import { tagsInOrder } from "./tag-order";

const tag = (key: string, createdAt: string) => ({ key, imageKey: "img-1", label: key, createdAt });

test("tags are ordered by when they were set; equal times keep their order", () => {
  const tags = [
    tag("c", "2026-01-03T00:00:00.500Z"),
    tag("b", "2026-01-03T00:00:00Z"),
    tag("a", "2026-01-03T00:00:00Z"),
    tag("d", "2026-01-02T23:59:59-06:00"),
  ];
  expect(tagsInOrder(tags).map(({ key }) => key)).toEqual(["b", "a", "c", "d"]);
  expect(tags.map(({ key }) => key)).toEqual(["c", "b", "a", "d"]);
});
