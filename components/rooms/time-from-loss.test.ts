import { lossText, timeFromLoss } from "./time-from-loss";

const instant = (at: string) => ({ at, isTaken: true, isZoneKnown: true });

test.each([
  ["2026-11-18T22:12:00Z", "2026-11-18", "On the date of loss"],
  ["2026-11-19T03:00:00Z", "2026-11-18", "On the date of loss"],
  ["2026-11-19T08:00:00Z", "2026-11-18", "1 day after the date of loss"],
  ["2026-12-01T18:00:00Z", "2026-11-18", "13 days after the date of loss"],
  ["2026-11-16T18:00:00Z", "2026-11-18", "2 days before the date of loss"],
  ["2026-11-16T18:00:00Z", null, null],
  ["not a time", "2026-11-18", null],
  ["2026-11-16T18:00:00Z", "2026-11-18T00:00:00Z", null],
])("taken %s, loss on %s: %s", (takenAt, loss, text) =>
  expect(timeFromLoss(takenAt, loss, "America/Chicago")).toBe(text),
);

test.each([
  // Half past eleven at night in Austin is half past midnight in New York.
  ["2026-11-19T05:30:00Z", "America/Chicago", "America/New_York", "On the date of loss, property time"],
  ["2026-11-19T05:30:00Z", "America/New_York", "America/Chicago", "1 day after the date of loss, property time"],
  ["2026-11-18T22:12:00Z", "America/Chicago", "America/New_York", "On the date of loss"],
])("taken %s, home in %s, viewed in %s: %s", (takenAt, home, viewer, text) =>
  expect(lossText(instant(takenAt), "2026-11-18", { home, viewer })).toBe(text),
);

test("without the property's zone, counts in the viewer's zone without a note", () => {
  expect(lossText(instant("2026-11-19T05:30:00Z"), "2026-11-18", {})).toMatch(/^(On|1 day after) the date of loss$/);
  expect(lossText(instant("2026-11-19T05:30:00Z"), null, { home: "America/Chicago" })).toBeNull();
});

test("a clock without a zone counts its own day in every zone", () => {
  const late = { at: "2026-11-18T23:50:00", isTaken: true, isZoneKnown: false };
  expect(lossText(late, "2026-11-18", { home: "America/Los_Angeles", viewer: "Asia/Tokyo" })).toBe(
    "On the date of loss",
  );
});
