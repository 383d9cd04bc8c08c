/** What adding employees from a table says. */
import type { EmployeeColumn } from "@/lib/validation/employee-row";
import { counted } from "../words";

export const BULK_STEPS = ["file", "columns", "rows", "result"] as const;
export type BulkStep = (typeof BULK_STEPS)[number];

export const bulkWords = {
  title: "Add employees from CSV",
  description: "Everybody in the table gets a mail with a link to choose their password.",
  steps: "Steps",
  stepNames: { file: "File", columns: "Columns", rows: "Check rows", result: "Result" } satisfies Record<
    BulkStep,
    string
  >,
  columns: {
    email: "Email",
    givenName: "Given name",
    familyName: "Family name",
    phone: "Phone",
    role: "Role",
  } satisfies Record<EmployeeColumn, string>,
  notSent: "A table of employees is not sent",
  close: "Close",
  back: "Back",
  next: "Continue",
  file: {
    label: "Table",
    types: "CSV or text",
    paste: "Or paste rows from a spreadsheet",
    pasteHint: "With a heading line, if there is one. Commas, semicolons and tabs separate.",
    read: "Read the rows",
    unreadable: "This file cannot be read as text.",
    noRows: "There are no rows in this table.",
    tooLarge: "The table is larger than 5 MB. Add it in parts.",
  },
  mapping: {
    intro: (rows: number) => `${counted(rows, "row", "rows")} found. Say what each column holds.`,
    none: "No column",
    example: (text: string) => `e.g. ${text}`,
    column: (at: number) => `Column ${at}`,
    missing: "Choose a column.",
    roleHint: "Without a role somebody becomes an employee.",
    companies: "Companies of everybody in the table",
    chooseCompanies: "Choose companies",
    noCompany: "Choose at least one company.",
  },
  rows: {
    table: "Rows of the table",
    row: "Row",
    toFix: "to fix",
    ready: "ready",
    show: "Rows shown",
    wrong: "To fix",
    all: (count: number) => `All ${new Intl.NumberFormat("en-US").format(count)}`,
    skip: "Skip",
    skipRow: (row: number) => `Skip row ${row}`,
    field: (column: string, row: number) => `${column} of row ${row}`,
    save: (count: number) => `Save ${counted(count, "row", "rows")} to fix`,
    nothingToFix: "Every row is ready.",
    nothingLeft: "No row is left.",
    add: (count: number) => `Add ${counted(count, "employee", "employees")}`,
    waitsForRow: "Fix a row first",
    adding: "Adding employees",
    fileName: "employees-to-fix.csv",
    problem: "problem",
  },
  result: {
    added: (count: number) =>
      count === 0 ? "Nobody was added." : `${counted(count, "employee is", "employees are")} invited.`,
    refused: (count: number) => `${counted(count, "row was", "rows were")} not taken:`,
    left: (count: number) => `${counted(count, "row has", "rows have")} not been added yet.`,
    unsure: (count: number, left: number) =>
      `No answer came for ${counted(count, "row", "rows")}${left > count ? ` of the ${left} that are left` : ""}. Go on with them: nobody is invited twice.`,
    stay: (count: number) => `${counted(count, "row waits", "rows wait")} under “Add from CSV”.`,
    rowSays: (row: number, message: string) => `Row ${row}: ${message}`,
    more: (count: number) => `and ${counted(count, "more", "more")}`,
    fix: "Go on with these rows",
    done: "Done",
    another: "Another table",
  },
};
