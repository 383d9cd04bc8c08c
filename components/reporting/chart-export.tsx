import { Download } from "lucide-react";
import type { ChartDatum } from "@/components/ui/charts/datum";
import { IconButton } from "@/components/ui/icon-button";
import { saveFile } from "@/lib/client/browser/save-file";
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import type { DayRange } from "@/lib/validation/day-range";
import { reportingCopy } from "./copy";

type Props = {
  title: string;
  heads: readonly [position: string, value: string, second?: string, count?: string];
  data: readonly ChartDatum[];
  range: DayRange;
  /** Whether positions are days; the file needs full dates, because nothing else in it shows the year. */
  areDays?: boolean;
};

/** Returns a chart's table as CSV with plain numbers. */
export function chartCsv({ heads, data, range, areDays }: Omit<Props, "title">): string {
  // A week is named by its first day in the range.
  const nameOf = ({ id, label }: ChartDatum) => (areDays ? [id, range.from].sort()[1] : label) ?? label;
  const cell = (value: number | null | undefined) => (value == null ? "" : `${value}`);
  const lines = data.map((datum) =>
    [nameOf(datum), cell(datum.value), cell(datum.second), cell(datum.count)].slice(0, heads.length),
  );
  return BYTE_ORDER_MARK + csvTable([heads.flatMap((head) => head ?? []), ...lines]);
}

/** A button that saves a chart's table as a file. */
export function ChartExport({ title, ...table }: Props) {
  return (
    <IconButton
      size="sm"
      icon={<Download />}
      label={reportingCopy.exportChart(title)}
      onClick={() =>
        saveFile(reportingCopy.export.chartFile(title, table.range), chartCsv(table), "text/csv;charset=utf-8")
      }
    />
  );
}
