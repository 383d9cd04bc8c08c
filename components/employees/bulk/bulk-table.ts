/** A table as it was given, and as rows of employees: pure. */
import { BYTE_ORDER_MARK, csvTable } from "@/lib/domain/csv";
import { readCsv } from "@/lib/domain/read-csv";
import { isValidEmail } from "@/lib/validation/email";
import { EMPLOYEE_COLUMNS, type EmployeeColumn, type EmployeeRow, type RowFault } from "@/lib/validation/employee-row";
import { bulkWords } from "./words";

/** The contract's limit of a table. */
export const LARGEST_TABLE_BYTES = 5 * 1024 * 1024;

export type GivenTable = { heading: readonly string[]; rows: readonly (readonly string[])[] };
/** Which column of the table holds what; null for none. */
export type Mapping = Record<EmployeeColumn, number | null>;
/** `number`: as people count the rows of the table, from 1 and without its heading. */
export type NumberedRow = { number: number; cells: EmployeeRow };
/** `message`: what the backend said of the row; it holds until the row is changed. */
/** `isUnsure`: it may have been added already, and is asked for again. */
export type CheckedRow = NumberedRow & { refusal?: string; isUnsure?: boolean };
export type JudgedRow = CheckedRow & { fault: RowFault | null };

/** The heading and the rows; a first line that holds an address is no heading. Null where there is no row. */
export function givenTable(text: string): GivenTable | null {
  const [first = [], ...rest] = readCsv(text);
  const isHeading = !first.some((cell) => isValidEmail(cell));
  const rows = isHeading ? rest : [first, ...rest];
  if (rows.length === 0) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), first.length);
  const heading = Array.from(
    { length: width },
    (_, at) => (isHeading && first[at]) || bulkWords.mapping.column(at + 1),
  );
  return { heading, rows };
}

const SYNONYMS: Record<EmployeeColumn, readonly string[]> = {
  email: ["email", "emailaddress", "mail", "workemail"],
  givenName: ["givenname", "firstname", "forename", "given", "first"],
  familyName: ["familyname", "lastname", "surname", "family", "last"],
  phone: ["phone", "phonenumber", "mobile", "mobilephone", "cell", "telephone", "tel"],
  role: ["role", "access"],
};

/** What each column seems to hold, by its heading; the address also by what stands in the column. */
export function guessMapping({ heading, rows }: GivenTable): Mapping {
  const names = heading.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const found = (column: EmployeeColumn) => {
    const at = names.findIndex((name) => SYNONYMS[column].includes(name));
    return at < 0 ? null : at;
  };
  const guessed = Object.fromEntries(EMPLOYEE_COLUMNS.map((column) => [column, found(column)])) as Mapping;
  if (guessed.email !== null) return guessed;
  const holdsAddress = rows[0]?.findIndex((cell) => isValidEmail(cell)) ?? -1;
  return { ...guessed, email: holdsAddress < 0 ? null : holdsAddress };
}

/** The columns without which there are no employees. */
export const NEEDED_COLUMNS: readonly EmployeeColumn[] = ["email", "givenName", "familyName"];

export function isMapped(mapping: Mapping): boolean {
  return NEEDED_COLUMNS.every((column) => mapping[column] !== null);
}

export function mappedRows({ rows }: GivenTable, mapping: Mapping): CheckedRow[] {
  return rows.map((row, at) => {
    const cellOf = (column: EmployeeColumn) => row[mapping[column] ?? -1] ?? "";
    const cells = Object.fromEntries(EMPLOYEE_COLUMNS.map((column) => [column, cellOf(column)])) as EmployeeRow;
    return { number: at + 1, cells };
  });
}

/** The rows as a file that can be mended in a spreadsheet and read here again. */
export function savedRows(rows: readonly JudgedRow[]): string {
  const heading = [...EMPLOYEE_COLUMNS, bulkWords.rows.problem];
  const lines = rows.map(({ cells, fault }) => [
    ...EMPLOYEE_COLUMNS.map((column) => cells[column]),
    fault?.message ?? "",
  ]);
  return BYTE_ORDER_MARK + csvTable([heading, ...lines]);
}
