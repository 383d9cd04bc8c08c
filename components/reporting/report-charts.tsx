import { useMemo } from "react";
import { BarChart } from "@/components/ui/charts/bar-chart";
import { LineChart } from "@/components/ui/charts/line-chart";
import type { ReportSummary } from "@/lib/contract/company";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import type { DayRange } from "@/lib/validation/day-range";
import { ChartExport } from "./chart-export";
import styles from "./reporting-screen.module.css";
import { StatusMix } from "./status-mix";
import { shortDay, turnaroundLines } from "./turnaround-lines";
import { weekBlocks } from "./week-blocks";
import { reportingWords } from "./words";

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
  const { times, unit } = useMemo(() => turnaroundLines(summary, range, today), [summary, range, today]);
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
        <LineChart
          title={unit.title}
          note={turnaround.note}
          heads={unit.heads}
          data={times}
          format={unit.format}
          actions={<ChartExport title={unit.title} heads={unit.heads} data={times} range={range} />}
        />
      </div>
    </div>
  );
}
