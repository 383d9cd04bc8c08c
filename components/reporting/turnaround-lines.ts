/** Turnaround of inspections by week of delivery: median and 90th percentile. */
import type { ChartDatum } from "@/components/ui/charts/datum";
import { formatPlainDay } from "@/components/ui/format-time";
import type { ReportSummary } from "@/lib/contract/company";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import type { DayRange } from "@/lib/validation/day-range";
import { reportingCopy } from "./copy";
import { dayOfYear, daysLater } from "./report-days";

/** Formats a day, with the year if the report spans several years. */
export const shortDay = (day: string, { from, to }: DayRange): string =>
  from.slice(0, 4) === to.slice(0, 4) ? dayOfYear(day) : formatPlainDay(day);

type Options = {
  range: DayRange;
  today: string;
  /** The address of the inspections of some days. */
  hrefOf: (range: DayRange) => string;
};

/**
 * Returns the chart of a report, with one point for the whole range if the backend sends no weeks. Values are in hours,
 * or in days if the longest takes days. A point with values links to the inspections delivered in its days.
 */
export function turnaroundLines(summary: ReportSummary, { range, today, hrefOf }: Options) {
  const { current, perWeek, turnaround } = summary;
  const wholeRange = [{ week: range.from, p50: current.turnaroundP50, p90: current.turnaroundP90 }];
  const weeks: NonNullable<ReportSummary["turnaround"]> = turnaround ?? wholeRange;
  const { unitFor, title, heads } = reportingCopy.turnaround;
  const size = turnaround ? weeksToABar(perWeek.length) : null;
  const unit = unitFor(Math.max(0, ...weeks.map(({ p90 }) => p90 ?? 0)));
  const areCounted = weeks.some(({ claims }) => claims !== undefined);
  const inUnit = (hours: number | null) => (hours === null ? null : Math.round((hours / unit.hours) * 10) / 10);
  const data: ChartDatum[] = weeks.map(({ week, p50, p90, claims }, index) => {
    const next = weeks[index + 1]?.week;
    const isBefore = week < range.from;
    const from = isBefore ? range.from : week;
    const to = next === undefined ? range.to : daysLater(next, -1);
    return {
      id: week,
      label: shortDay(from, range),
      href: p50 === null && p90 === null ? undefined : hrefOf({ from, to }),
      value: inUnit(p50),
      second: inUnit(p90),
      count: claims,
      isRunning: turnaround !== undefined && week <= today && (next === undefined ? range.to >= today : next > today),
    };
  });
  return { data, title: title(size, unit.name), heads: heads(size, areCounted), format: unit.format };
}
