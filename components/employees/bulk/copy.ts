/** Texts for adding employees from a table. */
import { formatCount } from "@/components/ui/format-time";
import type { TextEncoding } from "@/lib/domain/decode-text";
import type { EmployeeColumn } from "@/lib/validation/employee-row";
import type { SkipReason } from "@/lib/validation/employee-table";
import { counted } from "../copy";

/** The counts of a table's rows; their sum is the number of lines without the heading. */
export type Tally = { read: number; added: number; refused: number; ready: number; skipped: number };

const MAX_NUMBERS = 20;
/** "2, 5 and 7"; of many only the first ones. */
function listed(texts: readonly string[]): string {
  const named = texts.slice(0, MAX_NUMBERS);
  const rest = texts.length - named.length;
  return new Intl.ListFormat("en-US").format(rest > 0 ? [...named, `${rest} more`] : named);
}

/** "Line 2", "Lines 2, 5 and 7". */
const lines = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? "Line" : "Lines"} ${listed(numbers.map(String))}`;

export const BULK_STEPS = ["file", "columns", "rows", "result"] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

export const bulkCopy = {
  title: "Add employees from CSV",
  description: "Everyone in the table gets an email with a link to set a password.",
  steps: "Steps",
  stepNames: { file: "File", columns: "Columns", rows: "Check rows", result: "Result" } satisfies Record<
    BulkStep,
    string
  >,
  columns: {
    email: "Email",
    givenName: "First name",
    familyName: "Last name",
    phone: "Phone",
    role: "Role",
  } satisfies Record<EmployeeColumn, string>,
  notSent: "A table of employees hasn't been sent",
  close: "Close",
  back: "Back",
  next: "Continue",
  file: {
    label: "Table",
    types: "CSV or text",
    paste: "Or paste rows from a spreadsheet",
    pasteHint: "Include the heading line if there is one. Separate columns with commas, semicolons, tabs or pipes.",
    read: "Read rows",
    unreadable: "This file can't be read as text.",
    noRows: "This table has no rows.",
    tooLarge: "The table is larger than 5 MB. Split it into parts.",
  },
  reading: {
    encoding: "Text encoding",
    encodingHint: "Choose another if names below look wrong.",
    doubtful: "Check the names below. This file doesn’t say how its letters are encoded, and more than one way fits.",
    preview: "Names with special letters",
    encodings: {
      "utf-8": "Unicode (UTF-8)",
      "utf-16le": "Unicode (UTF-16)",
      "utf-16be": "Unicode (UTF-16, big endian)",
      "windows-1252": "Western European (Windows)",
      "windows-1250": "Central European (Windows)",
      macintosh: "Western European (Mac)",
      "windows-1254": "Turkish (Windows)",
      "windows-1251": "Cyrillic (Windows)",
      "windows-1257": "Baltic (Windows)",
      "windows-1253": "Greek (Windows)",
      shift_jis: "Japanese (Shift JIS)",
      gb18030: "Chinese (GB 18030)",
    } satisfies Record<TextEncoding, string>,
    heading: "Heading line",
    noHeading: "No heading",
    lineSays: (line: number, text: string) => `Line ${line}: ${text}`,
    blankBeforeQuote: (numbers: readonly number[]) => `${lines(numbers)}: ignored the space before a quote.`,
    unclosedHeading: (line: number) => `Line ${line}: a quote is opened and never closed. Check the columns.`,
    spanned: (spans: readonly { line: number; lastLine: number }[]) =>
      `Lines ${listed(spans.map(({ line, lastLine }) => `${line}–${lastLine}`))}: ${spans.length === 1 ? "" : "each "}read as one row. A quoted cell spans them.`,
    skipped: (count: number) => `${counted(count, "line", "lines")} skipped`,
    includeLine: (line: number, text: string) => `Include line ${line}: ${text}`,
    included: "Added to the rows",
    reasons: {
      blank: "Blank",
      comment: "Comment",
      above: "Above the heading",
      heading: "Used as the heading. No column name was recognized.",
    } satisfies Record<SkipReason, string>,
    blankLines: (numbers: readonly number[]) => `${lines(numbers)}: blank.`,
  },
  mapping: {
    intro: (rows: number) => `${counted(rows, "row", "rows")} found. Match the columns.`,
    none: "No column",
    example: (text: string) => `e.g. ${text}`,
    column: (at: number) => `Column ${at}`,
    missing: "Choose a column.",
    roleHint: "Without a role, they become an employee.",
    companies: "Companies for everyone in the table",
    chooseCompanies: "Choose companies",
    noCompany: "Choose at least one company.",
  },
  rows: {
    table: "Rows of the table",
    row: "Row",
    toFix: "to fix",
    ready: "ready",
    invited: "invited",
    skipped: "skipped",
    inTable: (count: number) => `of ${counted(count, "row", "rows")} in the table`,
    show: "Rows shown",
    wrong: "To fix",
    all: (count: number) => `All ${new Intl.NumberFormat("en-US").format(count)}`,
    skip: "Skip",
    skipRow: (row: number) => `Skip row ${row}`,
    field: (column: string, row: number) => `${column} of row ${row}`,
    save: (count: number) => `Save ${counted(count, "row", "rows")} to fix`,
    nothingToFix: "All rows are ready.",
    nothingLeft: "No rows left.",
    add: (count: number) => `Add ${counted(count, "employee", "employees")}`,
    confirm: (count: number) => `Send ${counted(count, "invitation", "invitations")}?`,
    confirmQuestion: "Each person gets an email with a link to choose a password. Sent invitations can’t be recalled.",
    send: (count: number) => `Send ${counted(count, "invitation", "invitations")}`,
    cancel: "Cancel",
    waitsForRow: "Fix a row first",
    adding: "Adding employees",
    fileName: "employees-to-fix.csv",
    problem: "problem",
  },
  result: {
    added: (count: number) =>
      count === 0 ? "No one was added." : `${counted(count, "employee was", "employees were")} invited.`,
    sum: ({ read, added, refused, ready, skipped }: Tally) =>
      `${counted(read, "row", "rows")} in the table = ${[
        `${formatCount(added)} invited`,
        `${formatCount(refused)} not accepted`,
        ...(ready > 0 ? [`${formatCount(ready)} not sent`] : []),
        `${formatCount(skipped)} skipped`,
      ].join(" + ")}`,
    refused: (count: number) => `${counted(count, "row was", "rows were")} not accepted:`,
    left: (count: number) => `${counted(count, "row has", "rows have")} not been added yet.`,
    unsure: (count: number, left: number) =>
      `No answer came for ${counted(count, "row", "rows")}${left > count ? ` of the ${left} that are left` : ""}. Continue with them: no one is invited twice.`,
    stay: (count: number) => `${counted(count, "row waits", "rows wait")} under “Add from CSV”.`,
    rowSays: (row: number, message: string) => `Row ${row}: ${message}`,
    more: (count: number) => `and ${counted(count, "more", "more")}`,
    fix: "Fix these rows",
    done: "Done",
    another: "Add another table",
  },
};
