"use client";

import { readQuery } from "@/lib/client/reads/read-query";
import { useBackend } from "@/lib/client/reads/use-backend";
import { FILTERS, listParams, viewQuery } from "./use-inspections-query";

const COUNT_INTERVAL_MS = 60_000;
const read = (query: string) => readQuery(FILTERS, query);

/** Reduces the query of an address to what a saved view stores. */
export function viewOfInspections(query: string): string {
  return viewQuery(read(query));
}

/** Returns how many inspections a saved view holds; undefined while unknown. */
export function useInspectionsTotal(query: string): number | undefined {
  const { sort: _, ...params } = listParams(read(query));
  return useBackend("survey.list", { ...params, limit: 1 }, { refreshInterval: COUNT_INTERVAL_MS }).data?.total;
}
