"use client";

import { type RefObject, useMemo } from "react";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import type { SurveyListItem } from "@/lib/domain/entities";
import { inspectionsCopy } from "./copy";
import { inspectionName } from "./inspection-name";
import { inspectionPath } from "./inspection-path";
import { inspectionsColumns } from "./inspections-columns";
import { listParams, orderOf, PAGE_SIZE, type useInspectionsQuery } from "./use-inspections-query";

const keyOf = (survey: SurveyListItem) => survey.key;

type Options = {
  query: ReturnType<typeof useInspectionsQuery>;
  /** Receives the current row. */
  row: RefObject<string | null>;
  companyNames: ReadonlyMap<string, string>;
  now: number;
};

/** Returns rows, columns, order and selection of the inspections list. */
export function useInspectionsTable({ query, row, companyNames, now }: Options) {
  const { search, sort, peek, setPeek } = query;
  const list = useBackendPages("survey.list", { ...listParams(query), limit: PAGE_SIZE }, "surveys");
  const columns = useMemo(() => inspectionsColumns(now, companyNames), [now, companyNames]);
  const order = useMemo(() => orderOf(sort), [sort]);
  const listKey = JSON.stringify([search, query.status, query.company, query.reviewed]);
  const viewKey = `${listKey} ${sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  const table = {
    viewKey,
    label: inspectionsCopy.table,
    columns,
    items: list.items,
    itemKey: keyOf,
    itemHref: inspectionPath,
    itemLabel: inspectionName,
    total: list.total ?? null,
    sort: order,
    onSortChange: query.setSort,
    isLoading: list.isLoading,
    isLoadingMore: list.isLoadingMore,
    hasMore: list.hasMore,
    onLoadMore: list.loadMore,
    error: list.error?.message ?? null,
    onRetry: list.reload,
    selection,
    onCurrentChange: (rowKey: string) => {
      row.current = rowKey;
      if (peek !== null) setPeek(rowKey);
    },
    onPeek: ({ key }: SurveyListItem) => setPeek(peek === key ? null : key),
  };
  return { list, table, selection };
}
