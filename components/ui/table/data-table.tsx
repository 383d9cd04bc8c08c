"use client";

import { type CSSProperties, type MouseEvent, type ReactNode, useState } from "react";
import { Button } from "../button";
import { classNames } from "../class-names";
import { ErrorState } from "../feedback/error-state";
import { Notice } from "../feedback/notice";
import { Skeleton } from "../feedback/skeleton";
import { useSkeletonPhase } from "../feedback/use-skeleton-phase";
import type { DataTableColumn, SortOrder } from "./column";
import { ColumnWidths, leadEnd, tableWidth } from "./column-widths";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";
import type { RowDensity } from "./row-density";
import { TableHead } from "./table-head";
import { useDensity, useRowHeight } from "./use-row-height";
import type { RowSelection } from "./use-row-selection";
import { WalkedTable } from "./walked-table";

type Told = { order: string; count: number; text: string };

/** What a screen reader is told of a change: how the list is sorted now, or how many rows are chosen. */
function useTableStatus<Item>(
  columns: readonly DataTableColumn<Item>[],
  sort: SortOrder | null,
  count: number,
): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.isDescending ? tableCopy.descending : tableCopy.ascending;
  const order = column ? tableCopy.sortedBy(column.header, direction) : "";
  const [told, setTold] = useState<Told>({ order, count, text: "" });
  if (told.order !== order) setTold({ order, count, text: order });
  else if (told.count !== count) {
    setTold({ order, count, text: count === 0 ? tableCopy.nothingSelected : tableCopy.selected(count) });
  }
  return told.text;
}

/** The rows to draw: while another order or search is on its way, the ones before it stay, marked as stale. */
function useShownRows<Item>(items: readonly Item[], isLoading: boolean): { rows: readonly Item[]; isStale: boolean } {
  const isPending = isLoading && items.length === 0;
  const [kept, setKept] = useState(items);
  if (!isPending && kept !== items) setKept(items);
  return { rows: isPending ? kept : items, isStale: isPending && kept.length > 0 };
}

/** A cell that the pointer comes to shows its whole text where its column is too narrow for it. */
function titleWhenCut({ target }: MouseEvent): void {
  const cell = (target as Element).closest("td");
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll("*")].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1 && !part.closest("button"),
  );
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute("title");
}

/** How much of its cell a grey line fills, by row and column, so that the rows do not look stamped. */
const SHARES = ["62%", "78%", "54%", "70%", "46%", "66%", "58%"];

type SkeletonRowsProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  count: number;
  hasBoxes: boolean;
  hasMenus: boolean;
};

/** Rows of the final height in grey; a screen reader hears of loading elsewhere. */
function SkeletonRows<Item>({ columns, count, hasBoxes, hasMenus }: SkeletonRowsProps<Item>) {
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={classNames(styles.row, styles.skeleton)}>
          {hasBoxes ? (
            <td data-place="select" className={styles.selectCell}>
              <Skeleton width={16} height={16} />
            </td>
          ) : null}
          {columns.map((column, position) => (
            <td key={column.id} data-place={column.narrow}>
              <Skeleton width={SHARES[(row * 3 + position) % SHARES.length]} height={10} />
            </td>
          ))}
          {hasMenus ? <td data-place="menu" /> : null}
        </tr>
      ))}
    </tbody>
  );
}

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
  /** Names a row's box and menu: "Select Ada Byron". */
  itemLabel?: (item: Item) => string;
  /** How many rows there are in all; null while nobody knows. */
  total: number | null;
  /** What the list opens with, where its viewer has no wish. */
  density?: RowDensity;
  /** What its viewer chose for this list. */
  chosenDensity?: RowDensity | null;
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
  /** Rows can be chosen: a box each, `x`, and Shift for a range. */
  selection?: RowSelection<Item>;
  /** The items of a row's menu. Keep the function, or every row is drawn again. */
  rowMenu?: (item: Item) => ReactNode;
  /** Space on a row: a quick look at it without leaving the list. */
  onPeek?: (item: Item) => void;
  /** The page's one list: its keys work from anywhere, and Back finds its place. */
  isMain?: boolean;
  /** The current row where the page decides about it; it stays in sight. Without it the table does. */
  currentKey?: string | null;
  /** Another row has become the current one, by a key, a press or the focus. */
  onCurrentChange?: (rowKey: string) => void;
  /** Rows that are done with stand back. Keep the function, or every row is drawn again. */
  isPast?: (item: Item) => boolean;
  /** A press on a row beside its link, in place of following that. */
  onRowPress?: (item: Item) => void;
};

/**
 * A table of any length: rows in sight are drawn, the next ones are asked for near the end, headings sort, keys move
 * between rows, and Back finds the same rows in the same place.
 */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { columns, error, selection, rowMenu, isLoadingMore } = props;
  const density = useDensity(props.density ?? "regular", props.chosenDensity);
  const { isNarrow, rowHeight } = useRowHeight(density);
  const { rows: known, isStale } = useShownRows(props.items, props.isLoading);
  const phase = useSkeletonPhase(props.isLoading && known.length === 0);
  const shown = phase === "content" ? known : NO_ROWS;

  const status = useTableStatus(columns, props.sort, selection?.chosen.size ?? 0);
  const isEmpty = phase === "content" && !props.isLoading && shown.length === 0;
  const skeleton = { columns, hasBoxes: selection !== undefined, hasMenus: rowMenu !== undefined };
  const minWidth = tableWidth(columns, skeleton);
  const end = leadEnd(columns, skeleton);
  const style = { minWidth, ...(end === null ? {} : { "--lead-end": end }) } as CSSProperties;
  const attributes = {
    ...(isNarrow ? { role: "table" } : { style }),
    className: classNames(
      styles.table,
      styles[density],
      isStale && styles.stale,
      selection && styles.withBoxes,
      rowMenu && styles.withMenus,
    ),
    "aria-label": props.label,
    "aria-rowcount": props.total === null ? -1 : props.total + 1,
    "aria-busy": props.isLoading,
    onMouseOver: titleWhenCut,
  };
  return (
    <div className={styles.frame}>
      {error && !isEmpty ? (
        <Notice tone="bad" isUrgent isBanner action={<Retry onRetry={props.onRetry} />}>
          {error}
        </Notice>
      ) : null}
      <WalkedTable
        {...props}
        attributes={attributes}
        minWidth={minWidth}
        cellCount={columns.length + (selection ? 1 : 0) + (rowMenu ? 1 : 0)}
        shown={shown}
        rowHeight={rowHeight}
        isNarrow={isNarrow}
        hasBar={selection !== undefined && selection.chosen.size > 0}
        isStale={isStale}
        head={
          <>
            <ColumnWidths {...skeleton} />
            <TableHead
              columns={columns}
              sort={props.sort}
              onSortChange={props.onSortChange}
              selection={selection}
              loadedCount={shown.length}
              hasMenu={rowMenu !== undefined}
              isNarrow={isNarrow}
            />
          </>
        }
        tail={
          <>
            {phase === "skeleton" ? <SkeletonRows {...skeleton} count={FIRST_SKELETON_ROWS} /> : null}
            {isLoadingMore ? <SkeletonRows {...skeleton} count={MORE_SKELETON_ROWS} /> : null}
          </>
        }
      >
        {isEmpty && error ? <ErrorState message={error} onRetry={props.onRetry} retryLabel={tableCopy.retry} /> : null}
        {isEmpty && !error ? props.empty : null}
      </WalkedTable>
      <span role="status" className="visually-hidden">
        {phase === "skeleton" ? tableCopy.loading : isLoadingMore ? tableCopy.loadingMore : status}
      </span>
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      {tableCopy.retry}
    </Button>
  );
}
