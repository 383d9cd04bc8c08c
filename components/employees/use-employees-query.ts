"use client";

import { createParser, createSerializer, parseAsArrayOf, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { searchText } from "@/components/ui/inputs/search-text";
import type { SortOrder } from "@/components/ui/table/column";
import { sortOf } from "@/components/ui/table/sort-order";
import { EMPLOYEE_STATES, type EmployeeState } from "@/lib/domain/employee-state";
import { KEY_PREFIXES } from "@/lib/domain/keys";
import { ROLES, type Role } from "@/lib/domain/roles";

export const EMPLOYEES_TABS = ["all", "stewards", "superadmins"] as const;
export type EmployeesTab = (typeof EMPLOYEES_TABS)[number];

/** Named after the list's columns. */
const SORT_NAMES = ["name", "role", "company", "state", "lastSeenAt"] as const;
export type SortName = (typeof SORT_NAMES)[number];
const SORTS = SORT_NAMES.flatMap((name) => [name, `-${name}`] as const);
export type EmployeesSort = (typeof SORTS)[number];

const MAX_KEY_LENGTH = 120;
const companyKey = createParser({
  parse: (text: string) =>
    text.startsWith(KEY_PREFIXES.company) && text.length <= MAX_KEY_LENGTH && !/[\s,]/.test(text) ? text : null,
  serialize: String,
});

/** The state in the address; defaults are left out, and unknown values count as the default. */
const QUERY = {
  tab: parseAsStringLiteral(EMPLOYEES_TABS).withDefault("all"),
  search: createParser({ parse: searchText, serialize: searchText }).withDefault(""),
  sort: parseAsStringLiteral(SORTS).withDefault("name"),
  company: parseAsArrayOf(companyKey).withDefault([]),
  role: parseAsArrayOf(parseAsStringLiteral(ROLES)).withDefault([]),
  state: parseAsStringLiteral(EMPLOYEE_STATES),
};

const serializeQuery = createSerializer(QUERY);

export type EmployeesList = {
  tab: EmployeesTab;
  search: string;
  sort: EmployeesSort;
  company: readonly string[];
  role: readonly Role[];
  state: EmployeeState | null;
};

export function employeesAddress(path: string, list: EmployeesList): string {
  return serializeQuery(path, { ...list, company: [...list.company], role: [...list.role] });
}

/** The list's state in the address: typing replaces the history entry, a choice adds one. */
export function useEmployeesQuery() {
  const [query, setQuery] = useQueryStates(QUERY);
  const { tab, search, sort, company, role, state } = query;
  const list: EmployeesList = useMemo(
    () => ({ tab, search, sort, company, role, state }),
    [tab, search, sort, company, role, state],
  );
  const push = { history: "push" } as const;
  return {
    list,
    setTab: (next: EmployeesTab) => setQuery({ tab: next }, push),
    setSearch: (typed: string) => setQuery({ search: searchText(typed) }),
    setSort: (order: SortOrder | null) => setQuery({ sort: sortOf(SORTS, order) }, push),
    setCompany: (keys: readonly string[]) => setQuery({ company: [...keys] }, push),
    setRole: (roles: readonly Role[]) => setQuery({ role: [...roles] }, push),
    setState: (next: EmployeeState | null) => setQuery({ state: next }, push),
    clear: () => setQuery({ search: null, company: null, role: null, state: null }, push),
  };
}

/** Splits a sort like "-lastSeenAt" into a column and a direction. */
export function orderOf(sort: EmployeesSort): SortOrder & { columnId: SortName } {
  const isDescending = sort.startsWith("-");
  const columnId = SORT_NAMES.find((name) => sort === name || sort === `-${name}`) ?? "name";
  return { columnId, isDescending };
}
