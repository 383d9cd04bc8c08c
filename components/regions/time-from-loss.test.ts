import { timeFromLoss } from "./time-from-loss";

test.each([
  ["2026-11-18T22:12:00Z", "2026-11-18", "On the date of loss"],
  ["2026-11-19T03:00:00Z", "2026-11-18", "On the date of loss"],
  ["2026-11-19T08:00:00Z", "2026-11-18", "1 day after the date of loss"],
  ["2026-12-01T18:00:00Z", "2026-11-18", "13 days after the date of loss"],
  ["2026-11-16T18:00:00Z", "2026-11-18", "2 days before the date of loss"],
  ["2026-11-16T18:00:00Z", null, null],
  ["not a time", "2026-11-18", null],
])("taken %s, loss on %s: %s", (takenAt, loss, text) =>
  expect(timeFromLoss(takenAt, loss, "America/Chicago")).toBe(text),
);
