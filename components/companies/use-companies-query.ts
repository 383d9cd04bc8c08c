"use client";

import { createParser, createSerializer, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { searchText } from "@/components/ui/inputs/search-text";
import type { SortOrder } from "@/components/ui/table/column";
import { sortOf } from "@/components/ui/table/sort-order";

export const COMPANIES_TABS = ["active", "inactive"] as const;
export type CompaniesTab = (typeof COMPANIES_TABS)[number];

/** Named after the list's columns. */
const SORT_NAMES = ["name", "createdAt"] as const;
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type CompaniesSort = (typeof SORTS)[number];

/** The state in the address; defaults are left out, and unknown values count as the default. */
const QUERY = {
  tab: parseAsStringLiteral(COMPANIES_TABS).withDefault("active"),
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("name"),
};

export const companiesAddress = createSerializer(QUERY);

export type CompaniesList = { tab: CompaniesTab; search: string; sort: CompaniesSort };

/** The list's state in the address: typing replaces the history entry, a tab or an order adds one. */
export function useCompaniesQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  const { tab, search, sort } = query;
  const list: CompaniesList = useMemo(() => ({ tab, search, sort }), [tab, search, sort]);
  return {
    list,
    setTab: (next: CompaniesTab) => setQuery({ tab: next }, { history: "push" }),
    setSearch: (typed: string) => setQuery({ search: searchText(typed) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: sortOf(SORTS, order) }, { history: "push" }),
  };
}
