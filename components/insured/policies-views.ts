"use client";

import { readQuery } from "@/lib/client/reads/read-query";
import { useBackend } from "@/lib/client/reads/use-backend";
import { filterOf } from "./use-policies";
import { LIST_QUERY, policiesAddress } from "./use-policies-query";

/** Between two counts, in milliseconds. */
const COUNTED_EVERY_MS = 60_000;
const read = (query: string) => readQuery(LIST_QUERY, query);

/** Of an address's query what a saved view keeps. */
export function viewOfPolicies(query: string): string {
  return policiesAddress(read(query));
}

/** How many insured a saved view holds now; undefined while nobody knows. */
export function usePoliciesTotal(query: string): number | undefined {
  const { tab, ...rest } = read(query);
  const params = { ...filterOf({ tab, ...rest }), isActive: tab === "active", limit: 1 };
  return useBackend("insured.list", params, { refreshInterval: COUNTED_EVERY_MS }).data?.total;
}
