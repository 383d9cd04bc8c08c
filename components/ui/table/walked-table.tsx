"use client";

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names";
import type { DataTableColumn } from "./column";
import styles from "./data-table.module.css";
import { TableBody } from "./table-body";
import type { RowSelection } from "./use-row-selection";
import { useWalkedRows } from "./use-walked-rows";

/** Another search or order starts from the top; the first one keeps the place that Back restored. */
function useStartAtTop(scroller: RefObject<HTMLDivElement | null>, viewKey: string): void {
  const seen = useRef(viewKey);
  useLayoutEffect(() => {
    if (seen.current === viewKey) return;
    seen.current = viewKey;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, viewKey]);
}

/** Rows before the end at which the next ones are asked for. */
const LOAD_BEFORE_END = 12;

/** Follows the list's cursor while its end is near; after a failure it waits for Retry. */
function useLoadMore(options: {
  /** The last row in sight; -1 without rows. */
  lastIndex: number;
  count: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  isStale: boolean;
  error: string | null;
  onLoadMore: () => void;
}): void {
  const { lastIndex, count, hasMore, isLoadingMore, isStale, error, onLoadMore } = options;
  const isNearEnd = lastIndex >= 0 && lastIndex >= count - 1 - LOAD_BEFORE_END;
  useEffect(() => {
    if (isNearEnd && hasMore && !isLoadingMore && !isStale && !error) onLoadMore();
  }, [isNearEnd, hasMore, isLoadingMore, isStale, error, onLoadMore]);
}

type WalkedTableProps<Item> = {
  /** The table's own attributes. */
  attributes: React.ComponentProps<"table">;
  /** Pixels that the table needs at least. */
  minWidth: number;
  viewKey: string;
  columns: readonly DataTableColumn<Item>[];
  /** Cells of a row, those of its box and its menu included. */
  cellCount: number;
  shown: readonly Item[];
  itemKey: (item: Item) => string;
  itemHref: (item: Item) => string | null;
  itemLabel?: (item: Item) => string;
  rowMenu?: (item: Item) => ReactNode;
  selection?: RowSelection<Item>;
  onPeek?: (item: Item) => void;
  isMain?: boolean;
  currentKey?: string | null;
  onCurrentChange?: (rowKey: string) => void;
  isPast?: (item: Item) => boolean;
  onRowPress?: (item: Item) => void;
  rowHeight: number;
  isNarrow: boolean;
  hasBar: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  isStale: boolean;
  error: string | null;
  onLoadMore: () => void;
  /** Column widths and headings. */
  head: ReactNode;
  /** Rows that are still to come. */
  tail: ReactNode;
  /** What stands in place of rows. */
  children: ReactNode;
};

/** The part of a table that scrolling draws again: rows come and go, while its head, given from outside, stays as it is. */
export function WalkedTable<Item>(props: WalkedTableProps<Item>) {
  const { attributes, columns, cellCount, shown, itemKey, selection, hasBar } = props;
  const { scroller, size, rows, currentKey, setCurrentKey } = useWalkedRows(props);
  useStartAtTop(scroller, props.viewKey);
  useLoadMore({ ...props, lastIndex: rows.lastIndex, count: shown.length });
  const isWide = size !== null && size.width < props.minWidth;
  return (
    <div ref={scroller} className={classNames(styles.scroller, hasBar && styles.withBar)}>
      <table {...attributes} className={classNames(attributes.className, isWide && styles.wide)}>
        {props.head}
        <TableBody
          columns={columns}
          cellCount={cellCount}
          rows={rows}
          items={shown}
          itemKey={itemKey}
          itemHref={props.itemHref}
          itemLabel={props.itemLabel}
          rowMenu={props.rowMenu}
          selection={selection}
          currentKey={currentKey}
          isNarrow={props.isNarrow}
          onFocusRow={setCurrentKey}
          isPast={props.isPast}
          onRowPress={props.onRowPress}
        />
        {props.tail}
      </table>
      {props.children}
    </div>
  );
}
