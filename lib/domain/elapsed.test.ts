import { elapsedText } from "./elapsed";

test.each([
  [-5_000, "now"],
  [Number.NaN, "now"],
  [0, "now"],
  [59_999, "now"],
  [60_000, "1 min"],
  [26 * 60_000 + 30_000, "26 min"],
  [3_599_999, "59 min"],
  [3_600_000, "1 h"],
  [86_399_999, "23 h"],
  [86_400_000, "1 d"],
  [4.9 * 86_400_000, "4 d"],
  [400 * 86_400_000, "400 d"],
])("%d ms is %s", (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
