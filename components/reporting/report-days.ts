/** The range of a report as plain days, YYYY-MM-DD, inclusive. */
import { formatPlainDay } from "@/components/ui/format-time";
import { DAY_MS } from "@/lib/domain/constants";
import type { DayRange } from "@/lib/validation/day-range";

const WEEK_DAYS = 7;
const DEFAULT_WEEKS = 12;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The limits of plain days: four-digit years. */
const FIRST_TIME = timeOf("0001-01-01");
const LAST_TIME = timeOf("9999-12-31");

/** Adds days to a day; a negative count returns an earlier day. */
export function daysLater(day: string, count: number): string {
  const time = Math.min(LAST_TIME, Math.max(FIRST_TIME, timeOf(day) + count * DAY_MS));
  return new Date(time).toISOString().slice(0, 10);
}

const mondayOf = (day: string) => daysLater(day, -((new Date(timeOf(day)).getUTCDay() + 6) % WEEK_DAYS));

/** Returns the range of the last `count` weeks, the current week included. */
export const lastWeeks = (today: string, count = DEFAULT_WEEKS): DayRange => ({
  from: daysLater(mondayOf(today), -(count - 1) * WEEK_DAYS),
  to: today,
});

/** Returns the day of a time in the viewer's time zone. */
export function dayOnClock(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the period of the same length that ends the day before the range. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const days = Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;
  return { from: daysLater(from, -days), to: daysLater(from, -1) };
}

const yearOf = (day: string) => day.slice(0, 4);

/** Formats a range: "Aug 31 – Nov 20, 2026", "Dec 29, 2025 – Jan 4, 2026", or a single day. */
export function rangeText({ from, to }: DayRange): string {
  if (from === to) return formatPlainDay(to);
  return `${yearOf(from) === yearOf(to) ? dayOfYear(from) : formatPlainDay(from)} – ${formatPlainDay(to)}`;
}

/** Formats a day without the year: "Aug 31". */
export const dayOfYear = (day: string): string => formatPlainDay(day).replace(/, \d+$/, "");
