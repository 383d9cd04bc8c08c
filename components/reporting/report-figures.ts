/** The figures of a report, each compared with the previous period. */
import { formatCount } from "@/components/ui/format-time";
import type { StatChange, StatFigure } from "@/components/ui/layout/stat-figures";
import type { ReportFigures, ReportSummary } from "@/lib/contract/company";
import { hoursText, reportingCopy } from "./copy";

const { figures: copy } = reportingCopy;
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

const senseOf = (difference: number) => (difference > 0 ? "up" : difference < 0 ? "down" : "same");

/** Returns a count's change in percent; null without a previous value. */
function countChange(current: number, previous: number, isGood: boolean): StatChange | null {
  if (previous === 0) return null;
  const difference = current - previous;
  const meaning = !isGood || difference === 0 ? "neutral" : difference > 0 ? "good" : "bad";
  const text = percent.format(Math.abs(difference) / previous);
  return { sense: senseOf(difference), meaning, text, before: formatCount(previous) };
}

/** Returns a time's change in hours; null if a value is missing. A shorter time is better. */
function timeChange(current: number | null, previous: number | null): StatChange | null {
  if (current === null || previous === null) return null;
  const difference = Math.round((current - previous) * 10) / 10;
  const meaning = difference === 0 ? "neutral" : difference < 0 ? "good" : "bad";
  return { sense: senseOf(difference), meaning, text: hoursText(Math.abs(difference)), before: hoursText(previous) };
}

type Count = "inspections" | "reviewed" | "delivered";
type Time = "turnaroundP50" | "turnaroundP90";

export function reportFigures({ current, previous }: Pick<ReportSummary, "current" | "previous">): StatFigure[] {
  const count = (id: Count, label: string, isGood: boolean): StatFigure => ({
    id,
    label,
    figure: formatCount(current[id]),
    change: countChange(current[id], previous[id], isGood),
  });
  const time = (id: Time, label: string): StatFigure => ({
    id,
    label,
    figure: hoursOrNull(current[id]),
    change: timeChange(current[id], previous[id]),
  });
  return [
    count("inspections", copy.inspections, false),
    count("reviewed", copy.reviewed, true),
    count("delivered", copy.delivered, true),
    time("turnaroundP50", copy.median),
    time("turnaroundP90", copy.ninth),
  ];
}

const hoursOrNull = (hours: ReportFigures[Time]): string | null => (hours === null ? null : hoursText(hours));
