"use client";

import { CircleX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cutCell } from "@/components/ui/cut-text";
import type { Role } from "@/lib/domain/roles";
import { EMPLOYEE_COLUMNS, type EmployeeColumn, roleNamed } from "@/lib/validation/employee-row";
import { roleNames } from "../copy";
import type { JudgedRow } from "./bulk-table";
import { bulkCopy } from "./copy";
import { FixCell } from "./fix-cell";
import styles from "./rows-table.module.css";
import { tableRoles } from "./table-roles";

const copy = bulkCopy.rows;

/** Returns the name of a known role, and any other cell unchanged. */
function shownCell(column: EmployeeColumn, text: string): string {
  const role = column === "role" ? roleNamed(text) : null;
  return role === null ? text : roleNames[role];
}

type Props = {
  row: JudgedRow;
  /** The position of the row among all rows of the table; the heading is 1. */
  index: number;
  roles: readonly Role[];
  /** Whether the row has three lines, as on a phone. */
  isNarrow: boolean;
  onChange: (column: EmployeeColumn, text: string) => void;
  onSkip: () => void;
};

/** One row. In an invalid row only the invalid cell is a field, with its message below. */
export function RowLines({ row: { number, cells, fault }, index, roles, isNarrow, onChange, onSkip }: Props) {
  const { row, cell } = tableRoles(isNarrow);
  return (
    <>
      <tr {...row} aria-rowindex={index} className={styles.first}>
        <td {...cell} className={styles.number}>
          {number}
        </td>
        {EMPLOYEE_COLUMNS.map((column) => (
          <td
            {...cell}
            key={column}
            dir="auto"
            data-place={column}
            className={column === "role" ? styles.role : undefined}
          >
            {fault?.column === column ? (
              <div className={styles.fix}>
                <FixCell
                  row={number}
                  column={column}
                  text={cells[column]}
                  message={fault.message}
                  roles={roles}
                  onChange={(text) => onChange(column, text)}
                />
              </div>
            ) : (
              cutCell(shownCell(column, cells[column]))
            )}
          </td>
        ))}
        <td {...cell} data-place="skip">
          <Button size="sm" variant="ghost" aria-label={copy.skipRow(number)} onClick={onSkip}>
            {copy.skip}
          </Button>
        </td>
      </tr>
      {fault ? (
        <tr {...row} className={styles.message}>
          <td {...cell} />
          <td {...cell} colSpan={EMPLOYEE_COLUMNS.length + 1}>
            <span className={styles.fault}>
              <CircleX aria-hidden="true" />
              <span dir="auto">{cutCell(`${bulkCopy.columns[fault.column]}: ${fault.message}`)}</span>
            </span>
          </td>
        </tr>
      ) : null}
    </>
  );
}
