import type { ChartDatum } from "@/components/ui/charts/datum";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const series = (values: readonly (number | null)[], labels: readonly string[]): readonly ChartDatum[] =>
  values.map((value, index) => ({ id: `place-${index}`, label: labels[index] ?? String(index + 1), value }));

const MONDAYS = "Aug 31,Sep 7,Sep 14,Sep 21,Sep 28,Oct 5,Oct 12,Oct 19,Oct 26,Nov 2,Nov 9,Nov 16".split(",");

export const WEEKS: readonly ChartDatum[] = [
  ...series([125, 110, 133, 148, 141, 154, 163, 149, 175, 167, 185], MONDAYS),
  { id: "running", label: "Nov 16", value: 113, isRunning: true },
];
export const TURNAROUND = series([31, 33, 30, 28, 29, 27, 26, 27, 24, 22, 21], MONDAYS);
export const MIXED = series([12, -4, 7, -18, 0, 3], MONDAYS);
export const HUGE = series([1e12, 3.4e15, 9e15, Number.MAX_VALUE, 2e15], MONDAYS);
export const NOT_NUMBERS = series([4, Number.NaN, 6, null, Number.POSITIVE_INFINITY, 2, 5], MONDAYS);
export const HARD_LABELS = series([3, 5, 2, 4, 6], Object.values(SPECIMEN_TEXTS));
