"use client";

import { createParser, createSerializer, parseAsArrayOf, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback } from "react";
import { searchText } from "@/components/ui/inputs/search-text";
import type { SortOrder } from "@/components/ui/table/column";
import type { SurveyListQuery, SurveySortName } from "@/lib/contract/survey";
import { KEY_PREFIXES } from "@/lib/domain/keys";
import { PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";

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
] as const satisfies readonly SurveySortName[];
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type InspectionSort = (typeof SORTS)[number];

/** Rows that are read at once; the list and its queue share what was read. */
export const PAGE_SIZE = 100;

export const REVIEWED_CHOICES = ["yes", "no"] as const;
export type ReviewedChoice = (typeof REVIEWED_CHOICES)[number];

const LONGEST_KEY = 120;
const keyOf = (prefix: string) => {
  const read = (text: string) =>
    text.startsWith(prefix) && text.length <= LONGEST_KEY && !/[\s,]/.test(text) ? text : null;
  return createParser({ parse: read, serialize: String });
};

export const FILTERS = {
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("-statusChangedAt"),
  status: parseAsArrayOf(parseAsStringLiteral(PROJECT_STATUSES)).withDefault([]),
  company: parseAsArrayOf(keyOf(KEY_PREFIXES.company)).withDefault([]),
  reviewed: parseAsStringLiteral(REVIEWED_CHOICES),
};

const QUERY = {
  ...FILTERS,
  /** The inspection that the queue stands at; without it the list is no queue. */
  queue: keyOf(KEY_PREFIXES.survey),
  /** The inspection that is looked at beside the list. */
  peek: keyOf(KEY_PREFIXES.survey),
};

const filtersText = createSerializer(FILTERS);

export type InspectionFilters = {
  search: string;
  sort: InspectionSort;
  status: readonly ProjectStatus[];
  company: readonly string[];
  reviewed: ReviewedChoice | null;
};

/** The list's state in the address: typing and steps of the queue replace it, a choice is a step back. */
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
    /** Fulfilled once the address has it. */
    goInQueue: useCallback((surveyKey: string | null) => setQuery({ queue: surveyKey }), [setQuery]),
  };
}

/** What the backend is asked for; a page of it at a time. */
export function listParams({ search, sort, status, company, reviewed }: InspectionFilters): SurveyListQuery {
  return {
    ...(search === "" ? {} : { search }),
    ...(status.length === 0 ? {} : { status: JSON.stringify(status) }),
    ...(company.length === 0 ? {} : { companyKeys: JSON.stringify(company) }),
    ...(reviewed === null ? {} : { reviewed: reviewed === "yes" }),
    sort,
  };
}

/** Filters and order as an address holds them, with the question mark; empty where all are as they open. */
export function viewQuery({ search, sort, status, company, reviewed }: InspectionFilters): string {
  return filtersText({ search, sort, status: [...status], company: [...company], reviewed });
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
