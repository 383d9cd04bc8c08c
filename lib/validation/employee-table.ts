/** Reads a table of new employees: finds its heading, the lines that are not rows, and the meaning of each column. */
import { type CsvRecord, readCsv } from "../domain/read-csv";
import { isValidEmail } from "./email";
import { EMPLOYEE_COLUMNS, type EmployeeColumn, type EmployeeRow, type RowFault } from "./employee-row";
import { withoutMarks } from "./invisible-marks";

/**
 * Why a line is skipped: it is blank, starts with "#" or "//", precedes the heading, or is a heading of unknown names.
 */
export type SkipReason = "blank" | "comment" | "above" | "heading";
export type SkippedLine = { line: number; reason: SkipReason; text: string };
/** `fault` is an error of the line; `at` is the index of the cell with the error, or null for the whole line. */
export type TableRow = { line: number; cells: readonly string[]; fault: { at: number | null; message: string } | null };
type QuoteNote = { line: number; lastLine: number; kind: "blankBefore" | "unclosed" | "spansLines" };
export type EmployeeTable = {
  /** The heading of each column, as in the table; an empty text for a column without one. */
  heading: readonly string[];
  headingLine: number | null;
  rows: readonly TableRow[];
  skipped: readonly SkippedLine[];
  /** The first lines of the table, one of which may be the heading. */
  firstLines: readonly { line: number; text: string }[];
  /** Lines whose quotes were corrected (a blank before, or never closed), and lines that a quoted cell spans. */
  quoteNotes: readonly QuoteNote[];
};
/** The choices on screen, which override detection; an included line is a row even if it would be skipped. */
export type TableChoice = { headingLine?: number | null; included?: readonly number[] };
/** The table's column for each field; null for none. */
export type Mapping = Record<EmployeeColumn, number | null>;

/** The required columns. */
export const NEEDED_COLUMNS: readonly EmployeeColumn[] = ["email", "givenName", "familyName"];

const SYNONYMS: Record<EmployeeColumn, readonly string[]> = {
  email: ["email", "emailaddress", "emailid", "mail", "workemail", "businessemail", "companyemail", "primaryemail"],
  givenName: ["givenname", "firstname", "forename", "given", "first", "fname"],
  familyName: ["familyname", "lastname", "surname", "family", "last", "lname"],
  phone: [
    "phone",
    "phonenumber",
    "phoneno",
    "mobile",
    "mobilephone",
    "mobilenumber",
    "mobileno",
    "cell",
    "cellphone",
    "telephone",
    "telephonenumber",
    "tel",
    "workphone",
    "businessphone",
  ],
  role: ["role", "access"],
};
const MAX_LINES_ABOVE = 30;
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;
const COMMENT = /^(#|\/\/)/;
/** An email address that lost its "@". */
const BROKEN_EMAIL = /^[^\s@]+\.\p{L}{2,}$/u;

/** Returns a cell without invisible characters, or the text in a spreadsheet's formula ="0512". */
function plainCell(cell: string): string {
  const text = withoutMarks(cell).trim();
  const [, inner] = TEXT_FORMULA.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll('""', '"').trim();
}

/** Returns the email address in a cell that a mail program copied as a link, after a name, or in quotes. */
function plainEmail(cell: string): string {
  const [, named] = /<([^<>]+)>$/.exec(cell) ?? [];
  const text = (named ?? cell).trim();
  const address = /^mailto:/i.test(text) ? text.slice("mailto:".length).replace(/\?.*$/, "") : text;
  return address.replace(/^'(.*?)'?$/, "$1").trim();
}

const CLEAN_CELL: Partial<Record<EmployeeColumn, (cell: string) => string>> = {
  email: plainEmail,
  phone: (cell) => cell.replace(/^tel:\s*/i, ""),
};

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === "");
const hasEmail = (cells: readonly string[]) => cells.some((cell) => isValidEmail(plainEmail(cell)));
const textOf = (cells: readonly string[]) => cells.filter((cell) => cell !== "").join(", ");
const widthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== "") + 1;

/** Whether the line is about an employee, even if the email address is invalid. */
const isEmployeeLine = ({ cells }: CsvRecord) =>
  cells.some((cell) => cell.includes("@") || (BROKEN_EMAIL.test(cell) && textOf(cells) !== cell));

/** Returns the column of a heading, ignoring case, blanks and punctuation. */
function columnNamed(heading: string): EmployeeColumn | null {
  const name = heading.toLowerCase().replace(/\(.*?\)|[^\p{L}]/gu, "");
  return EMPLOYEE_COLUMNS.find((column) => SYNONYMS[column].includes(name)) ?? null;
}

/** Counts the different known columns that these cells name. */
function countKnownColumns(cells: readonly string[]): number {
  return new Set(cells.map(columnNamed).filter((column) => column !== null)).size;
}

/**
 * Finds the heading: the line with the most known columns, else one before the first employee with as many cells, else
 * the first line.
 */
function findHeading(records: readonly CsvRecord[]): CsvRecord | null {
  const first = records.slice(0, MAX_LINES_ABOVE);
  const best = first.reduce<CsvRecord | null>(
    (most, each) => (countKnownColumns(each.cells) > countKnownColumns(most?.cells ?? []) ? each : most),
    null,
  );
  if (best && countKnownColumns(best.cells) > 1) return best;
  const employee = records.findIndex(isEmployeeLine);
  if (employee < 0) return best ?? first[0] ?? null;
  const above = first.slice(0, employee);
  const width = widthOf(records[employee]?.cells ?? []);
  return (
    above.findLast(({ cells }) => widthOf(cells) === width) ?? above.findLast(({ cells }) => cells.length > 1) ?? null
  );
}

/** Merges columns with the same known name, such as two of "Phone". Different values are a fault. */
function mergeDuplicateColumns(
  row: TableRow,
  heading: readonly string[],
  duplicates: ReadonlyMap<number, number>,
): TableRow {
  const cells = [...row.cells];
  let { fault } = row;
  for (const [index, first] of duplicates) {
    const firstValue = cells[first] ?? "";
    const duplicate = cells[index] ?? "";
    if (firstValue !== "" && duplicate !== "" && firstValue !== duplicate) {
      const message = `Line ${row.line}: two values under “${heading[first]}”, ${firstValue} and ${duplicate}.`;
      fault ??= { at: first, message };
    }
    cells[first] = firstValue || duplicate;
    cells[index] = "";
  }
  return { ...row, cells, fault };
}

/** Maps the index of each column whose known name an earlier column has to the index of the earlier one. */
function duplicateColumnsOf(heading: readonly string[]): ReadonlyMap<number, number> {
  const names = heading.map((text) => (columnNamed(text) === null ? null : text.toLowerCase()));
  return new Map(
    names.flatMap((name, i) => (name !== null && names.indexOf(name) < i ? [[i, names.indexOf(name)]] : [])),
  );
}

function faultOf({ line, cells, unclosedAt }: CsvRecord, heading: readonly string[] | null): TableRow["fault"] {
  if (unclosedAt !== null) return { at: unclosedAt, message: `Line ${line}: a quote is opened and never closed.` };
  const extra = heading === null ? [] : cells.slice(heading.length).filter((cell) => cell !== "");
  if (heading === null || extra.length === 0) return null;
  const message = `Line ${line}: more cells than the heading has columns (${heading.length}). Left over: ${textOf(extra)}`;
  return { at: null, message };
}

function quoteNotesOf({ line, lastLine, unclosedAt, hasBlankBeforeQuote }: CsvRecord): QuoteNote[] {
  const kinds: QuoteNote["kind"][] = [];
  if (unclosedAt !== null) kinds.push("unclosed");
  else if (hasBlankBeforeQuote) kinds.push("blankBefore");
  if (lastLine > line) kinds.push("spansLines");
  return kinds.map((kind) => ({ line, lastLine, kind }));
}

/**
 * Reads a table. Every line is a row or is skipped for a reason, except a heading that was chosen or has a known
 * column.
 */
export function readEmployeeTable(text: string, choice: TableChoice = {}): EmployeeTable {
  const records = readCsv(text).map((record) => ({ ...record, cells: record.cells.map(plainCell) }));
  const filled = records.filter(({ cells }) => !isBlank(cells));
  const isComment = ({ cells }: CsvRecord) => COMMENT.test(cells[0] ?? "") && !hasEmail(cells);
  const isIncluded = ({ line }: CsvRecord) => choice.included?.includes(line) ?? false;
  const uncommented = filled.filter((record) => !isComment(record) || countKnownColumns(record.cells) > 1);
  const isGuessed = choice.headingLine === undefined;
  const heading = isGuessed
    ? findHeading(uncommented.filter((record) => !isIncluded(record)))
    : (filled.find(({ line }) => line === choice.headingLine) ?? null);
  const firstEmployee = filled.find(isEmployeeLine);
  const firstRowLine = heading?.line ?? (choice.headingLine === null ? 0 : (firstEmployee?.line ?? 0));
  const reasonOf = (record: CsvRecord): SkipReason | null => {
    if (isBlank(record.cells)) return "blank";
    if (record === heading) return "heading";
    if (isIncluded(record)) return null;
    if (isComment(record)) return "comment";
    return record.line < firstRowLine ? "above" : null;
  };
  const skipped: SkippedLine[] = [];
  const rows: TableRow[] = [];
  const duplicates = duplicateColumnsOf(heading?.cells ?? []);
  for (const record of records) {
    if (record === heading && (!isGuessed || countKnownColumns(record.cells) > 0)) continue;
    const { line, cells } = record;
    const reason = reasonOf(record);
    if (reason !== null) skipped.push({ line, reason, text: textOf(cells) });
    else
      rows.push(
        mergeDuplicateColumns(
          { line, cells, fault: faultOf(record, heading?.cells ?? null) },
          heading?.cells ?? [],
          duplicates,
        ),
      );
  }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heading?.cells.length ?? 0);
  return {
    heading: Array.from({ length: width }, (_, index) => (duplicates.has(index) ? "" : (heading?.cells[index] ?? ""))),
    headingLine: heading?.line ?? null,
    rows,
    skipped,
    firstLines: filled.slice(0, MAX_LINES_ABOVE).map(({ line, cells }) => ({ line, text: textOf(cells) })),
    quoteNotes: records.flatMap(quoteNotesOf),
  };
}

/** Guesses the meaning of each column by its heading; the email also by the first row that has one. */
export function guessMapping({ heading, rows }: EmployeeTable): Mapping {
  const columns = heading.map(columnNamed);
  const indexOf = (column: EmployeeColumn) => {
    const index = columns.indexOf(column);
    return index < 0 ? null : index;
  };
  const guessed = Object.fromEntries(EMPLOYEE_COLUMNS.map((column) => [column, indexOf(column)])) as Mapping;
  if (guessed.email !== null) return guessed;
  const first = rows.find(({ cells }) => hasEmail(cells));
  return { ...guessed, email: first ? first.cells.findIndex((cell) => isValidEmail(plainEmail(cell))) : null };
}

/** Returns the cells of a row by field, and the fault of its line. */
export function mappedRow(
  { cells, fault }: TableRow,
  mapping: Mapping,
): { cells: EmployeeRow; fault: RowFault | null } {
  const cellOf = (column: EmployeeColumn) => {
    const cell = cells[mapping[column] ?? -1] ?? "";
    return CLEAN_CELL[column]?.(cell) ?? cell;
  };
  const mapped = Object.fromEntries(EMPLOYEE_COLUMNS.map((column) => [column, cellOf(column)])) as EmployeeRow;
  if (!fault) return { cells: mapped, fault: null };
  const column = EMPLOYEE_COLUMNS.find((each) => mapping[each] !== null && mapping[each] === fault.at) ?? "email";
  return { cells: mapped, fault: { column, message: fault.message } };
}
