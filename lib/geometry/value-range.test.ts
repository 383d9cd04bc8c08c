import { valueRange } from "./value-range";

test("returns the smallest and largest of any count of numbers", () => {
  expect(valueRange([3, -2, 7])).toEqual([-2, 7]);
  expect(valueRange([5])).toEqual([5, 5]);
  expect(valueRange([])).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  const many = Array.from({ length: 300_000 }, (_, index) => index - 1_000);
  expect(valueRange(many)).toEqual([-1_000, 298_999]);
});
