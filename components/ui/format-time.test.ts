import {
  formatCount,
  formatDay,
  formatDayAndTime,
  formatDuration,
  formatEventTime,
  formatFullTime,
  formatListTime,
  formatPlainDay,
  formatSentenceTime,
  formatTimeOfDay,
  readZoneName,
} from "./format-time";

/** Saturday, 06:30 in Chicago. */
const now = Date.parse("2026-11-21T12:30:00Z");
const chicago = { now, timeZone: "America/Chicago" };
/** Newer engines put a narrow space before AM and PM. */
const plain = (text: string) => text.replace(/\u202f/g, " ");

test.each([
  ["2026-11-21T12:10:00Z", "6:10 AM", "6:10 AM"],
  ["2026-11-21T05:59:00Z", "Yesterday", "Yesterday, 11:59 PM"],
  ["2026-11-18T15:20:00Z", "Nov 18", "Nov 18, 9:20 AM"],
  ["2025-11-18T15:20:00Z", "Nov 18, 2025", "Nov 18, 2025, 9:20 AM"],
  ["2026-01-01T03:00:00Z", "Dec 31, 2025", "Dec 31, 2025, 9:00 PM"],
])("formats %s in Chicago", (iso, inList, inTimeline) => {
  expect(plain(formatListTime(iso, chicago))).toBe(inList);
  expect(plain(formatEventTime(iso, chicago))).toBe(inTimeline);
});

test("lowercases yesterday within a sentence, but not a month", () => {
  expect(plain(formatSentenceTime("2026-11-21T05:59:00Z", chicago))).toBe("yesterday, 11:59 PM");
  expect(plain(formatSentenceTime("2026-11-18T15:20:00Z", chicago))).toBe("Nov 18, 9:20 AM");
});

test("changes the day at the viewer's midnight, also on the day clocks change", () => {
  const afterChange = { now: Date.parse("2026-11-01T18:00:00Z"), timeZone: "America/New_York" };
  expect(formatListTime("2026-11-01T03:59:00Z", afterChange)).toBe("Yesterday");
  expect(plain(formatListTime("2026-11-01T04:01:00Z", afterChange))).toBe("12:01 AM");
});

test("names the zone of a full time, and none for a plain day", () => {
  expect(plain(formatFullTime("2026-11-21T15:52:00Z", "America/Chicago"))).toBe(
    "Saturday, November 21, 2026 at 9:52 AM CST",
  );
  expect(formatDay("2026-11-15T03:00:00Z", "America/Chicago")).toBe("Nov 14, 2026");
  expect(formatPlainDay("2026-11-12")).toBe("Nov 12, 2026");
  expect(readZoneName(now, "America/Chicago")).toBe("CST");
  expect(readZoneName(now, "UTC")).toBe("UTC");
});

test("formats a day and a time of day", () => {
  expect(plain(formatDayAndTime("2026-11-18T22:12:00Z", "America/Chicago"))).toBe("Nov 18, 2026, 4:12 PM");
  expect(plain(formatTimeOfDay("2026-11-18T22:12:00Z", "America/Chicago"))).toBe("4:12 PM");
});

test.each([
  [0, "0:00"],
  [42.9, "0:42"],
  [725, "12:05"],
  [3723, "1:02:03"],
  [Number.NaN, "0:00"],
  [-3, "0:00"],
])("formats %d s as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test("separates thousands", () => {
  expect(formatCount(1284)).toBe("1,284");
});
