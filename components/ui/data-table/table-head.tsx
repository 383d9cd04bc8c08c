"use client";

import type { ReactTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "../checkbox";
import { classNames } from "../class-names";
import styles from "./data-table.module.css";
import type { TableFeatureSet } from "./table-features";
import type { RowSelection } from "./use-row-selection";
import { tableWords } from "./words";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

type TableHeadProps<Item extends object> = {
  table: ReactTable<TableFeatureSet, Item>;
  selection?: RowSelection<Item>;
  loadedCount: number;
  hasMenu: boolean;
  /** The column that stays in sight where the table scrolls sideways. */
  leadId: string | undefined;
  /** Rows are three lines: the headings are only read out. */
  isNarrow: boolean;
};

/** The heading stays in sight; a column that sorts has a button in it. */
export function TableHead<Item extends object>(props: TableHeadProps<Item>) {
  const { table, selection, loadedCount, hasMenu, leadId, isNarrow } = props;
  return (
    <thead {...(isNarrow ? { role: "rowgroup" } : {})}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1} {...(isNarrow ? { role: "row" } : {})}>
          {selection ? (
            <th scope="col" className={styles.selectCell} {...(isNarrow ? { role: "columnheader" } : {})}>
              {isNarrow ? (
                tableWords.selection
              ) : (
                <Checkbox
                  label={selection.isAllLoaded ? tableWords.clearSelection : tableWords.selectAll(loadedCount)}
                  isLabelHidden
                  checked={selection.isAllLoaded}
                  isIndeterminate={!selection.isAllLoaded && selection.chosen.size > 0}
                  disabled={loadedCount === 0}
                  onChange={selection.isAllLoaded ? selection.clear : selection.selectAll}
                />
              )}
            </th>
          ) : null}
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const label = String(column.columnDef.header);
            return (
              <th
                key={id}
                scope="col"
                className={id === leadId ? styles.leadHead : undefined}
                aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
                {...(isNarrow ? { role: "columnheader" } : {})}
              >
                {column.getCanSort() && !isNarrow ? (
                  <button
                    type="button"
                    className={classNames(styles.sort, Boolean(sorted) && styles.sorted)}
                    onClick={() => column.toggleSorting(undefined, false)}
                  >
                    {label}
                    {sorted === "desc" ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
                  </button>
                ) : (
                  label
                )}
              </th>
            );
          })}
          {hasMenu ? (
            <th scope="col" {...(isNarrow ? { role: "columnheader" } : {})}>
              <span className="visually-hidden">{tableWords.menuColumn}</span>
            </th>
          ) : null}
        </tr>
      ))}
    </thead>
  );
}
