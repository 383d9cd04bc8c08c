import { daysLeft } from "./days-left";

test.each([
  ["2026-03-05T10:00:00.000Z", 3],
  ["2026-03-05T10:00:00.001Z", 4],
  ["2026-03-02T10:00:01.000Z", 1],
  ["2026-03-02T10:00:00.000Z", 0],
  ["2026-02-28T10:00:00.000Z", -2],
])("until %s there are %i days", (until, days) => {
  expect(daysLeft(until, Date.parse("2026-03-02T10:00:00.000Z"))).toBe(days);
});
