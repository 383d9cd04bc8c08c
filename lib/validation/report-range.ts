/** Which days a report can be of: the page asks for no other, and the backend answers none. */
import { DAY_MS } from "../domain/constants";
import { type DayRange, isOrdered } from "./day-range";

export const REPORT_LONGEST_YEARS = 50;
const LONGEST_DAYS = REPORT_LONGEST_YEARS * 366;
/** Calendars and zones are not known well enough before. */
export const REPORT_FIRST_DAY = "1900-01-01";

export type ReportRangeFault = "reversed" | "tooEarly" | "tooLong";

const daysOf = ({ from, to }: DayRange) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Why there is no report of two whole days; null where there is one. */
export function reportRangeFault(range: DayRange): ReportRangeFault | null {
  if (!isOrdered(range)) return "reversed";
  if (range.from < REPORT_FIRST_DAY) return "tooEarly";
  return daysOf(range) > LONGEST_DAYS ? "tooLong" : null;
}
