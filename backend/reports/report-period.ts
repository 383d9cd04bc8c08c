/** The period of a report, and the previous period that it is compared with. */
import { DAY_MS } from "../../lib/domain/constants";
import { isPlainDay } from "../../lib/validation/day-range";
import { REPORT_FIRST_DAY, REPORT_MAX_YEARS, reportRangeFault } from "../../lib/validation/report-range";
import { invalidInput } from "../failures/failure";
import { addDays, dayStart, isTimezone, mondayOf } from "./day-starts";

export type Span = {
  /** Milliseconds since 1970, included. */
  start: number;
  /** Milliseconds since 1970, excluded. */
  end: number;
};
export type ReportPeriod = {
  current: Span;
  /** The same number of days, ending where the current period begins. */
  previous: Span;
  /** The weeks that overlap the period, by their Mondays, with their starts. */
  weeks: readonly { week: string; start: number }[];
};
export type RequestedPeriod = { minDate: string; maxDate: string; timezone?: string };

const WEEK_DAYS = 7;

function checkedDay(name: string, day: string): string {
  if (!isPlainDay(day) || day < REPORT_FIRST_DAY)
    throw invalidInput(`${name} must be a day of the calendar, as 2026-01-31.`);
  return day;
}

function checkTimezone(timezone: string): void {
  if (!isTimezone(timezone)) throw invalidInput("timezone is none that is known.");
}

/** Returns the start of the day as ISO 8601 UTC. Throws for an invalid day or zone. */
export function firstMoment(day: string, timezone = "UTC"): string {
  checkTimezone(timezone);
  return new Date(dayStart(checkedDay("minDate", day), timezone)).toISOString();
}

const daysBetween = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);

/**
 * Returns the period from `minDate` to `maxDate`, both included. Throws if a day is invalid, or if they are in the
 * wrong order or too far apart.
 */
export function reportPeriod({ minDate, maxDate, timezone = "UTC" }: RequestedPeriod): ReportPeriod {
  const first = checkedDay("minDate", minDate);
  const last = checkedDay("maxDate", maxDate);
  checkTimezone(timezone);
  const fault = reportRangeFault({ from: first, to: last });
  if (fault === "reversed") throw invalidInput("minDate must not be after maxDate.");
  if (fault !== null) throw invalidInput(`A report covers at most ${REPORT_MAX_YEARS} years.`);
  const days = daysBetween(first, last) + 1;
  const start = dayStart(first, timezone);
  const monday = mondayOf(first);
  const weekCount = Math.floor(daysBetween(monday, last) / WEEK_DAYS) + 1;
  return {
    current: { start, end: dayStart(addDays(last, 1), timezone) },
    previous: { start: dayStart(addDays(first, -days), timezone), end: start },
    weeks: Array.from({ length: weekCount }, (_, index) => {
      const week = addDays(monday, index * WEEK_DAYS);
      return { week, start: dayStart(week, timezone) };
    }),
  };
}
