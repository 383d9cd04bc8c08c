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
  const faultCache = useRef(new WeakMap<EmployeeRow, RowFault | null>());
  const knownEmails = useMemo(() => new Set(employees.map(({ email }) => foldedEmail(email))), [employees]);
  const all: readonly JudgedRow[] = useMemo(() => {
    const findFault = (cells: EmployeeRow) => {
      const cached = faultCache.current.get(cells);
      if (cached !== undefined) return cached;
      const fault = rowFault(cells, (role) => roles.includes(role));
      faultCache.current.set(cells, fault);
      return fault;
    };
    const faults = tableFaults(
      rows.map(({ cells }) => cells),
      findFault,
      // If the outcome of a row is unsure, only the backend knows whether the row itself added this address.
      (email, index) => knownEmails.has(email) && !rows[index]?.isUnsure,
      (index) => rows[index]?.number ?? index + 1,
    );
    return rows.map((row, index) => ({
      ...row,
      // An error of the whole line comes first: its cells may be in the wrong columns.
      fault: row.refusal ?? faults[index] ?? null,
    }));
  }, [rows, roles, knownEmails]);
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
