"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { Role } from "@/lib/domain/roles";
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from "@/lib/validation/employee-row";
import styles from "./bulk.module.css";
import type { JudgedRow } from "./bulk-table";
import { RowLines } from "./row-lines";
import { bulkWords } from "./words";

const words = bulkWords.rows;
const LINE = 40;
const MESSAGE = 32;
const HEADING = 32;
const OVERSCAN = 8;

type Props = {
  rows: readonly JudgedRow[];
  roles: readonly Role[];
  onChange: (number: number, column: EmployeeColumn, text: string) => void;
  onSkip: (number: number) => void;
};

/** The rows, those in sight alone; what is wrong with one stands below it. */
export function RowsTable({ rows, roles, onChange, onSkip }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (rows[at]?.fault ? LINE + MESSAGE : LINE),
    getItemKey: (at) => `${rows[at]?.number} ${rows[at]?.fault === null}`,
    scrollMargin: HEADING,
    overscan: OVERSCAN,
  });
  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? HEADING) - HEADING;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? HEADING) - HEADING);
  return (
    <section ref={scroller} className={styles.scroller} aria-label={words.table} tabIndex={-1}>
      <table className={styles.table} aria-rowcount={rows.length + 1} aria-label={words.table}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.number}>
              {words.row}
            </th>
            {EMPLOYEE_COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === "email" ? styles.email : undefined}>
                {bulkWords.columns[column]}
              </th>
            ))}
            <th scope="col" className={styles.tools}>
              <span className="visually-hidden">{words.skip}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <RowLines
                key={row.number}
                row={row}
                index={index + 2}
                roles={roles}
                onChange={(column, text) => onChange(row.number, column, text)}
                onSkip={() => onSkip(row.number)}
              />
            ) : null;
          })}
          <Space height={after} />
        </tbody>
      </table>
    </section>
  );
}

/** A row that is only height: nothing in it is to be read or reached. */
const SPACER = { "aria-hidden": true } as const;

/** Stands for the rows that are out of sight. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr {...SPACER} className={styles.space}>
      <td colSpan={EMPLOYEE_COLUMNS.length + 2} style={{ height }} />
    </tr>
  );
}
