/** Many employees by a table, a part of it at a time: each part is answered soon, and what was answered is kept. */
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
  /** Rows that were refused, by their place in what was sent. */
  refused: { at: number; message: string }[];
  /** Places of the rows of which nobody decided, because a part of the table failed. */
  left: number[];
  /** Those among them that may have been added all the same: their part went out, and its answer is lost. */
  unsure: number[];
  /** Why, in words. */
  failure: string | null;
};

/** A row as the contract has it: the role by its own name, the phone in E.164 with its extension. */
function asSent(row: EmployeeRow): string[] {
  const cells: EmployeeRow = { ...row, phone: keptPhone(row.phone) ?? "", role: roleNamed(row.role) ?? row.role };
  return EMPLOYEE_COLUMNS.map((column) => cells[column]);
}

const unknown = (failure: string, isLost: boolean) => ({ added: 0, errors: [], failure, isLost });

async function addPart(rows: readonly EmployeeRow[], companyKeys: readonly string[]) {
  const csv = plainCsvTable([[...EMPLOYEE_COLUMNS], ...rows.map(asSent)]);
  try {
    const { employees, errors = [] } = await callBackend(ROW, { csv, companyKeys: [...companyKeys] });
    // A row that is neither taken nor refused may be either.
    if (employees.length + errors.length < rows.length) return unknown(rowOf(ROW).fallback ?? "", true);
    return { added: employees.length, errors, failure: null, isLost: false };
  } catch (thrown) {
    const { rowErrors, message, status } = asApiError(thrown, rowOf(ROW).fallback);
    if (rowErrors && rowErrors.length >= rows.length) {
      return { added: 0, errors: rowErrors, failure: null, isLost: false };
    }
    // A refusal says that nothing was done. No answer, a broken one or a gateway's says nothing.
    return unknown(message, status < 400 || status >= 500);
  }
}

/**
 * Never throws. `onProgress`: how many rows were answered. What fails ends it; what went before stays added. `isOver`: asked
 * before each part, whether nobody wants the rest any more.
 */
export async function addInBulk(
  rows: readonly EmployeeRow[],
  companyKeys: readonly string[],
  onProgress: (answered: number) => void,
  isOver: () => boolean,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { added: 0, refused: [], left: [], unsure: [], failure: null };
  for (let start = 0; start < rows.length && !isOver(); start += ROWS_AT_ONCE) {
    const { added, errors, failure, isLost } = await addPart(rows.slice(start, start + ROWS_AT_ONCE), companyKeys);
    if (failure !== null) {
      outcome.failure = failure;
      outcome.left = Array.from({ length: rows.length - start }, (_, at) => start + at);
      if (isLost) outcome.unsure = outcome.left.slice(0, ROWS_AT_ONCE);
      break;
    }
    outcome.added += added;
    outcome.refused.push(...errors.map(({ row, message }) => ({ at: start + row - 1, message })));
    onProgress(Math.min(rows.length, start + ROWS_AT_ONCE));
  }
  // Where it failed it may be that a company which was chosen is not there any more.
  const { refreshes } = rowOf(ROW);
  await markStale(outcome.failure === null ? refreshes : [...refreshes, "company.listAll"]);
  return outcome;
}
