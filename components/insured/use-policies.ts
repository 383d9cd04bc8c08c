"use client";

import { useState } from "react";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import type { EndpointParams } from "@/lib/contract/endpoints";
import type { PoliciesList } from "./use-policies-query";

const PAGE_SIZE = 100;

/** What narrows the list, as the backend is asked; nothing that is empty. */
export function filterOf({ search, status, company }: PoliciesList): EndpointParams<"insured.list"> {
  return {
    ...(search === "" ? {} : { search }),
    ...(status.length === 0 ? {} : { status: JSON.stringify(status) }),
    ...(company.length === 0 ? {} : { companyKeys: JSON.stringify(company) }),
  };
}

/** The list of the open tab, page by page, and how many either tab holds under the same filters. */
export function usePolicies(query: PoliciesList) {
  const filter = filterOf(query);
  const isActive = query.tab === "active";
  const list = useBackendPages("insured.list", { ...filter, isActive, sort: query.sort, limit: PAGE_SIZE }, "insureds");
  const other = useBackend("insured.list", { ...filter, isActive: !isActive, limit: 1 });
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
