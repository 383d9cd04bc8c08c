"use client";

import { useCallback } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { callBackend } from "@/lib/client/calls/call-backend";
import { useCsvExport } from "@/lib/client/data/exports/use-csv-export";
import type { SurveyListQuery } from "@/lib/contract/survey";
import type { SurveyListItem } from "@/lib/domain/entities";
import { inspectionsExportCopy as copy } from "./export-copy";

/** Loaded ahead, so that an export works after the network is lost. */
const csvPart = lazyPart(() => import("./inspections-csv").then(({ inspectionsCsv }) => inspectionsCsv));

/** Exports the selected inspections, or all that match a query. */
export function useInspectionsExport(companyNames: ReadonlyMap<string, string>) {
  const table = useCallback(
    async (surveys: readonly SurveyListItem[]) => (await csvPart.load())(surveys, companyNames),
    [companyNames],
  );
  const { exportAll, ...rest } = useCsvExport<SurveyListItem>({ fileName: copy.fileName, table, done: copy.done });
  return {
    ...rest,
    exportAll: (query: SurveyListQuery) =>
      exportAll(async (page, signal) => {
        const { surveys, ...answer } = await callBackend("survey.list", { ...query, ...page }, { signal });
        return { ...answer, items: surveys };
      }),
  };
}
