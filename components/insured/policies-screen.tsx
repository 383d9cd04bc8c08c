"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { useListChoices } from "@/components/ui/data-table/use-list-choices";
import { useRowSelection } from "@/components/ui/data-table/use-row-selection";
import { EmptyState } from "@/components/ui/empty-state";
import { wholeNumber } from "@/components/ui/format-time";
import { ListPage } from "@/components/ui/list-page";
import { PageHeader } from "@/components/ui/page-header";
import { Tabs } from "@/components/ui/tabs";
import { useDebouncedDraft } from "@/components/ui/use-debounced-draft";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import type { Insured } from "@/lib/domain/entities";
import { POLICIES_PATH } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { InsuredViews } from "./insured-views";
import { policiesColumns } from "./policies-columns";
import { PolicyBulkActions, policyMenu, policyPath } from "./policy-actions";
import { usePolicies } from "./use-policies";
import { INSURED_TABS, orderOf, policiesAddress, usePoliciesQuery } from "./use-policies-query";
import { insuredWords } from "./words";

const SEARCH_DEBOUNCE_MS = 250;
const keyOf = (insured: Insured) => insured.key;

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
  const choices = useListChoices(useEmployeeStore(), "policies");
  const viewKey = `${tab} ${search} ${sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey: `${tab} ${search}`,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  const tabs = INSURED_TABS.map((name) => ({
    href: policiesAddress(POLICIES_PATH, { tab: name, search, sort }),
    label: insuredWords.tabNames[name],
    count: counts[name] === undefined ? null : wholeNumber(counts[name]),
    isCountPending: list.isLoading && counts[name] === undefined,
    isCurrent: name === tab,
    // No round trip: a search typed right after keeps the tab.
    onSelect: () => setTab(name),
  }));
  return (
    <ListPage
      header={
        <PageHeader
          title={insuredWords.title}
          beside={<InsuredViews current={POLICIES_PATH} />}
          tabs={<Tabs label={insuredWords.tabs} tabs={tabs} />}
        />
      }
      search={{
        label: insuredWords.search,
        placeholder: insuredWords.searchPlaceholder,
        value: draft,
        onValueChange: setDraft,
        clearLabel: insuredWords.clearSearch,
      }}
      choices={choices}
      tableKey={tab}
      table={{
        viewKey,
        label: insuredWords.table[tab],
        columns,
        items: list.items,
        itemKey: keyOf,
        itemHref: policyPath,
        itemLabel: personName,
        total: list.total ?? null,
        density: "comfortable",
        sort: order,
        onSortChange: setSort,
        isLoading: list.isLoading,
        isLoadingMore: list.isLoadingMore,
        hasMore: list.hasMore,
        onLoadMore: list.loadMore,
        error: list.error?.message ?? null,
        onRetry: list.reload,
        selection,
        rowMenu: policyMenu,
        empty: search ? (
          <EmptyState
            sentence={insuredWords.nothingFound(search)}
            action={<Button onClick={() => setDraft("")}>{insuredWords.clearSearch}</Button>}
          />
        ) : (
          <EmptyState sentence={insuredWords.empty[tab]} />
        ),
      }}
      bulkActions={<PolicyBulkActions chosen={[...selection.chosen.values()]} />}
      facts={
        list.total === undefined ? null : (
          <>
            <span>
              {wholeNumber(list.total)} {search ? insuredWords.found : insuredWords.total[tab]}
            </span>
            {zone ? <span>{insuredWords.times(zone)}</span> : null}
          </>
        )
      }
    />
  );
}
