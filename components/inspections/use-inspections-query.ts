"use client";

import { createParser, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { SortOrder } from "@/components/ui/data-table/column";
import { searchText } from "@/components/ui/search-text";

/** What the backend sorts by, and the list's columns are named after. */
const SORT_NAMES = [
  "insured",
  "address",
  "company",
  "name",
  "status",
  "statusChangedAt",
  "mediaCount",
  "reviewedAt",
  "expiresAt",
] as const;
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type InspectionSort = (typeof SORTS)[number];

const QUERY = {
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-statusChangedAt"),
};

/** The list's state in the address: typing replaces it, a choice of order is a step back. */
export function useInspectionsQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  return {
    ...query,
    setSearch: (search: string) => setQuery({ search: searchText(search) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: order && sortOf(order) }, { history: "push" }),
  };
}

/** An age grows as its time goes back, so the two run in opposite directions. */
const isAge = (columnId: string) => columnId === "statusChangedAt";

export function sortOf({ columnId, isDescending }: SortOrder): InspectionSort | null {
  const text = isDescending !== isAge(columnId) ? `-${columnId}` : columnId;
  return SORTS.find((sort) => sort === text) ?? null;
}

export function orderOf(sort: InspectionSort): SortOrder {
  const columnId = sort.replace(/^-/, "");
  return { columnId, isDescending: sort.startsWith("-") !== isAge(columnId) };
}
