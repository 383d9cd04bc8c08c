"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../class-names";
import { Checkbox } from "../inputs/checkbox";
import type { DataTableColumn, SortOrder } from "./column";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";
import type { RowSelection } from "./use-row-selection";

type TableHeadProps<Item> = {
  columns: readonly DataTableColumn<Item>[];
  sort: SortOrder | null;
  onSortChange: (sort: SortOrder) => void;
  selection?: RowSelection<Item>;
  loadedCount: number;
  hasMenu: boolean;
  /** Rows have three lines: the headings are only read aloud. */
  isNarrow: boolean;
};

/** The sticky heading with buttons for sortable columns. The backend does the sorting. */
export function TableHead<Item>(props: TableHeadProps<Item>) {
  const { columns, sort, onSortChange, selection, loadedCount, hasMenu, isNarrow } = props;
  const cell = { scope: "col", ...(isNarrow ? { role: "columnheader" } : {}) };
  return (
    <thead {...(isNarrow ? { role: "rowgroup" } : {})}>
      <tr aria-rowindex={1} {...(isNarrow ? { role: "row" } : {})}>
        {selection ? (
          <th {...cell} className={styles.selectCell}>
            {isNarrow ? (
              tableCopy.selection
            ) : (
              <Checkbox
                label={selection.isAllLoaded ? tableCopy.clearSelection : tableCopy.selectAll(loadedCount)}
                isLabelHidden
                checked={selection.isAllLoaded}
                isIndeterminate={!selection.isAllLoaded && selection.chosen.size > 0}
                disabled={loadedCount === 0}
                onChange={selection.isAllLoaded ? selection.clear : selection.selectAll}
              />
            )}
          </th>
        ) : null}
        {columns.map((column) => {
          const isDescending = sort?.columnId === column.id ? sort.isDescending : null;
          return (
            <th
              {...cell}
              key={column.id}
              // The lead column stays in view while the table scrolls sideways.
              className={column.isLead ? styles.leadHead : undefined}
              aria-sort={isDescending === null ? undefined : isDescending ? "descending" : "ascending"}
            >
              {column.isSortable && !isNarrow ? (
                <button
                  type="button"
                  className={classNames(styles.sort, isDescending !== null && styles.sorted)}
                  onClick={() => onSortChange(nextOrder(column, isDescending))}
                >
                  {column.header}
                  {isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasMenu ? (
          <th {...cell}>
            <span className="visually-hidden">{tableCopy.menuColumn}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** Returns the order after a press on a heading: reversed, or the column's default if the list has another order. */
function nextOrder<Item>({ id, isDescendingFirst }: DataTableColumn<Item>, isDescending: boolean | null): SortOrder {
  return { columnId: id, isDescending: isDescending === null ? (isDescendingFirst ?? false) : !isDescending };
}
