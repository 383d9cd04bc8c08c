"use client";

import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage, type ListSearch } from "@/components/ui/table/list-page";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { employeePath } from "@/lib/domain/admin-paths";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy as copy } from "./copy";
import type { EmployeeMenuItemsProps } from "./employee-menu-items";
import { type EmployeeTask, EmployeeTasks } from "./employee-tasks";
import { employeesColumns } from "./employees-columns";
import { EmployeesFilters } from "./employees-filters";
import { EmployeesHeader } from "./employees-header";
import { useActAs } from "./use-act-as";
import { useEmployeeActions } from "./use-employee-actions";
import { useEmployeeRights } from "./use-employee-rights";
import { EMPLOYEES_TABS, type EmployeesList, orderOf, useEmployeesQuery } from "./use-employees-query";
import { useListedEmployees } from "./use-listed-employees";

const SEARCH_DEBOUNCE_MS = 250;
const menu = lazyPart(() => import("./employee-row-menu").then(({ EmployeeRowMenu }) => EmployeeRowMenu));

const keyOf = ({ key }: Employee) => key;
const pathOf = ({ key }: Employee) => employeePath(key);

type ListedEmployees = ReturnType<typeof useListedEmployees>;
type OpenTask = (task: EmployeeTask) => void;

/** The employees that the viewer can see and administer; each links to their page. */
export function EmployeesScreen() {
  const query = useEmployeesQuery();
  const { list } = query;
  const now = useNow();
  const rights = useEmployeeRights();
  const tabs = EMPLOYEES_TABS.filter((tab) => tab !== "superadmins" || rights.mayOwn || list.tab === tab);
  const listed = useListedEmployees(list, tabs, now);
  const { read, employees, items, counts, companyNames, unreadCompanies } = listed;
  const choices = useListChoices(useEmployeeStore(), "employees");
  const [task, setTask] = useState<EmployeeTask | null>(null);
  const onNew = rights.mayManage ? () => setTask({ kind: "new" }) : null;
  const onBulk = rights.mayManage ? () => setTask({ kind: "bulk" }) : null;
  const search = useEmployeeSearch(query);
  const rows = useEmployeeRows(listed, setTask);
  const table = useEmployeeTable(query, listed, now);
  const clear = () => {
    search.onValueChange("");
    void query.clear();
  };
  useEmployeeActions({ ...rows.actions, rights, onNew, onBulk });
  return (
    <>
      <ListPage
        header={
          <EmployeesHeader list={list} tabs={tabs} counts={counts} onTab={query.setTab} onNew={onNew} onBulk={onBulk} />
        }
        search={search}
        filters={<EmployeesFilters list={list} query={query} companyNames={companyNames} unread={unreadCompanies} />}
        choices={choices}
        tableKey={list.tab}
        table={{ ...table, ...rows.table, empty: <Empty list={list} onClear={clear} /> }}
        facts={read.data ? <Facts list={list} count={items.length} /> : null}
      />
      <EmployeeTasks
        task={task}
        onClose={() => setTask(null)}
        employees={employees}
        companyNames={companyNames}
        unreadCompanies={unreadCompanies}
        roles={rights.roles}
      />
    </>
  );
}

function useEmployeeSearch({ list, setSearch }: ReturnType<typeof useEmployeesQuery>): ListSearch {
  const [draft, setDraft] = useDebouncedDraft(list.search, setSearch, SEARCH_DEBOUNCE_MS);
  return {
    label: copy.search,
    placeholder: copy.searchPlaceholder,
    value: draft,
    onValueChange: setDraft,
    clearLabel: copy.clearSearch,
  };
}

/** Returns the table's props for rows and their menus, and the row options of `useEmployeeActions`. */
function useEmployeeRows({ items, companyNames }: ListedEmployees, openTask: OpenTask) {
  const actAs = useActAs(companyNames);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const rowMenu = useCallback(
    (employee: Employee) => (
      <LazyRowMenu
        employee={employee}
        onActAs={() => actAs(employee)}
        onForceReset={() => openTask({ kind: "reset", employee })}
        onDelete={() => openTask({ kind: "delete", employee })}
      />
    ),
    [actAs, openTask],
  );
  return {
    table: { rowMenu, currentKey, onCurrentChange: setCurrentKey },
    actions: {
      current: items.find(({ key }) => key === currentKey) ?? null,
      onActAs: actAs,
      onForceReset: (employee: Employee) => openTask({ kind: "reset", employee }),
      onDelete: (employee: Employee) => openTask({ kind: "delete", employee }),
    },
  };
}

/** Returns the table's columns, rows and loading state. */
function useEmployeeTable(
  { list, setSort }: ReturnType<typeof useEmployeesQuery>,
  { read, items, companyNames }: ListedEmployees,
  now: number,
) {
  const columns = useMemo(() => employeesColumns(now, companyNames), [now, companyNames]);
  const sort = useMemo(() => orderOf(list.sort), [list.sort]);
  return {
    viewKey: JSON.stringify(list),
    label: copy.table[list.tab],
    columns,
    items,
    itemKey: keyOf,
    itemHref: pathOf,
    itemLabel: personName,
    total: read.data ? items.length : null,
    density: "comfortable" as const,
    sort,
    onSortChange: setSort,
    isLoading: read.isLoading,
    isLoadingMore: false,
    hasMore: false,
    onLoadMore: () => undefined,
    error: read.error?.message ?? null,
    onRetry: () => void read.reload(),
  };
}

/** Loads the row menu when it is first opened. */
function LazyRowMenu(props: Omit<EmployeeMenuItemsProps, "rights">) {
  const rights = useEmployeeRights();
  const Menu = useLazyPart(menu, true);
  return Menu ? <Menu {...props} rights={rights} /> : null;
}

const isNarrowed = ({ search, company, role, state }: EmployeesList) =>
  search !== "" || company.length > 0 || role.length > 0 || state !== null;

function Empty({ list, onClear }: { list: EmployeesList; onClear: () => void }) {
  if (!isNarrowed(list)) return <EmptyState sentence={copy.empty[list.tab]} />;
  const sentence = list.search === "" ? copy.nothingFiltered : copy.nothingFound(list.search);
  return <EmptyState sentence={sentence} action={<Button onClick={onClear}>{copy.clearFilters}</Button>} />;
}

function Facts({ list, count }: { list: EmployeesList; count: number }) {
  const zone = useZoneName();
  return (
    <>
      <span>{isNarrowed(list) ? copy.found(count) : copy.total(count)}</span>
      {zone ? <span>{copy.times(zone)}</span> : null}
    </>
  );
}
