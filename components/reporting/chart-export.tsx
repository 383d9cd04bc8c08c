import { Download } from "lucide-react";
import type { ChartDatum } from "@/components/ui/charts/datum";
import { IconButton } from "@/components/ui/icon-button";
import { saveFile } from "@/lib/client/save-file";
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import type { DayRange } from "@/lib/validation/day-range";
import { reportingWords } from "./words";

type Props = {
  title: string;
  heads: readonly [place: string, value: string, second?: string];
  data: readonly ChartDatum[];
  range: DayRange;
};

/** A chart's table as a file that a spreadsheet reads as data. */
export function chartCsv(heads: Props["heads"], data: Props["data"]): string {
  const cell = (value: number | null | undefined) => (value == null ? "" : `${value}`);
  const lines = data.map(({ label, value, second }) => [label, cell(value), cell(second)].slice(0, heads.length));
  return BYTE_ORDER_MARK + csvTable([heads.flatMap((head) => head ?? []), ...lines]);
}

/** Puts a chart's figures into a file. */
export function ChartExport({ title, heads, data, range }: Props) {
  return (
    <IconButton
      size="sm"
      icon={<Download />}
      label={reportingWords.exportChart(title)}
      onClick={() =>
        saveFile(reportingWords.export.chartFile(title, range), chartCsv(heads, data), "text/csv;charset=utf-8")
      }
    />
  );
}
