"use client";

import { createLoader } from "nuqs";
import { useBackend } from "@/lib/client/use-backend";
import { filterOf } from "./use-policies";
import { LIST_QUERY, policiesAddress } from "./use-policies-query";

/** Between two counts, in milliseconds. */
const COUNTED_EVERY_MS = 60_000;
const read = createLoader(LIST_QUERY);

/** Of an address's query what a saved view keeps. */
export function viewOfPolicies(query: string): string {
  return policiesAddress(read(new URLSearchParams(query)));
}

/** How many insured a saved view holds now; undefined while nobody knows. */
export function usePoliciesTotal(query: string): number | undefined {
  const { tab, ...rest } = read(new URLSearchParams(query));
  const params = { ...filterOf({ tab, ...rest }), isActive: tab === "active", limit: 1 };
  return useBackend("insured.list", params, { refreshInterval: COUNTED_EVERY_MS }).data?.total;
}
