"use client";

import {
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { useCallback, useMemo } from "react";
import { searchText } from "@/components/ui/inputs/search-text";
import type { SortOrder } from "@/components/ui/table/column";
import { sortOf } from "@/components/ui/table/sort-order";
import type { InsuredSortName } from "@/lib/contract/insured";
import { POLICIES_PATH } from "@/lib/domain/insured-paths";
import { PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";

export const INSURED_TABS = ["active", "inactive"] as const;
export type InsuredTab = (typeof INSURED_TABS)[number];

/** Sort names of the backend, which are also the column ids. */
const SORT_NAMES = [
  "name",
  "address",
  "company",
  "claimNumber",
  "phone",
  "updatedAt",
] as const satisfies readonly InsuredSortName[];
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type InsuredSort = (typeof SORTS)[number];

/** Servers refuse an address with more companies. */
const MAX_COMPANIES = 20;

const companies = parseAsArrayOf(parseAsString);

/** The part of the address that a saved view stores. Defaults are left out; unknown values fall back to them. */
export const LIST_QUERY = {
  tab: parseAsStringLiteral(INSURED_TABS).withDefault("active"),
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-updatedAt"),
  status: parseAsArrayOf(parseAsStringLiteral(PROJECT_STATUSES)).withDefault([]),
  company: createParser({
    parse: (text: string) => companies.parse(text)?.slice(0, MAX_COMPANIES) ?? null,
    serialize: companies.serialize,
    eq: companies.eq,
  }).withDefault([]),
};
/** `call` is the key of the insured whose call sheet is open; `view` shows the map. */
const QUERY = { ...LIST_QUERY, call: parseAsString, view: parseAsStringLiteral(["map"]) };

/** Returns the address of the list without the open call sheet. */
export const policiesAddress = createSerializer(LIST_QUERY);
export type PoliciesList = {
  tab: InsuredTab;
  search: string;
  sort: InsuredSort;
  status: ProjectStatus[];
  company: string[];
};

const withCall = createSerializer(QUERY);

/** Returns the address of the list with a call sheet open. */
export const callAddress = (list: PoliciesList, insuredKey: string, view?: "map"): string =>
  `${POLICIES_PATH}${withCall({ ...list, call: insuredKey, view })}`;

/** Returns the list's state in the address. Typing replaces the history entry; sorting and filtering add one. */
export function usePoliciesQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  const { tab, search, sort, status, company, call, view } = query;
  const list: PoliciesList = useMemo(
    () => ({ tab, search, sort, status, company }),
    [tab, search, sort, status, company],
  );
  // A stable callback, because every table row receives it.
  const setCall = useCallback(
    (insuredKey: string | null) => setQuery({ call: insuredKey }, { history: "replace" }),
    [setQuery],
  );
  return {
    list,
    call,
    setCall,
    isMap: view === "map",
    setMap: (isMap: boolean) => void setQuery({ view: isMap ? "map" : null }, { history: "push" }),
    setTab: (next: InsuredTab) => setQuery({ tab: next }, { history: "push" }),
    setSearch: (typed: string) => setQuery({ search: searchText(typed) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: sortOf(SORTS, order) }, { history: "push" }),
    setStatus: (chosen: readonly ProjectStatus[]) => setQuery({ status: [...chosen] }, { history: "push" }),
    setCompany: (chosen: readonly string[]) =>
      setQuery({ company: chosen.slice(0, MAX_COMPANIES) }, { history: "push" }),
    clearFilters: () => setQuery({ search: null, status: null, company: null }, { history: "push" }),
  };
}

/** Returns a text that identifies a list regardless of its order. */
export function listKeyOf({ tab, search, status, company }: PoliciesList): string {
  return JSON.stringify([tab, search, status, company]);
}

/** Whether a search or filter narrows the list. */
export function isNarrowed({ search, status, company }: PoliciesList): boolean {
  return search !== "" || status.length > 0 || company.length > 0;
}
