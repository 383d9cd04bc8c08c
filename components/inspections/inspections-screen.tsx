"use client";

import { type ReactNode, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { useListChoices } from "@/components/ui/data-table/use-list-choices";
import { useRowSelection } from "@/components/ui/data-table/use-row-selection";
import { EmptyState } from "@/components/ui/empty-state";
import { wholeNumber } from "@/components/ui/format-time";
import { ListPage } from "@/components/ui/list-page";
import { PageHeader } from "@/components/ui/page-header";
import { useDebouncedDraft } from "@/components/ui/use-debounced-draft";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { useBackendPages } from "@/lib/client/use-backend-pages";
import type { SurveyListItem } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { InspectionBulkActions, inspectionMenu, inspectionPath } from "./inspection-actions";
import { inspectionsColumns } from "./inspections-columns";
import { orderOf, useInspectionsQuery } from "./use-inspections-query";
import { inspectionsWords } from "./words";

const PAGE_SIZE = 100;
const SEARCH_DEBOUNCE_MS = 250;
const keyOf = (survey: SurveyListItem) => survey.key;
const labelOf = ({ insured, name }: SurveyListItem) => `${personName(insured)}, ${name || inspectionsWords.unnamed}`;

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
  const choices = useListChoices(useEmployeeStore(), "inspections");
  const viewKey = `${search} ${sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey: search,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  return (
    <ListPage
      header={<PageHeader title={inspectionsWords.title} beside={viewSwitch} />}
      search={{
        label: inspectionsWords.search,
        placeholder: inspectionsWords.searchPlaceholder,
        value: draft,
        onValueChange: setDraft,
        clearLabel: inspectionsWords.clearSearch,
      }}
      choices={choices}
      table={{
        viewKey,
        label: inspectionsWords.table,
        columns,
        items: list.items,
        itemKey: keyOf,
        itemHref: inspectionPath,
        itemLabel: labelOf,
        total: list.total ?? null,
        sort: order,
        onSortChange: setSort,
        isLoading: list.isLoading,
        isLoadingMore: list.isLoadingMore,
        hasMore: list.hasMore,
        onLoadMore: list.loadMore,
        error: list.error?.message ?? null,
        onRetry: list.reload,
        selection,
        rowMenu: inspectionMenu,
        empty: search ? (
          <EmptyState
            sentence={inspectionsWords.nothingFound(search)}
            action={<Button onClick={() => setDraft("")}>{inspectionsWords.clearSearch}</Button>}
          />
        ) : (
          <EmptyState sentence={inspectionsWords.empty} />
        ),
      }}
      bulkActions={<InspectionBulkActions chosen={[...selection.chosen.values()]} />}
      facts={
        list.total === undefined ? null : (
          <>
            <span>
              {wholeNumber(list.total)} {search ? inspectionsWords.found : inspectionsWords.total(list.total)}
            </span>
            {zone ? <span>{inspectionsWords.times(zone)}</span> : null}
          </>
        )
      }
    />
  );
}
