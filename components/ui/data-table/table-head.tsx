"use client";

import type { ReactTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../class-names";
import styles from "./data-table.module.css";
import type { TableFeatureSet } from "./table-features";

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** The heading stays in sight; a column that sorts has a button in it. */
export function TableHead<Item extends object>({ table }: { table: ReactTable<TableFeatureSet, Item> }) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const label = String(column.columnDef.header);
            return (
              <th key={id} scope="col" aria-sort={sorted ? ARIA_SORT[sorted] : undefined}>
                {column.getCanSort() ? (
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
        </tr>
      ))}
    </thead>
  );
}
