"use client";

import { createParser, createSerializer, parseAsArrayOf, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { searchText } from "@/components/ui/inputs/search-text";
import type { SortOrder } from "@/components/ui/table/column";
import { orderOf as namedOrderOf, sortOf as namedSortOf } from "@/components/ui/table/sort-order";
import type { SurveyListQuery, SurveySortName } from "@/lib/contract/survey";
import { KEY_PREFIXES } from "@/lib/domain/keys";
import { PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";

/** Sort names of the backend, which are also the column ids. */
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
] as const satisfies readonly SurveySortName[];
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type InspectionSort = (typeof SORTS)[number];

/** Page size of the list and the queue; equal, so that both share the same cached reads. */
export const PAGE_SIZE = 100;

export const REVIEWED_CHOICES = ["yes", "no"] as const;
export type ReviewedChoice = (typeof REVIEWED_CHOICES)[number];

const MAX_KEY_LENGTH = 120;
const createKeyParser = (prefix: string) => {
  const parse = (text: string) =>
    text.startsWith(prefix) && text.length <= MAX_KEY_LENGTH && !/[\s,]/.test(text) ? text : null;
  return createParser({ parse, serialize: String });
};

export const FILTERS = {
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-statusChangedAt"),
  status: parseAsArrayOf(parseAsStringLiteral(PROJECT_STATUSES)).withDefault([]),
  company: parseAsArrayOf(createKeyParser(KEY_PREFIXES.company)).withDefault([]),
  reviewed: parseAsStringLiteral(REVIEWED_CHOICES),
};

const QUERY = {
  ...FILTERS,
  /** Key of the queue's current inspection; absent in the list. */
  queue: createKeyParser(KEY_PREFIXES.survey),
  /** Key of the inspection in the quick look. */
  peek: createKeyParser(KEY_PREFIXES.survey),
};

const filtersText = createSerializer(FILTERS);

export type InspectionFilters = {
  search: string;
  sort: InspectionSort;
  status: readonly ProjectStatus[];
  company: readonly string[];
  reviewed: ReviewedChoice | null;
};

/** Returns the list's state in the address. Typing and queue steps replace the history entry; filters add one. */
export function useInspectionsQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  const push = { history: "push" } as const;
  return {
    ...query,
    setSearch: (search: string) => setQuery({ search: searchText(search) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: order && sortOf(order) }, push),
    setStatus: (status: readonly ProjectStatus[]) => setQuery({ status: [...status] }, push),
    setCompany: (company: readonly string[]) => setQuery({ company: [...company] }, push),
    setReviewed: (reviewed: ReviewedChoice | null) => setQuery({ reviewed }, push),
    clearFilters: () => setQuery({ status: null, company: null, reviewed: null, search: null }, push),
    startQueue: (surveyKey: string) => setQuery({ queue: surveyKey, peek: null }, push),
    setPeek: (surveyKey: string | null) => void setQuery({ peek: surveyKey }),
    /** Resolves once the address is written. */
    goInQueue: useCallback((surveyKey: string | null) => setQuery({ queue: surveyKey }), [setQuery]),
  };
}

/** Returns the parameters of one page for the backend. */
export function listParams({ search, sort, status, company, reviewed }: InspectionFilters): SurveyListQuery {
  return {
    ...(search === "" ? {} : { search }),
    ...(status.length === 0 ? {} : { status: JSON.stringify(status) }),
    ...(company.length === 0 ? {} : { companyKeys: JSON.stringify(company) }),
    ...(reviewed === null ? {} : { reviewed: reviewed === "yes" }),
    sort,
  };
}

/** Returns filters and order as a query string with the question mark; an empty string for the defaults. */
export function viewQuery({ search, sort, status, company, reviewed }: InspectionFilters): string {
  return filtersText({ search, sort, status: [...status], company: [...company], reviewed });
}

/** Reverses the order of the column with the time in status, because the backend sorts by the time of the change. */
const flipStatusOrder = ({ columnId, isDescending }: SortOrder): SortOrder => ({
  columnId,
  isDescending: isDescending !== (columnId === "statusChangedAt"),
});

/** Returns the backend's sort for a column and direction, or null for an unknown column. */
export const sortOf = (order: SortOrder): InspectionSort | null => namedSortOf(SORTS, flipStatusOrder(order));
/** Returns a sort as a column and a direction. */
export const orderOf = (sort: InspectionSort): SortOrder => flipStatusOrder(namedOrderOf(sort));
