/** The rows of a table of new employees. */
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import type { TextEncoding } from "@/lib/domain/decode-text";
import { EMPLOYEE_COLUMNS, type EmployeeRow, type RowFault } from "@/lib/validation/employee-row";
import { type EmployeeTable, type Mapping, mappedRow, NEEDED_COLUMNS } from "@/lib/validation/employee-table";
import { bulkCopy } from "./copy";

/** The contract's limit for a table. */
export const MAX_TABLE_BYTES = 5 * 1024 * 1024;

/** The source of a table. */
export type TableSource = {
  text: string;
  /** The uploaded file; null for pasted rows. */
  file: { bytes: Uint8Array; encoding: TextEncoding; isDoubtful: boolean } | null;
};
/** `number`: counted from 1, without the heading. */
export type NumberedRow = { number: number; cells: EmployeeRow };
/** `refusal`: why the row was refused, by the backend or for its line as a whole; valid until the row changes. */
/** `isUnsure`: the row may have been added already, and is sent again. */
export type CheckedRow = NumberedRow & { refusal?: RowFault; isUnsure?: boolean };
export type JudgedRow = CheckedRow & { fault: RowFault | null };

export function isMapped(mapping: Mapping): boolean {
  return NEEDED_COLUMNS.every((column) => mapping[column] !== null);
}

/** Returns the name of a column: its heading, or its number. */
export function columnName({ heading }: EmployeeTable, index: number): string {
  return heading[index] || bulkCopy.mapping.column(index + 1);
}

export function mappedRows({ rows }: EmployeeTable, mapping: Mapping): CheckedRow[] {
  return rows.map((row, index) => {
    const { cells, fault } = mappedRow(row, mapping);
    return { number: index + 1, cells, ...(fault ? { refusal: fault } : {}) };
  });
}

/** Returns the rows as CSV, which can be fixed in a spreadsheet and uploaded again. */
export function savedRows(rows: readonly JudgedRow[]): string {
  const heading = [...EMPLOYEE_COLUMNS, bulkCopy.rows.problem];
  const lines = rows.map(({ cells, fault }) => [
    ...EMPLOYEE_COLUMNS.map((column) => cells[column]),
    fault?.message ?? "",
  ]);
  return BYTE_ORDER_MARK + csvTable([heading, ...lines]);
}
