"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table/data-table";
import { SortMenu } from "@/components/ui/data-table/sort-menu";
import { EmptyState } from "@/components/ui/empty-state";
import { wholeNumber } from "@/components/ui/format-time";
import { ListFooter } from "@/components/ui/list-footer";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { Tabs } from "@/components/ui/tabs";
import { useDebouncedDraft } from "@/components/ui/use-debounced-draft";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { overviewPath, POLICIES_PATH } from "@/lib/domain/insured-paths";
import { InsuredViews } from "./insured-views";
import { policiesColumns } from "./policies-columns";
import styles from "./policies-screen.module.css";
import { usePolicies } from "./use-policies";
import { INSURED_TABS, orderOf, policiesAddress, usePoliciesQuery } from "./use-policies-query";
import { insuredWords } from "./words";

const SEARCH_DEBOUNCE_MS = 250;
const { keys } = insuredWords;
const HINTS = [
  { keys: ["j", "k"], label: keys.move },
  { keys: ["↵"], label: keys.open },
  { keys: ["/"], label: keys.search },
];

const keyOf = (insured: Insured) => insured.key;
const addressOf = (insured: Insured) => {
  const project = latestProject(insured);
  return project && overviewPath(insured.key, project.key);
};

/** The insured of one's companies, active or inactive, each leading to the latest claim. */
export function PoliciesScreen() {
  const { tab, search, sort, setTab, setSearch, setSort } = usePoliciesQuery();
  const [draft, setDraft] = useDebouncedDraft(search, setSearch, SEARCH_DEBOUNCE_MS);
  const { list, counts } = usePolicies({ tab, search, sort });
  const now = useNow();
  const zone = useZoneName();
  const companyNames = useCompanyNames();
  const columns = useMemo(() => policiesColumns(now, companyNames), [now, companyNames]);
  const order = useMemo(() => orderOf(sort), [sort]);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={insuredWords.title}
        beside={<InsuredViews current={POLICIES_PATH} />}
        tabs={
          <Tabs
            label={insuredWords.tabs}
            tabs={INSURED_TABS.map((name) => ({
              href: policiesAddress(POLICIES_PATH, { tab: name, search, sort }),
              label: insuredWords.tabNames[name],
              count: counts[name] === undefined ? null : wholeNumber(counts[name]),
              isCountPending: list.isLoading && counts[name] === undefined,
              isCurrent: name === tab,
              // No round trip: a search typed right after keeps the tab.
              onSelect: () => setTab(name),
            }))}
          />
        }
      />
      <div className={styles.toolbar}>
        <SearchInput
          className={styles.search}
          label={insuredWords.search}
          placeholder={insuredWords.searchPlaceholder}
          value={draft}
          onValueChange={setDraft}
          shortcut="/"
          clearLabel={insuredWords.clearSearch}
        />
        <SortMenu columns={columns} sort={order} onSortChange={setSort} />
      </div>
      <DataTable
        key={tab}
        viewKey={`${search} ${sort}`}
        label={insuredWords.table[tab]}
        columns={columns}
        items={list.items}
        itemKey={keyOf}
        itemHref={addressOf}
        total={list.total ?? null}
        density="comfortable"
        sort={order}
        onSortChange={setSort}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
        error={list.error?.message ?? null}
        onRetry={list.reload}
        empty={
          search ? (
            <EmptyState
              sentence={insuredWords.nothingFound(search)}
              action={<Button onClick={() => setDraft("")}>{insuredWords.clearSearch}</Button>}
            />
          ) : (
            <EmptyState sentence={insuredWords.empty[tab]} />
          )
        }
      />
      <ListFooter hints={HINTS}>
        {list.total === undefined ? null : (
          <>
            <span>
              {wholeNumber(list.total)} {search ? insuredWords.found : insuredWords.total[tab]}
            </span>
            {zone ? <span>{insuredWords.times(zone)}</span> : null}
          </>
        )}
      </ListFooter>
    </div>
  );
}
