"use client";

import { readQuery } from "@/lib/client/reads/read-query";
import { useBackend } from "@/lib/client/reads/use-backend";
import { filterOf } from "./use-policies";
import { LIST_QUERY, policiesAddress } from "./use-policies-query";

const COUNT_INTERVAL_MS = 60_000;
const read = (query: string) => readQuery(LIST_QUERY, query);

/** Reduces the query of an address to what a saved view stores. */
export function viewOfPolicies(query: string): string {
  return policiesAddress(read(query));
}

/** Returns how many insured a saved view holds; undefined while unknown. */
export function usePoliciesTotal(query: string): number | undefined {
  const { tab, ...rest } = read(query);
  const params = { ...filterOf({ tab, ...rest }), isActive: tab === "active", limit: 1 };
  return useBackend("insured.list", params, { refreshInterval: COUNT_INTERVAL_MS }).data?.total;
}
