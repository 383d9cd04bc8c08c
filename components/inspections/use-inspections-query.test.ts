import { orderOf, sortOf } from "./use-inspections-query";

test.each([
  ["insured", { columnId: "insured", isDescending: false }],
  ["-mediaCount", { columnId: "mediaCount", isDescending: true }],
  ["statusChangedAt", { columnId: "statusChangedAt", isDescending: true }],
  ["-statusChangedAt", { columnId: "statusChangedAt", isDescending: false }],
] as const)("%s and back; the longest age is the oldest change", (sort, order) => {
  expect(orderOf(sort)).toEqual(order);
  expect(sortOf(order)).toBe(sort);
});

test("a column that nobody sorts by is no order", () => {
  expect(sortOf({ columnId: "done", isDescending: false })).toBeNull();
});
