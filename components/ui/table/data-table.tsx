"use client";

import { type CSSProperties, type MouseEvent, type ReactNode, useState } from "react";
import type { Density } from "@/lib/density";
import { Button } from "../button";
import { classNames } from "../class-names";
import { ErrorState } from "../feedback/error-state";
import { Notice } from "../feedback/notice";
import { Skeleton } from "../feedback/skeleton";
import { useSkeletonPhase } from "../feedback/use-skeleton-phase";
import type { DataTableColumn, SortOrder } from "./column";
import { ColumnWidths, computeLeadEnd, computeTableWidth } from "./column-widths";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";
import { TableHead } from "./table-head";
import { TableViewport } from "./table-viewport";
import { useDensity, useRowHeight } from "./use-row-height";
import type { RowSelection } from "./use-row-selection";

type Announcement = { order: string; count: number; text: string };

/** Returns the screen reader announcement of the last change: the new sort order, or the number of selected rows. */
function useTableStatus<Item>(
  columns: readonly DataTableColumn<Item>[],
  sort: SortOrder | null,
  count: number,
): string {
  const column = columns.find(({ id }) => id === sort?.columnId);
  const direction = sort?.isDescending ? tableCopy.descending : tableCopy.ascending;
  const order = column ? tableCopy.sortedBy(column.header, direction) : "";
  const [announced, setAnnounced] = useState<Announcement>({ order, count, text: "" });
  if (announced.order !== order) setAnnounced({ order, count, text: order });
  else if (announced.count !== count) {
    setAnnounced({ order, count, text: count === 0 ? tableCopy.nothingSelected : tableCopy.selected(count) });
  }
  return announced.text;
}

/** Returns the rows to draw. While another order or search loads, the previous rows stay, marked as stale. */
function useVisibleItems<Item>(
  items: readonly Item[],
  isLoading: boolean,
): { rows: readonly Item[]; isStale: boolean } {
  const isPending = isLoading && items.length === 0;
  const [lastItems, setLastItems] = useState(items);
  if (!isPending && lastItems !== items) setLastItems(items);
  return { rows: isPending ? lastItems : items, isStale: isPending && lastItems.length > 0 };
}

/** Sets a hovered cell's title to its full text if the text is truncated. */
function showTitleIfTruncated({ target }: MouseEvent): void {
  const cell = (target as Element).closest("td");
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll("*")].some(
    (part) => part.scrollWidth > part.clientWidth && part.clientWidth > 1 && !part.closest("button"),
  );
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute("title");
}

/** Widths of the placeholder lines by row and column, so that the rows do not look identical. */
const LINE_WIDTHS = ["62%", "78%", "54%", "70%", "46%", "66%", "58%"];

type SkeletonRowsProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  count: number;
  hasBoxes: boolean;
  hasMenus: boolean;
};

/** Placeholder rows of the final height; a screen reader gets the loading status elsewhere. */
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
              <Skeleton width={LINE_WIDTHS[(row * 3 + position) % LINE_WIDTHS.length]} height={10} />
            </td>
          ))}
          {hasMenus ? <td data-place="menu" /> : null}
        </tr>
      ))}
    </tbody>
  );
}

const INITIAL_SKELETON_ROWS = 16;
const MORE_SKELETON_ROWS = 3;
const NO_ROWS: readonly never[] = [];

export type DataTableProps<Item extends object> = {
  /** The accessible name. */
  label: string;
  /** Changes with the listed records or their order; the table then scrolls to the top. */
  viewKey: string;
  columns: readonly DataTableColumn<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The page of a row; null for a row without one. */
  itemHref: (item: Item) => string | null;
  /** Names a row's checkbox and menu: "Select Ada Byron". */
  itemLabel?: (item: Item) => string;
  /** The total number of rows; null while unknown. */
  total: number | null;
  /** The default density, if the viewer has no preference. */
  density?: Density;
  /** The density that the viewer chose for this list. */
  chosenDensity?: Density | null;
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder | null) => void;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  onLoadMore: () => void;
  /** The error message; loaded rows stay. */
  error: string | null;
  onRetry: () => void;
  /** Shown instead of rows. */
  empty: ReactNode;
  /** Makes rows selectable: by a checkbox, `x`, and Shift for a range. */
  selection?: RowSelection<Item>;
  /** The items of a row's menu. Keep the function stable, or every row renders again. */
  rowMenu?: (item: Item) => ReactNode;
  /** Called on Space: a quick look at the row without leaving the list. */
  onPeek?: (item: Item) => void;
  /** The page's main list: its keys work from anywhere, and Back restores its position. */
  isMain?: boolean;
  /**
   * The current row, if the page controls it; the row is kept in view. Without it the table controls the current row.
   */
  currentKey?: string | null;
  /** Called when another row becomes current by a key, a press or the focus. */
  onCurrentChange?: (rowKey: string) => void;
  /** Shows processed rows in quieter colors. Keep the function stable, or every row renders again. */
  isPast?: (item: Item) => boolean;
  /** Handles a press on a row outside its link, instead of following the link. */
  onRowPress?: (item: Item) => void;
};

/**
 * A table of any length: it renders the visible rows and loads more near the end; headings sort, keys move between
 * rows, and Back restores rows and position.
 */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { columns, error, selection, rowMenu, isLoadingMore } = props;
  const density = useDensity(props.density ?? "standard", props.chosenDensity);
  const { isNarrow, rowHeight } = useRowHeight(density);
  const { rows: items, isStale } = useVisibleItems(props.items, props.isLoading);
  const phase = useSkeletonPhase(props.isLoading && items.length === 0);
  const shown = phase === "content" ? items : NO_ROWS;

  const status = useTableStatus(columns, props.sort, selection?.chosen.size ?? 0);
  const isEmpty = phase === "content" && !props.isLoading && shown.length === 0;
  const skeleton = { columns, hasBoxes: selection !== undefined, hasMenus: rowMenu !== undefined };
  const minWidth = computeTableWidth(columns, skeleton);
  const end = computeLeadEnd(columns, skeleton);
  const style = {
    minWidth,
    "--row": `${rowHeight}px`,
    ...(end === null ? {} : { "--lead-end": end }),
  } as CSSProperties;
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
    onMouseOver: showTitleIfTruncated,
  };
  return (
    <div className={styles.frame}>
      {error && !isEmpty ? (
        <Notice tone="bad" isUrgent isBanner action={<RetryButton onRetry={props.onRetry} />}>
          {error}
        </Notice>
      ) : null}
      <TableViewport
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
            {phase === "skeleton" ? <SkeletonRows {...skeleton} count={INITIAL_SKELETON_ROWS} /> : null}
            {isLoadingMore ? <SkeletonRows {...skeleton} count={MORE_SKELETON_ROWS} /> : null}
          </>
        }
      >
        {isEmpty && error ? <ErrorState message={error} onRetry={props.onRetry} retryLabel={tableCopy.retry} /> : null}
        {isEmpty && !error ? props.empty : null}
      </TableViewport>
      <span role="status" className="visually-hidden">
        {phase === "skeleton" ? tableCopy.loading : isLoadingMore ? tableCopy.loadingMore : status}
      </span>
    </div>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      {tableCopy.retry}
    </Button>
  );
}
