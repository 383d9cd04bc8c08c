"use client";

import { createParser, createSerializer, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { SortOrder } from "@/components/ui/data-table/column";
import { searchText } from "@/components/ui/search-text";

export const INSURED_TABS = ["active", "inactive"] as const;
export type InsuredTab = (typeof INSURED_TABS)[number];

/** What the backend sorts by, and the list's columns are named after. */
const SORT_NAMES = ["name", "address", "company", "claimNumber", "phone", "updatedAt"] as const;
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type InsuredSort = (typeof SORTS)[number];

/** What the address holds; defaults are left out, unknown values count as the default. */
const QUERY = {
  tab: parseAsStringLiteral(INSURED_TABS).withDefault("active"),
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-updatedAt"),
};

export const policiesAddress = createSerializer(QUERY);

/** The list's state in the address: typing replaces it, a choice of order is a step back. */
export function usePoliciesQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  return {
    ...query,
    setTab: (tab: InsuredTab) => setQuery({ tab }, { history: "push" }),
    setSearch: (search: string) => setQuery({ search: searchText(search) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: sortOf(order) }, { history: "push" }),
  };
}

function sortOf(order: SortOrder | null): InsuredSort | null {
  if (!order) return null;
  const text = order.isDescending ? `-${order.columnId}` : order.columnId;
  return SORTS.find((sort) => sort === text) ?? null;
}

/** "-updatedAt" as a column and a direction. */
export function orderOf(sort: InsuredSort): SortOrder {
  const isDescending = sort.startsWith("-");
  return { columnId: isDescending ? sort.slice(1) : sort, isDescending };
}
