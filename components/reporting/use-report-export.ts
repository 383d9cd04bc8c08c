"use client";

import { callBackend } from "@/lib/client/calls/call-backend";
import { useCsvExport } from "@/lib/client/data/exports/use-csv-export";
import type { ReportRow, ReportRowsQuery } from "@/lib/contract/company";
import { reportCsv } from "./report-csv";
import { reportRowKey } from "./report-row";
import { reportingWords } from "./words";

const { export: words } = reportingWords;
type Keyed = ReportRow & { key: string };
const table = async (rows: readonly Keyed[]) => reportCsv(rows);

/** Puts every inspection of a report into a file. */
export function useReportExport() {
  const { exportAll, progress } = useCsvExport<Keyed>({ fileName: words.fileName, table, done: words.done });
  return {
    progress,
    exportAll: (query: ReportRowsQuery) =>
      exportAll(async (page, signal) => {
        const { results, ...answer } = await callBackend("company.reportPaginated", { ...query, ...page }, { signal });
        return { ...answer, items: results.map((row) => ({ ...row, key: reportRowKey(row) })) };
      }),
  };
}
