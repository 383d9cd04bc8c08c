"use client";

import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
import { orderOf } from "@/components/ui/table/sort-order";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { companyPath } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { companiesColumns } from "./companies-columns";
import { CompaniesHeader } from "./companies-header";
import { changeActive, removeCompany, resetDemo } from "./company-edits";
import type { CompanyMenuItemsProps } from "./company-menu-items";
import { type CompanyTask, CompanyTasks } from "./company-tasks";
import { companiesCopy as copy } from "./copy";
import { listCompanies } from "./listed-companies";
import { type CompaniesList, useCompaniesQuery } from "./use-companies-query";
import { useCompanyActions } from "./use-company-actions";
import { useCompanyRights } from "./use-company-rights";

const SEARCH_DEBOUNCE_MS = 250;
const NO_COMPANIES: readonly Company[] = [];
const menu = lazyPart(() => import("./company-row-menu").then(({ CompanyRowMenu }) => CompanyRowMenu));

const keyOf = ({ key }: Company) => key;
const nameOf = ({ name }: Company) => name;
const pathOf = ({ key }: Company) => companyPath(key);

/** The companies that the employee administers, active or not, each linking to its page. */
export function CompaniesScreen() {
  const query = useCompaniesQuery();
  const { list } = query;
  const [draft, setDraft] = useDebouncedDraft(list.search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const { data, error, isLoading, reload } = useBackend("company.listAll", {});
  const companies = data ?? NO_COMPANIES;
  const { items, counts } = useMemo(() => listCompanies(companies, list), [companies, list]);
  const now = useNow();
  const columns = useMemo(() => companiesColumns(now), [now]);
  const order = useMemo(() => orderOf(list.sort), [list.sort]);
  const choices = useListChoices(useEmployeeStore(), "companies");
  const [task, setTask] = useState<CompanyTask | null>(null);
  const { onNew, ...rows } = useCompanyRows(items, setTask);
  return (
    <>
      <ListPage
        header={
          <CompaniesHeader
            list={list}
            counts={data ? counts : null}
            isLoading={isLoading}
            onTab={query.setTab}
            onNew={onNew}
          />
        }
        search={{
          label: copy.search,
          placeholder: copy.searchPlaceholder,
          value: draft,
          onValueChange: setDraft,
          clearLabel: copy.clearSearch,
        }}
        choices={choices}
        tableKey={list.tab}
        table={{
          ...rows,
          viewKey: JSON.stringify(list),
          label: copy.table[list.tab],
          columns,
          items,
          itemKey: keyOf,
          itemHref: pathOf,
          itemLabel: nameOf,
          total: data ? items.length : null,
          sort: order,
          onSortChange: query.setSort,
          isLoading,
          isLoadingMore: false,
          hasMore: false,
          onLoadMore: () => undefined,
          error: error?.message ?? null,
          onRetry: () => void reload(),
          empty: <Empty list={list} onClearSearch={() => setDraft("")} />,
        }}
        facts={data ? <Facts list={list} count={items.length} /> : null}
      />
      <CompanyTasks
        task={task}
        onClose={() => setTask(null)}
        companies={companies}
        onReset={resetDemo}
        onDelete={(company) => void removeCompany(company)}
      />
    </>
  );
}

/** Returns the current row and the row actions that the role may use; `onNew` is null if it may not add companies. */
function useCompanyRows(items: readonly Company[], openTask: (task: CompanyTask) => void) {
  const { mayEdit, mayOwn, mayReset } = useCompanyRights();
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const onNew = mayOwn ? () => openTask({ kind: "new" }) : null;
  useCompanyActions({
    current: items.find(({ key }) => key === currentKey) ?? null,
    onNew,
    onActive: (company, isActive) => void changeActive(company, isActive),
    onReset: (company) => openTask({ kind: "reset", company }),
    onDelete: (company) => openTask({ kind: "delete", company }),
  });
  const rowMenu = useCallback(
    (company: Company) => (
      <LazyRowMenu
        company={company}
        onActive={mayEdit ? (isActive) => void changeActive(company, isActive) : null}
        onReset={mayReset(company) ? () => openTask({ kind: "reset", company }) : null}
        onDelete={mayOwn ? () => openTask({ kind: "delete", company }) : null}
      />
    ),
    [mayEdit, mayOwn, mayReset, openTask],
  );
  return { onNew, rowMenu, currentKey, onCurrentChange: setCurrentKey };
}

/** The menu of a row, loaded when one is first opened. */
function LazyRowMenu(props: CompanyMenuItemsProps) {
  const Menu = useLazyPart(menu, true);
  return Menu ? <Menu {...props} /> : null;
}

function Empty({ list, onClearSearch }: { list: CompaniesList; onClearSearch: () => void }) {
  if (list.search === "") return <EmptyState sentence={copy.empty[list.tab]} />;
  const clear = <Button onClick={onClearSearch}>{copy.clearSearch}</Button>;
  return <EmptyState sentence={copy.nothingFound(list.search)} action={clear} />;
}

function Facts({ list, count }: { list: CompaniesList; count: number }) {
  const zone = useZoneName();
  return (
    <>
      <span>{list.search === "" ? copy.total[list.tab](count) : copy.found(count)}</span>
      {zone ? <span>{copy.times(zone)}</span> : null}
    </>
  );
}
