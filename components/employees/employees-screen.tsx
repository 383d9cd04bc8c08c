"use client";

import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
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

/** The employees that the viewer can see and administer; each links to their page. */
export function EmployeesScreen() {
  const query = useEmployeesQuery();
  const { list: listQuery } = query;
  const [draft, setDraft] = useDebouncedDraft(listQuery.search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const now = useNow();
  const rights = useEmployeeRights();
  const tabs = EMPLOYEES_TABS.filter((tab) => tab !== "superadmins" || rights.mayOwn || listQuery.tab === tab);
  const listed = useListedEmployees(listQuery, tabs, now);
  const { read, employees, items, counts, companyNames, unreadCompanies } = listed;
  const actAs = useActAs(companyNames);
  const columns = useMemo(() => employeesColumns(now, companyNames), [now, companyNames]);
  const order = useMemo(() => orderOf(listQuery.sort), [listQuery.sort]);
  const choices = useListChoices(useEmployeeStore(), "employees");
  const [task, setTask] = useState<EmployeeTask | null>(null);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const adds = (kind: "new" | "bulk") => (rights.mayManage ? () => setTask({ kind }) : null);
  const ask = (kind: "delete" | "reset") => (employee: Employee) => setTask({ kind, employee });
  useEmployeeActions({
    current: items.find(({ key }) => key === currentKey) ?? null,
    rights,
    onNew: adds("new"),
    onBulk: adds("bulk"),
    onActAs: actAs,
    onForceReset: ask("reset"),
    onDelete: ask("delete"),
  });
  const rowMenu = useCallback(
    (employee: Employee) => (
      <LaterRowMenu
        employee={employee}
        onActAs={() => actAs(employee)}
        onForceReset={() => setTask({ kind: "reset", employee })}
        onDelete={() => setTask({ kind: "delete", employee })}
      />
    ),
    [actAs],
  );
  return (
    <>
      <ListPage
        header={
          <EmployeesHeader
            list={listQuery}
            tabs={tabs}
            counts={counts}
            onTab={query.setTab}
            onNew={adds("new")}
            onBulk={adds("bulk")}
          />
        }
        search={{
          label: copy.search,
          placeholder: copy.searchPlaceholder,
          value: draft,
          onValueChange: setDraft,
          clearLabel: copy.clearSearch,
        }}
        filters={
          <EmployeesFilters list={listQuery} query={query} companyNames={companyNames} unread={unreadCompanies} />
        }
        choices={choices}
        tableKey={listQuery.tab}
        table={{
          viewKey: JSON.stringify(listQuery),
          label: copy.table[listQuery.tab],
          columns,
          items,
          itemKey: keyOf,
          itemHref: pathOf,
          itemLabel: personName,
          total: read.data ? items.length : null,
          density: "comfortable",
          sort: order,
          onSortChange: query.setSort,
          isLoading: read.isLoading,
          isLoadingMore: false,
          hasMore: false,
          onLoadMore: () => undefined,
          error: read.error?.message ?? null,
          onRetry: () => void read.reload(),
          rowMenu,
          currentKey,
          onCurrentChange: setCurrentKey,
          empty: (
            <Empty
              list={listQuery}
              onClear={() => {
                setDraft("");
                void query.clear();
              }}
            />
          ),
        }}
        facts={read.data ? <Facts list={listQuery} count={items.length} /> : null}
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

/** Loaded with the first press on a row's menu. */
function LaterRowMenu(props: Omit<EmployeeMenuItemsProps, "rights">) {
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
