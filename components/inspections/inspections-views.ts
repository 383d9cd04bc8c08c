"use client";

import { readQuery } from "@/lib/client/reads/read-query";
import { useBackend } from "@/lib/client/reads/use-backend";
import { FILTERS, listParams, viewQuery } from "./use-inspections-query";

/** Between two counts, in milliseconds. */
const COUNTED_EVERY_MS = 60_000;
const read = (query: string) => readQuery(FILTERS, query);

/** Of an address's query what a saved view keeps. */
export function viewOfInspections(query: string): string {
  return viewQuery(read(query));
}

/** How many inspections a saved view holds now; undefined while nobody knows. */
export function useInspectionsTotal(query: string): number | undefined {
  const { sort: _, ...params } = listParams(read(query));
  return useBackend("survey.list", { ...params, limit: 1 }, { refreshInterval: COUNTED_EVERY_MS }).data?.total;
}
