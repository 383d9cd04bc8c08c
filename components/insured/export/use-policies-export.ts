"use client";

import { useCallback } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { callBackend } from "@/lib/client/calls/call-backend";
import { useCsvExport } from "@/lib/client/data/exports/use-csv-export";
import type { Insured } from "@/lib/domain/entities";
import { filterOf } from "../use-policies";
import type { PoliciesList } from "../use-policies-query";
import { policiesExportCopy as copy } from "./copy";

/** Loaded ahead, so that an export works after the network is lost. */
const csvPart = lazyPart(() => import("./policies-csv").then(({ policiesCsv }) => policiesCsv));

/** Exports the selected insured, or all that match a query. */
export function usePoliciesExport(companyNames: ReadonlyMap<string, string>) {
  const table = useCallback(
    async (insureds: readonly Insured[]) => (await csvPart.load())(insureds, companyNames),
    [companyNames],
  );
  const { exportAll, ...rest } = useCsvExport<Insured>({ fileName: copy.fileName, table, done: copy.done });
  return {
    ...rest,
    exportAll: (list: PoliciesList) => {
      const query = { ...filterOf(list), isActive: list.tab === "active", sort: list.sort };
      return exportAll(async (page, signal) => {
        const { insureds, ...answer } = await callBackend("insured.list", { ...query, ...page }, { signal });
        return { ...answer, items: insureds };
      });
    },
  };
}
