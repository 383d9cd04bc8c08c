"use client";

import { useMemo, useState } from "react";
import { orderOf } from "@/components/ui/table/sort-order";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import type { Insured } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { policyPath } from "@/lib/domain/policy-path";
import { insuredCopy } from "./copy";
import { policiesColumns } from "./policies-columns";
import type { usePolicies } from "./use-policies";
import { callAddress, listKeyOf, type usePoliciesQuery } from "./use-policies-query";

/** Hidden while the call sheet is open. */
const HIDDEN_BY_CALL_SHEET = ["company", "phone", "updatedAt"];
const keyOf = (insured: Insured) => insured.key;

type Options = {
  query: ReturnType<typeof usePoliciesQuery>;
  list: ReturnType<typeof usePolicies>["list"];
  companyNames: ReadonlyMap<string, string>;
  now: number;
};

/** Returns rows, columns, order, selection and current row of the policies list. */
export function usePoliciesTable({ query, list, companyNames, now }: Options) {
  const { list: listQuery, call, setCall } = query;
  const [lastRow, setLastRow] = useState<string | null>(null);
  const columns = useMemo(() => policiesColumns(now, companyNames), [now, companyNames]);
  const shownColumns = useMemo(
    () => (call === null ? columns : columns.filter(({ id }) => !HIDDEN_BY_CALL_SHEET.includes(id))),
    [columns, call],
  );
  const sort = useMemo(() => orderOf(listQuery.sort), [listQuery.sort]);
  const listKey = listKeyOf(listQuery);
  const viewKey = `${listKey} ${listQuery.sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  const currentKey = call ?? lastRow;
  const openCall = (insured: Insured | null) => {
    void setCall(insured?.key ?? null);
    if (insured) setLastRow(insured.key);
  };
  const table = {
    viewKey,
    label: insuredCopy.table[listQuery.tab],
    columns: shownColumns,
    items: list.items,
    itemKey: keyOf,
    // Without a claim, the row opens the call sheet, which creates the first.
    itemHref: (insured: Insured) => policyPath(insured) ?? callAddress(listQuery, insured.key),
    itemLabel: personName,
    total: list.total ?? null,
    density: "comfortable" as const,
    sort,
    onSortChange: query.setSort,
    isLoading: list.isLoading,
    isLoadingMore: list.isLoadingMore,
    hasMore: list.hasMore,
    onLoadMore: list.loadMore,
    error: list.error?.message ?? null,
    onRetry: list.reload,
    selection,
    currentKey,
    onCurrentChange: (rowKey: string) => {
      setLastRow(rowKey);
      if (call !== null) void setCall(rowKey);
    },
    onPeek: (insured: Insured) => openCall(call === insured.key ? null : insured),
  };
  return { table, selection, openCall, current: list.items.find(({ key }) => key === currentKey) ?? null };
}
