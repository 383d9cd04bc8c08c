/** Adds employees from a table in chunks, so that each answer comes soon and answered chunks stay added. */
import { rowOf } from "../../../contract/endpoints";
import { plainCsvTable } from "../../../domain/csv";
import { EMPLOYEE_COLUMNS, type EmployeeRow, roleNamed } from "../../../validation/employee-row";
import { keptPhone } from "../../../validation/phone-entry";
import { asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";
import { markStale } from "../../reads/shown-reads";

const ROWS_AT_ONCE = 250;
const ROW = "employee.bulk";

export type BulkOutcome = {
  added: number;
  /** Refused rows, by their index in the given table. */
  refused: { at: number; message: string }[];
  /** Indexes of rows without a decision, because their chunk failed. */
  left: number[];
  /** The undecided rows that may have been added: their chunk was sent and its answer lost. */
  unsure: number[];
  /** The reason of the failure. */
  failure: string | null;
};

/** Returns a row as the contract expects it: the role's key, and the phone in E.164 with its extension. */
function contractCells(row: EmployeeRow): string[] {
  const cells: EmployeeRow = { ...row, phone: keptPhone(row.phone) ?? "", role: roleNamed(row.role) ?? row.role };
  return EMPLOYEE_COLUMNS.map((column) => cells[column]);
}

const undecided = (failure: string, isLost: boolean) => ({ added: 0, errors: [], failure, isLost });

async function addChunk(rows: readonly EmployeeRow[], companyKeys: readonly string[]) {
  const csv = plainCsvTable([[...EMPLOYEE_COLUMNS], ...rows.map(contractCells)]);
  try {
    const { employees, errors = [] } = await callBackend(ROW, { csv, companyKeys: [...companyKeys] });
    // A row that the answer neither lists as added nor as refused may be either.
    if (employees.length + errors.length < rows.length) return undecided(rowOf(ROW).fallback ?? "", true);
    return { added: employees.length, errors, failure: null, isLost: false };
  } catch (thrown) {
    const { rowErrors, message, status } = asApiError(thrown, rowOf(ROW).fallback);
    if (rowErrors && rowErrors.length >= rows.length) {
      return { added: 0, errors: rowErrors, failure: null, isLost: false };
    }
    // A refusal means that nothing was added. A lost or broken answer, or one of a gateway, leaves that open.
    return undecided(message, status < 400 || status >= 500);
  }
}

/**
 * Adds the rows; never throws. `onProgress` receives the number of answered rows. A failure stops the upload; earlier
 * chunks stay added. `isOver` is checked before each chunk, to stop early.
 */
export async function addInBulk(
  rows: readonly EmployeeRow[],
  companyKeys: readonly string[],
  onProgress: (answered: number) => void,
  isOver: () => boolean,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { added: 0, refused: [], left: [], unsure: [], failure: null };
  for (let start = 0; start < rows.length && !isOver(); start += ROWS_AT_ONCE) {
    const { added, errors, failure, isLost } = await addChunk(rows.slice(start, start + ROWS_AT_ONCE), companyKeys);
    if (failure !== null) {
      outcome.failure = failure;
      outcome.left = Array.from({ length: rows.length - start }, (_, index) => start + index);
      if (isLost) outcome.unsure = outcome.left.slice(0, ROWS_AT_ONCE);
      break;
    }
    outcome.added += added;
    outcome.refused.push(...errors.map(({ row, message }) => ({ at: start + row - 1, message })));
    onProgress(Math.min(rows.length, start + ROWS_AT_ONCE));
  }
  // A chosen company may have been deleted.
  const { refreshes } = rowOf(ROW);
  await markStale(outcome.failure === null ? refreshes : [...refreshes, "company.listAll"]);
  return outcome;
}
