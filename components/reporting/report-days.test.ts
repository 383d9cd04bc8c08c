import { dayOnClock, daysLater, lastWeeks, rangeBefore, rangeText } from "./report-days";

test.each([
  ["2026-11-22", { from: "2026-08-31", to: "2026-11-22" }],
  ["2026-11-23", { from: "2026-09-07", to: "2026-11-23" }],
  ["2026-01-01", { from: "2025-10-13", to: "2026-01-01" }],
])("twelve weeks up to %s begin with a Monday", (today, expected) => expect(lastWeeks(today)).toEqual(expected));

test("the previous period has the same length and ends where the range begins", () => {
  expect(rangeBefore({ from: "2026-11-01", to: "2026-11-01" })).toEqual({ from: "2026-10-31", to: "2026-10-31" });
  expect(rangeBefore({ from: "2024-03-01", to: "2024-03-31" })).toEqual({ from: "2024-01-30", to: "2024-02-29" });
});

test("formats ranges, adds days within the years 1 to 9999, and reads the day of the local clock", () => {
  expect(rangeText({ from: "2026-08-31", to: "2026-11-20" })).toBe("Aug 31 – Nov 20, 2026");
  expect(rangeText({ from: "2025-12-29", to: "2026-01-04" })).toBe("Dec 29, 2025 – Jan 4, 2026");
  expect(rangeText({ from: "2026-01-04", to: "2026-01-04" })).toBe("Jan 4, 2026");
  expect(daysLater("2024-02-28", 2)).toBe("2024-03-01");
  expect([daysLater("0002-01-01", -800), daysLater("9999-12-30", 7)]).toEqual(["0001-01-01", "9999-12-31"]);
  expect(dayOnClock(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
