import { cutSections } from "./palette-section";

const section = (id: string, count: number) => ({
  id,
  heading: id,
  items: Array.from({ length: count }, (_, index) => ({ id: `${id} ${index}`, label: id })),
});

test("at most 200 items are shown, in the order of the sections, and no empty section", () => {
  const shown = cutSections([section("a", 150), section("b", 0), section("c", 100), section("d", 5)]);
  expect(shown.map(({ id, items }) => [id, items.length])).toEqual([
    ["a", 150],
    ["c", 50],
  ]);
});
