"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useRowHeight } from "@/components/ui/table/use-row-height";
import type { Role } from "@/lib/domain/roles";
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from "@/lib/validation/employee-row";
import type { JudgedRow } from "./bulk-table";
import { bulkCopy } from "./copy";
import { RowLines } from "./row-lines";
import styles from "./rows-table.module.css";
import { tableRoles } from "./table-roles";

const copy = bulkCopy.rows;
/** In pixels, as in the style sheet. On a phone a row has three lines, and the heading is only for screen readers. */
const HEIGHTS = {
  wide: { row: 40, message: 32, heading: 32 },
  narrow: { row: 105, message: 44, heading: 0 },
};
const OVERSCAN = 8;

type Props = {
  rows: readonly JudgedRow[];
  roles: readonly Role[];
  onChange: (number: number, column: EmployeeColumn, text: string) => void;
  onSkip: (number: number) => void;
};

/** The visible rows, each error below its row. */
export function RowsTable({ rows, roles: grantable, onChange, onSkip }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isNarrow } = useRowHeight("standard");
  const { row: rowHeight, message, heading } = HEIGHTS[isNarrow ? "narrow" : "wide"];
  const roles = tableRoles(isNarrow);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.fault ? rowHeight + message : rowHeight),
    getItemKey: (index) => `${rows[index]?.number} ${rows[index]?.fault === null}`,
    scrollMargin: heading,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  const heightBefore = (shown[0]?.start ?? heading) - heading;
  const heightAfter = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? heading) - heading);
  return (
    <section ref={scroller} className={styles.scroller} aria-label={copy.table} tabIndex={-1}>
      <table {...roles.table} className={styles.table} aria-rowcount={rows.length + 1} aria-label={copy.table}>
        <thead {...roles.group}>
          <tr {...roles.row} aria-rowindex={1}>
            <th {...roles.heading} scope="col" className={styles.number}>
              {copy.row}
            </th>
            {EMPLOYEE_COLUMNS.map((column) => (
              <th {...roles.heading} key={column} scope="col" className={column === "email" ? styles.email : undefined}>
                {bulkCopy.columns[column]}
              </th>
            ))}
            <th {...roles.heading} scope="col" className={styles.tools}>
              <span className="visually-hidden">{copy.skip}</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          <Space height={heightBefore} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <RowLines
                key={row.number}
                row={row}
                index={index + 2}
                roles={grantable}
                isNarrow={isNarrow}
                onChange={(column, text) => onChange(row.number, column, text)}
                onSkip={() => onSkip(row.number)}
              />
            ) : null;
          })}
          <Space height={heightAfter} />
        </tbody>
      </table>
    </section>
  );
}

/** The row only takes up height; it has no content or focus. */
const SPACER = { "aria-hidden": true } as const;

/** Represents the rows that are out of view. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr {...SPACER} className={styles.space}>
      <td colSpan={EMPLOYEE_COLUMNS.length + 2} style={{ height }} />
    </tr>
  );
}
