"use client";

import { type ReactNode, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table/data-table";
import { SortMenu } from "@/components/ui/data-table/sort-menu";
import { EmptyState } from "@/components/ui/empty-state";
import { wholeNumber } from "@/components/ui/format-time";
import { ListFooter } from "@/components/ui/list-footer";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { useDebouncedDraft } from "@/components/ui/use-debounced-draft";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useBackendPages } from "@/lib/client/use-backend-pages";
import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { inspectionsColumns } from "./inspections-columns";
import styles from "./inspections-screen.module.css";
import { orderOf, useInspectionsQuery } from "./use-inspections-query";
import { inspectionsWords } from "./words";

const PAGE_SIZE = 100;
const SEARCH_DEBOUNCE_MS = 250;
const { keys } = inspectionsWords;
const HINTS = [
  { keys: ["j", "k"], label: keys.move },
  { keys: ["↵"], label: keys.open },
  { keys: ["/"], label: keys.search },
];

const keyOf = (survey: SurveyListItem) => survey.key;
const addressOf = ({ insured, project }: SurveyListItem) => overviewPath(insured.key, project.key);

/** All inspections of one's companies. `viewSwitch` stands beside the title. */
export function InspectionsScreen({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { search, sort, setSearch, setSort } = useInspectionsQuery();
  const [draft, setDraft] = useDebouncedDraft(search, setSearch, SEARCH_DEBOUNCE_MS);
  const list = useBackendPages(
    "survey.list",
    { ...(search === "" ? {} : { search }), sort, limit: PAGE_SIZE },
    "surveys",
  );
  const now = useNow();
  const zone = useZoneName();
  const companyNames = useCompanyNames();
  const columns = useMemo(() => inspectionsColumns(now, companyNames), [now, companyNames]);
  const order = useMemo(() => orderOf(sort), [sort]);
  return (
    <div className={styles.screen}>
      <PageHeader title={inspectionsWords.title} beside={viewSwitch} />
      <div className={styles.toolbar}>
        <SearchInput
          className={styles.search}
          label={inspectionsWords.search}
          placeholder={inspectionsWords.searchPlaceholder}
          value={draft}
          onValueChange={setDraft}
          shortcut="/"
          clearLabel={inspectionsWords.clearSearch}
        />
        <SortMenu columns={columns} sort={order} onSortChange={setSort} />
      </div>
      <DataTable
        viewKey={`${search} ${sort}`}
        label={inspectionsWords.table}
        columns={columns}
        items={list.items}
        itemKey={keyOf}
        itemHref={addressOf}
        total={list.total ?? null}
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
              sentence={inspectionsWords.nothingFound(search)}
              action={<Button onClick={() => setDraft("")}>{inspectionsWords.clearSearch}</Button>}
            />
          ) : (
            <EmptyState sentence={inspectionsWords.empty} />
          )
        }
      />
      <ListFooter hints={HINTS}>
        {list.total === undefined ? null : (
          <>
            <span>
              {wholeNumber(list.total)} {search ? inspectionsWords.found : inspectionsWords.total(list.total)}
            </span>
            {zone ? <span>{inspectionsWords.times(zone)}</span> : null}
          </>
        )}
      </ListFooter>
    </div>
  );
}
