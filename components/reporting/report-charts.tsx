import { useMemo } from "react";
import { BarChart } from "@/components/ui/charts/bar-chart";
import { plainDay } from "@/components/ui/format-time";
import type { ReportSummary } from "@/lib/contract/company";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import type { DayRange } from "@/lib/validation/day-range";
import { ChartExport } from "./chart-export";
import styles from "./reporting-screen.module.css";
import { StatusMix } from "./status-mix";
import { weekBlocks, weeksToABar } from "./week-blocks";
import { hoursText, reportingWords } from "./words";

type Props = {
  summary: ReportSummary;
  range: DayRange;
  today: string;
  hrefOf: (range: DayRange) => string;
  statusHref: (status: ProjectStatus) => string;
};

/** Inspections per week, the claims' statuses, and how long they took; each as a picture, a table and a file. */
export function ReportCharts({ summary, range, today, hrefOf, statusHref }: Props) {
  const { weeks, mix, turnaround } = reportingWords;
  const title = weeks.title(weeksToABar(summary.perWeek.length));
  const bars = useMemo(
    () =>
      weekBlocks(summary.perWeek, range, today).map((block) => ({
        id: block.range.from,
        label: shortDay(block.range.from, range),
        value: block.inspections,
        isRunning: block.isRunning,
        href: hrefOf(block.range),
      })),
    [summary.perWeek, range, today, hrefOf],
  );
  const { current, previous } = summary;
  const times = [
    { id: "medianBefore", label: turnaround.medianBefore, value: previous.turnaroundP50 },
    { id: "median", label: turnaround.median, value: current.turnaroundP50 },
    { id: "ninthBefore", label: turnaround.ninthBefore, value: previous.turnaroundP90 },
    { id: "ninth", label: turnaround.ninth, value: current.turnaroundP90 },
  ];
  const statuses = summary.statusMix.map(({ status, count }) => ({
    id: status,
    label: statusLook(status).label,
    value: count,
  }));
  return (
    <div className={styles.charts}>
      <div className={styles.chart}>
        <BarChart
          title={title}
          note={bars.some(({ isRunning }) => isRunning) ? weeks.running : undefined}
          heads={weeks.heads}
          data={bars}
          actions={<ChartExport title={title} heads={weeks.heads} data={bars} range={range} />}
        />
      </div>
      <div className={styles.chart}>
        <StatusMix
          mix={summary.statusMix}
          statusHref={statusHref}
          actions={<ChartExport title={mix.title} heads={mix.heads} data={statuses} range={range} />}
        />
      </div>
      <div className={styles.chart}>
        <BarChart
          title={turnaround.title}
          note={turnaround.note}
          heads={turnaround.heads}
          data={times}
          format={hoursText}
          actions={<ChartExport title={turnaround.title} heads={turnaround.heads} data={times} range={range} />}
        />
      </div>
    </div>
  );
}

/** "Aug 31", with its year where the report spans several. */
function shortDay(day: string, { from, to }: DayRange): string {
  const text = plainDay(day);
  return from.slice(0, 4) === to.slice(0, 4) ? text.replace(/, \d+$/, "") : text;
}
