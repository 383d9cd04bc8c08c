import { type MouseEvent, useMemo } from "react";
import { BarChart } from "@/components/ui/charts/bar-chart";
import { LineChart } from "@/components/ui/charts/line-chart";
import { readLinkTarget } from "@/components/ui/link-target";
import type { ReportSummary } from "@/lib/contract/company";
import type { ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { weeksToABar } from "@/lib/domain/weeks-to-a-bar";
import type { DayRange } from "@/lib/validation/day-range";
import { ChartExport } from "./chart-export";
import { reportingCopy } from "./copy";
import styles from "./reporting-screen.module.css";
import { StatusMix } from "./status-mix";
import { shortDay, turnaroundLines } from "./turnaround-lines";
import { weekBlocks } from "./week-blocks";

type Props = {
  summary: ReportSummary;
  range: DayRange;
  today: string;
  hrefOf: (range: DayRange) => string;
  statusHref: (status: ProjectStatus) => string;
  deliveredHref: (range: DayRange) => string;
  /** Replaces navigation on a plain click on one of these links. */
  onFollow: (address: string) => void;
};

/** Inspections per week, claims by status, and turnaround, each as a chart, a table and a file. */
export function ReportCharts(props: Props) {
  const { summary, range, today, hrefOf, statusHref, deliveredHref, onFollow } = props;
  const { weeks, mix, turnaround } = reportingCopy;
  const size = weeksToABar(summary.perWeek.length);
  const title = weeks.title(size);
  const heads = weeks.heads(size);
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
  const lines = useMemo(
    () => turnaroundLines(summary, { range, today, hrefOf: deliveredHref }),
    [summary, range, today, deliveredHref],
  );
  const statuses = summary.statusMix.map(({ status, count }) => ({
    id: status,
    label: statusLook(status).label,
    value: count,
  }));
  const follow = (event: MouseEvent) => {
    const address = readLinkTarget(event.nativeEvent, window.location);
    if (address === null) return;
    event.preventDefault();
    onFollow(address);
  };
  return (
    <div className={styles.charts} onClickCapture={follow}>
      <div className={styles.chart}>
        <BarChart
          title={title}
          note={bars.some(({ isRunning }) => isRunning) ? weeks.running(size) : undefined}
          heads={heads}
          data={bars}
          actions={<ChartExport title={title} heads={heads} data={bars} range={range} areDays />}
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
          title={lines.title}
          note={turnaround.note}
          heads={lines.heads}
          data={lines.data}
          format={lines.format}
          countText={turnaround.claims}
          actions={<ChartExport title={lines.title} heads={lines.heads} data={lines.data} range={range} areDays />}
        />
      </div>
    </div>
  );
}
