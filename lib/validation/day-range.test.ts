import fc from "fast-check";
import { isOrdered, isPlainDay } from "./day-range";

test.each(["2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s is a day", (text) => {
  expect(isPlainDay(text)).toBe(true);
});

test.each([
  "",
  "2026-11-31",
  "2026-02-29",
  "1900-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-10-00",
  "0000-01-01",
  "2026-1-1",
  "11/21/2026",
  "2026-11-21T00:00:00Z",
  "２０２６-11-21",
  "2026-11-21\n",
])("%j is no day", (text) => {
  expect(isPlainDay(text)).toBe(false);
});

test("every day of the calendar is valid and unchanged", () => {
  const noInvalidDate = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
  fc.assert(fc.property(noInvalidDate, (date) => isPlainDay(date.toISOString().slice(0, 10))));
});

test.each([
  ["2026-11-01", "2026-11-30", true],
  ["2026-11-21", "2026-11-21", true],
  ["2026-12-01", "2026-11-30", false],
  ["2027-01-01", "2026-12-31", false],
  ["", "2026-11-30", true],
  ["2026-12-01", "", true],
  ["", "", true],
])("from %j to %j is in order: %s", (from, to, expected) => {
  expect(isOrdered({ from, to })).toBe(expected);
});
