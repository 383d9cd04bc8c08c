"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { tableCopy } from "@/components/ui/table/copy";
import { DataTable } from "@/components/ui/table/data-table";
import { ListFooter } from "@/components/ui/table/list-footer";
import { orderOf } from "@/components/ui/table/sort-order";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import type { ReportRowsQuery } from "@/lib/contract/company";
import { reportingCopy } from "./copy";
import { reportColumns } from "./report-columns";
import { reportRowHref, reportRowKey } from "./report-row";
import type { ReportQueryState } from "./use-report-query";

const { list: copy } = reportingCopy;
const PAGE_SIZE = 100;
const HINTS = [
  { keys: ["j", "k"], label: tableCopy.keys.move },
  { keys: ["↵"], label: tableCopy.keys.open },
];

type Props = {
  /** Null until the day is known. */
  params: ReportRowsQuery | null;
  query: Pick<ReportQueryState, "sort" | "setSort" | "status" | "dateOf" | "setStatus" | "setRange">;
};

/** The inspections that the report counts, loaded page by page while scrolling. */
export function ReportList({ params, query }: Props) {
  const list = useBackendPages("company.reportPaginated", params && { ...params, limit: PAGE_SIZE }, "results");
  const now = useNow();
  const zone = useZoneName();
  const columns = useMemo(() => reportColumns(now), [now]);
  const sort = useMemo(() => orderOf(query.sort), [query.sort]);
  const isNarrowed = query.status.length > 0;
  return (
    <>
      <DataTable
        label={copy.label}
        viewKey={JSON.stringify(params)}
        columns={columns}
        items={list.items}
        itemKey={reportRowKey}
        itemHref={reportRowHref}
        total={list.total ?? null}
        sort={sort}
        onSortChange={query.setSort}
        isLoading={list.isLoading || params === null}
        isLoadingMore={list.isLoadingMore}
        hasMore={list.hasMore}
        onLoadMore={list.loadMore}
        error={list.error?.message ?? null}
        onRetry={list.reload}
        isMain
        empty={
          <EmptyState
            sentence={copy.empty[query.dateOf]}
            action={
              <Button onClick={() => void (isNarrowed ? query.setStatus([]) : query.setRange(null))}>
                {isNarrowed ? copy.clearStatus : copy.showUsual}
              </Button>
            }
          />
        }
      />
      <ListFooter hints={HINTS}>
        {list.total === undefined ? null : <span>{copy.total(list.total)}</span>}
        {zone ? <span>{copy.times(zone)}</span> : null}
      </ListFooter>
    </>
  );
}
