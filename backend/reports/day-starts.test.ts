import * as fc from "fast-check";
import { addDays, countClocks, dayStart, isTimezone, mondayOf } from "./day-starts";

test.each([
  ["2026-11-01", "UTC", "2026-11-01T00:00:00.000Z"],
  ["2026-11-01", "America/New_York", "2026-11-01T04:00:00.000Z"],
  ["2026-11-02", "America/New_York", "2026-11-02T05:00:00.000Z"],
  ["2026-03-08", "America/New_York", "2026-03-08T05:00:00.000Z"],
  ["2026-03-09", "America/New_York", "2026-03-09T04:00:00.000Z"],
  ["2026-06-01", "Asia/Kolkata", "2026-05-31T18:30:00.000Z"],
  ["2026-06-01", "Pacific/Kiritimati", "2026-05-31T10:00:00.000Z"],
  // Midnight was skipped: the clock went from 23:59:59 of the day before to 1:00.
  ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00.000Z"],
])("%s begins in %s at %s", (day, zone, expected) => {
  expect(new Date(dayStart(day, zone)).toISOString()).toBe(expected);
});

test("recognizes known time zones, and no others", () => {
  expect(["UTC", "America/Chicago"].map(isTimezone)).toEqual([true, true]);
  expect(["Mars/Base", "", "x".repeat(5000), "'; drop table survey"].map(isTimezone)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ["2026-11-22", "2026-11-16"],
  ["2026-11-16", "2026-11-16"],
  ["2026-01-01", "2025-12-29"],
])("the week of %s begins with %s", (day, monday) => expect(mondayOf(day)).toBe(monday));

const day = fc.integer({ min: 0, max: 25_000 }).map((count) => addDays("1980-01-01", count));
const zone = fc.constantFrom("UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin", "Australia/Lord_Howe");

test("a clock in the zone shows the day at its start, and the previous day a millisecond before", () => {
  fc.assert(
    fc.property(day, zone, (each, timezone) => {
      const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone });
      const start = dayStart(each, timezone);
      expect(shown.format(start)).toBe(each);
      expect(shown.format(start - 1)).toBe(addDays(each, -1));
    }),
  );
});

test("keeps a bounded number of clocks for all spellings of a zone", () => {
  const zone = "america/argentina/comodrivadavia";
  const midnight = dayStart("2026-03-02", zone);
  for (let mask = 0; mask < 2_000; mask += 1) {
    const written = [...zone]
      .map((letter, index) => ((mask >> (index % 11)) & 1 ? letter.toUpperCase() : letter))
      .join("");
    expect(dayStart("2026-03-02", written)).toBe(midnight);
  }
  expect(countClocks()).toBe(50);
  for (const name of Intl.supportedValuesOf("timeZone")) expect(isTimezone(name)).toBe(true);
  expect(countClocks()).toBe(50);
  expect(isTimezone("A".repeat(100_000))).toBe(false);
  expect(countClocks()).toBe(50);
});
