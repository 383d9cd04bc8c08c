"use client";

import { useTable } from "@tanstack/react-table";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../button";
import { classNames } from "../class-names";
import { ErrorState } from "../error-state";
import { Notice } from "../notice";
import { useSkeletonPhase } from "../use-skeleton-phase";
import type { DataTableColumn, SortOrder } from "./column";
import styles from "./data-table.module.css";
import { SkeletonRows } from "./skeleton-rows";
import { TableBody } from "./table-body";
import { columnDefinitions, features, sortingState, sortOrder } from "./table-features";
import { TableHead } from "./table-head";
import { type RowDensity, useRowHeight } from "./use-row-height";
import { useRowKeys } from "./use-row-keys";
import { useScrollMemory } from "./use-scroll-memory";
import { useShownRows } from "./use-shown-rows";
import { useStartAtTop } from "./use-start-at-top";
import { useVirtualRows } from "./use-virtual-rows";
import { tableWords } from "./words";

const HEAD_HEIGHT = 32;
const LOAD_BEFORE_END = 12;
const FIRST_SKELETON_ROWS = 16;
const MORE_SKELETON_ROWS = 3;
const NO_ROWS: readonly never[] = [];

export type DataTableProps<Item extends object> = {
  /** Names the table. */
  label: string;
  /** Changes with what is listed and in which order: the table then starts from its top. */
  viewKey: string;
  columns: readonly DataTableColumn<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Where a row leads; null for one that leads nowhere. */
  itemHref: (item: Item) => string | null;
  /** How many rows there are in all; null while nobody knows. */
  total: number | null;
  density?: RowDensity;
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder | null) => void;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  onLoadMore: () => void;
  /** What went wrong, in words; rows that are there stay. */
  error: string | null;
  onRetry: () => void;
  /** Shown where there is no row. */
  empty: ReactNode;
};

/**
 * A table of any length: rows in sight are drawn, the next ones are asked for near the end, headings sort, keys move
 * between rows, and Back finds the same rows in the same place.
 */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { columns, itemKey, error, hasMore, isLoadingMore, onLoadMore } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { density, isNarrow, rowHeight } = useRowHeight(props.density ?? "regular");
  const { rows: known, isStale } = useShownRows(props.items, props.isLoading);
  const phase = useSkeletonPhase(props.isLoading && known.length === 0);
  const shown = phase === "content" ? known : NO_ROWS;

  const table = useTable({
    features,
    columns: useMemo(() => columnDefinitions(columns), [columns]),
    data: shown,
    getRowId: itemKey,
    state: { sorting: useMemo(() => sortingState(props.sort), [props.sort]) },
    onSortingChange: (change) => {
      props.onSortChange(sortOrder(typeof change === "function" ? change(sortingState(props.sort)) : change));
    },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
  });

  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const currentIndex = useMemo(
    () => (currentKey === null ? -1 : shown.findIndex((item) => itemKey(item) === currentKey)),
    [shown, itemKey, currentKey],
  );
  const headHeight = isNarrow ? 0 : HEAD_HEIGHT;
  const rows = useVirtualRows({ scroller, count: shown.length, rowHeight, headHeight, currentIndex });
  const { focusRow } = useRowKeys({
    scroller,
    count: shown.length,
    currentIndex,
    onMove: (index) => {
      const item = shown[index];
      if (item) setCurrentKey(itemKey(item));
      rows.reveal(index);
    },
  });
  const restore = useCallback(
    (rowKey: string | null) => {
      if (rowKey === null) return;
      focusRow();
      setCurrentKey(rowKey);
    },
    [focusRow],
  );
  useScrollMemory({ scroller, hasRows: shown.length > 0, currentKey, onRestore: restore });

  useStartAtTop(scroller, props.viewKey);

  const isNearEnd = rows.lastIndex >= 0 && rows.lastIndex >= shown.length - 1 - LOAD_BEFORE_END;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !isStale && !error) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, isStale, error, onLoadMore]);

  const isEmpty = phase === "content" && !props.isLoading && shown.length === 0;
  return (
    <div className={styles.frame}>
      {error && !isEmpty ? (
        <Notice tone="bad" isUrgent isBanner action={<Retry onRetry={props.onRetry} />}>
          {error}
        </Notice>
      ) : null}
      <div ref={scroller} className={styles.scroller}>
        <table
          className={classNames(styles.table, styles[density], isStale && styles.stale)}
          aria-label={props.label}
          aria-rowcount={props.total === null ? -1 : props.total + 1}
          aria-busy={props.isLoading}
        >
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} width={column.width} />
            ))}
          </colgroup>
          <TableHead table={table} />
          <TableBody
            columns={columns}
            rows={rows}
            items={shown}
            itemKey={itemKey}
            itemHref={props.itemHref}
            currentKey={currentKey}
            onFocusRow={setCurrentKey}
          />
          {phase === "skeleton" ? <SkeletonRows columns={columns} count={FIRST_SKELETON_ROWS} /> : null}
          {isLoadingMore ? <SkeletonRows columns={columns} count={MORE_SKELETON_ROWS} /> : null}
        </table>
        {isEmpty && error ? <ErrorState message={error} onRetry={props.onRetry} retryLabel={tableWords.retry} /> : null}
        {isEmpty && !error ? props.empty : null}
      </div>
      <span role="status" className="visually-hidden">
        {phase === "skeleton" ? tableWords.loading : isLoadingMore ? tableWords.loadingMore : ""}
      </span>
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      {tableWords.retry}
    </Button>
  );
}
