/** Weeks as bars: one each, or several to a bar if the range has more weeks than fit. */
import type { ReportSummary } from "@/lib/contract/company";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import type { DayRange } from "@/lib/validation/day-range";
import { daysLater } from "./report-days";

export type WeekBlock = {
  /** The part of it within the range. */
  range: DayRange;
  inspections: number;
  /** Contains today. */
  isRunning: boolean;
};

const WEEK_DAYS = 7;

/** Days in this format sort as texts. */
const earlier = (one: string, other: string) => [one, other].sort()[0] ?? one;
const later = (one: string, other: string) => [one, other].sort()[1] ?? one;

/** `perWeek` in order of time, by their Mondays. The blocks add up to the sum of all weeks. */
export function weekBlocks(perWeek: ReportSummary["perWeek"], range: DayRange, today: string): WeekBlock[] {
  const size = weeksToABar(perWeek.length);
  const blocks: WeekBlock[] = [];
  for (let at = 0; at < perWeek.length; at += size) {
    const weeks = perWeek.slice(at, at + size);
    const first = weeks[0]?.week ?? range.from;
    const end = daysLater(first, size * WEEK_DAYS - 1);
    blocks.push({
      range: { from: later(first, range.from), to: earlier(end, range.to) },
      inspections: weeks.reduce((sum, { inspections }) => sum + inspections, 0),
      isRunning: first <= today && end >= today,
    });
  }
  return blocks;
}
