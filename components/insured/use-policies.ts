"use client";

import { useBackend } from "@/lib/client/use-backend";
import { useBackendPages } from "@/lib/client/use-backend-pages";
import type { InsuredSort, InsuredTab } from "./use-policies-query";

const PAGE_SIZE = 100;

/** The list of the open tab, page by page, and how many either tab holds for the same search. */
export function usePolicies({ tab, search, sort }: { tab: InsuredTab; search: string; sort: InsuredSort }) {
  const found = search === "" ? {} : { search };
  const isActive = tab === "active";
  const list = useBackendPages("insured.list", { ...found, isActive, sort, limit: PAGE_SIZE }, "insureds");
  const other = useBackend("insured.list", { ...found, isActive: !isActive, limit: 1 });
  const counts = isActive
    ? { active: list.total, inactive: other.data?.total }
    : { active: other.data?.total, inactive: list.total };
  return { list, counts };
}
