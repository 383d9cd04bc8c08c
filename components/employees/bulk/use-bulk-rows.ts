"use client";

import { useMemo, useRef } from "react";
import type { Role } from "@/lib/domain/roles";
import {
  type EmployeeColumn,
  type EmployeeRow,
  foldedEmail,
  type RowFault,
  rowFault,
  tableFaults,
} from "@/lib/validation/employee-row";
import type { CheckedRow, JudgedRow } from "./bulk-table";
import { changeTable } from "./kept-table";

/** The rows to add, each with its errors. A row is checked again only when it changes. */
export function useBulkRows(
  rows: readonly CheckedRow[],
  employees: readonly { email: string }[],
  roles: readonly Role[],
) {
  const judged = useRef(new WeakMap<EmployeeRow, RowFault | null>());
  const onFile = useMemo(() => new Set(employees.map(({ email }) => foldedEmail(email))), [employees]);
  const all: readonly JudgedRow[] = useMemo(() => {
    const judge = (cells: EmployeeRow) => {
      const known = judged.current.get(cells);
      if (known !== undefined) return known;
      const fault = rowFault(cells, (role) => roles.includes(role));
      judged.current.set(cells, fault);
      return fault;
    };
    const faults = tableFaults(
      rows.map(({ cells }) => cells),
      judge,
      // Only the backend knows whether this row put the address on file.
      (email, at) => onFile.has(email) && !rows[at]?.isUnsure,
      (at) => rows[at]?.number ?? at + 1,
    );
    return rows.map((row, at) => ({
      ...row,
      // An error of the whole line comes first: its cells may be in the wrong columns.
      fault: row.refusal ?? faults[at] ?? null,
    }));
  }, [rows, roles, onFile]);
  const wrong = useMemo(() => all.filter(({ fault }) => fault !== null), [all]);
  const ready = useMemo(() => all.filter(({ fault }) => fault === null), [all]);
  return {
    all,
    wrong,
    ready,
    change: (number: number, column: EmployeeColumn, text: string) =>
      setRows((before) =>
        before.map((row) => (row.number === number ? { number, cells: { ...row.cells, [column]: text.trim() } } : row)),
      ),
    skip: (number: number) =>
      changeTable(({ rows: before, skippedByHand }) => ({
        rows: before.filter((row) => row.number !== number),
        skippedByHand: skippedByHand + 1,
      })),
  };
}

function setRows(change: (before: readonly CheckedRow[]) => readonly CheckedRow[]): void {
  changeTable(({ rows }) => ({ rows: change(rows) }));
}
