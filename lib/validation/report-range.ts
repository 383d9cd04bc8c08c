/** The days that a report may cover, checked by the page and the backend. */
import { DAY_MS } from "../domain/constants";
import { type DayRange, isOrdered } from "./day-range";

export const REPORT_MAX_YEARS = 50;
const MAX_DAYS = REPORT_MAX_YEARS * 366;
/** Earlier calendars and time zones are not known well enough. */
export const REPORT_FIRST_DAY = "1900-01-01";

export type ReportRangeFault = "reversed" | "tooEarly" | "tooLong";

const daysOf = ({ from, to }: DayRange) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Returns why two complete days give no report, or null if they do. */
export function reportRangeFault(range: DayRange): ReportRangeFault | null {
  if (!isOrdered(range)) return "reversed";
  if (range.from < REPORT_FIRST_DAY) return "tooEarly";
  return daysOf(range) > MAX_DAYS ? "tooLong" : null;
}
