"use client";

import { useState } from "react";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import type { EndpointParams } from "@/lib/contract/endpoints";
import type { PoliciesList } from "./use-policies-query";

const PAGE_SIZE = 100;

/** Returns the non-empty filters as parameters of the backend. */
export function filterOf({ search, status, company }: PoliciesList): EndpointParams<"insured.list"> {
  return {
    ...(search === "" ? {} : { search }),
    ...(status.length === 0 ? {} : { status: JSON.stringify(status) }),
    ...(company.length === 0 ? {} : { companyKeys: JSON.stringify(company) }),
  };
}

/** Returns the pages of the open tab, and the counts of both tabs with the same filters. */
export function usePolicies(query: PoliciesList) {
  const filter = filterOf(query);
  const isActive = query.tab === "active";
  const list = useBackendPages("insured.list", { ...filter, isActive, sort: query.sort, limit: PAGE_SIZE }, "insureds");
  const otherTab = useBackend("insured.list", { ...filter, isActive: !isActive, limit: 1 });
  const openCount = useLastKnown(list.total);
  const otherCount = useLastKnown(otherTab.data?.total);
  const counts = isActive ? { active: openCount, inactive: otherCount } : { active: otherCount, inactive: openCount };
  return { list, counts };
}

/** Keeps the last known count while the next one loads. */
function useLastKnown(count: number | undefined): number | undefined {
  const [last, setLast] = useState(count);
  if (count !== undefined && count !== last) setLast(count);
  return count ?? last;
}
