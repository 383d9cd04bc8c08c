"use client";

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names";
import type { DataTableColumn } from "./column";
import styles from "./data-table.module.css";
import { TableBody } from "./table-body";
import { useRowNavigation } from "./use-row-navigation";
import type { RowSelection } from "./use-row-selection";

/** Scrolls to the top for another search or order; the first view keeps the position that Back restored. */
function useStartAtTop(scroller: RefObject<HTMLDivElement | null>, viewKey: string): void {
  const lastViewKey = useRef(viewKey);
  useLayoutEffect(() => {
    if (lastViewKey.current === viewKey) return;
    lastViewKey.current = viewKey;
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [scroller, viewKey]);
}

/** Rows before the end at which the next ones are loaded. */
const LOAD_BEFORE_END = 12;

/** Loads more rows while the end is near; after a failure, loading waits for Retry. */
function useLoadMore(options: {
  /** The last visible row; -1 without rows. */
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

type TableViewportProps<Item> = {
  /** The attributes of the table element. */
  attributes: React.ComponentProps<"table">;
  /** The minimum width of the table in pixels. */
  minWidth: number;
  viewKey: string;
  columns: readonly DataTableColumn<Item>[];
  /** Cells of a row, including its checkbox and menu. */
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
  /** Placeholder rows. */
  tail: ReactNode;
  /** Replaces the rows. */
  children: ReactNode;
};

/** The part of a table that renders on scroll: rows change, while the head is passed in and stays as it is. */
export function TableViewport<Item>(props: TableViewportProps<Item>) {
  const { attributes, columns, cellCount, shown, itemKey, selection, hasBar } = props;
  const { scroller, size, rows, currentKey, setCurrentKey } = useRowNavigation(props);
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
