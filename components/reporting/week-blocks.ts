/** Groups the weeks of a report into bars: one week per bar, or several if the range has more weeks than fit. */
import type { ReportSummary } from "@/lib/contract/company";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import type { DayRange } from "@/lib/validation/day-range";
import { daysLater } from "./report-days";

export type WeekBlock = {
  /** The part of the block within the report's range. */
  range: DayRange;
  inspections: number;
  /** The block contains today. */
  isRunning: boolean;
};

const WEEK_DAYS = 7;

/** Days as YYYY-MM-DD sort as text. */
const earlier = (a: string, b: string) => [a, b].sort()[0] ?? a;
const later = (a: string, b: string) => [a, b].sort()[1] ?? a;

/** Groups `perWeek`, which is in order of time and keyed by Monday. The blocks add up to the sum of all weeks. */
export function weekBlocks(perWeek: ReportSummary["perWeek"], range: DayRange, today: string): WeekBlock[] {
  const size = weeksToABar(perWeek.length);
  const blocks: WeekBlock[] = [];
  for (let index = 0; index < perWeek.length; index += size) {
    const weeks = perWeek.slice(index, index + size);
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
