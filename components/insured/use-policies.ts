"use client";

import { useState } from "react";
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
  const here = useKept(list.total);
  const there = useKept(other.data?.total);
  const counts = isActive ? { active: here, inactive: there } : { active: there, inactive: here };
  return { list, counts };
}

/** The last count that was known, so that it does not vanish while the next is on its way. */
function useKept(count: number | undefined): number | undefined {
  const [kept, setKept] = useState(count);
  if (count !== undefined && count !== kept) setKept(count);
  return count ?? kept;
}
