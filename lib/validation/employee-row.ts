/** A row of a table of new employees: its columns, the rules of each cell, and duplicates. */
import { DEFAULT_ROLE, isRole, type Role } from "../domain/roles";
import { isValidEmail, MAX_EMAIL_LENGTH } from "./email";
import { isEmptyPhone, isValidPhone, phoneRegionOf } from "./phone";

/** In the order of the contract's heading line. */
export const EMPLOYEE_COLUMNS = ["email", "givenName", "familyName", "phone", "role"] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];
/** Cells as text; empty if the table has no such column. */
export type EmployeeRow = Record<EmployeeColumn, string>;
export type RowFault = { column: EmployeeColumn; message: string };

/** Characters in a given or family name. */
export const MAX_PERSON_NAME_LENGTH = 200;
/** A name with this start would be a formula in a spreadsheet. */
const FORMULA_START = /^[=+\-@\t\r]/;
/** Control characters, and replacement characters of undecodable bytes. */
const UNREADABLE = /[\p{Cc}\ufffd]/u;

export const ON_FILE = "This email is already in use.";
export const ROLE_ABOVE = "This role is above yours.";
export const INVALID_PHONE = "Please enter a valid phone number.";

/** Returns the role in a cell, in any notation ("Claims reviewer", "claims_reviewer"); the default if it is empty. */
export function roleNamed(text: string): Role | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, "_");
  if (name === "") return DEFAULT_ROLE;
  const joined = name.replaceAll("_", "");
  if (joined === "poweruser" || joined === "superadmin") return joined;
  return isRole(name) ? name : null;
}

function nameFault(column: "givenName" | "familyName", text: string): RowFault | null {
  if (text.trim() === "") return { column, message: "Required" };
  if (text.length > MAX_PERSON_NAME_LENGTH) return { column, message: "Too long" };
  if (/[\r\n]/.test(text)) return { column, message: "A name can’t contain a line break." };
  if (UNREADABLE.test(text)) return { column, message: "This name has a character that can’t be read." };
  return FORMULA_START.test(text) ? { column, message: `A name cannot begin with “${text[0]}”.` } : null;
}

function emailFault(text: string): string | null {
  if (text === "") return "Required";
  if (text.length > MAX_EMAIL_LENGTH) return "Too long";
  return isValidEmail(text) ? null : "Invalid email";
}

function roleFault(text: string, mayGrant: (role: Role) => boolean): string | null {
  const role = roleNamed(text);
  if (role === null) return `There is no role “${text.slice(0, 60)}”.`;
  return mayGrant(role) ? null : ROLE_ABOVE;
}

/** Returns the first fault of a row by itself, or null. `mayGrant` returns whether the caller may assign a role. */
export function rowFault(row: EmployeeRow, mayGrant: (role: Role) => boolean): RowFault | null {
  const email = emailFault(row.email);
  if (email) return { column: "email", message: email };
  const name = nameFault("givenName", row.givenName) ?? nameFault("familyName", row.familyName);
  if (name) return name;
  const region = phoneRegionOf();
  if (!isEmptyPhone(row.phone, region) && !isValidPhone(row.phone, region)) {
    return { column: "phone", message: INVALID_PHONE };
  }
  const role = roleFault(row.role, mayGrant);
  return role ? { column: "role", message: role } : null;
}

/** Returns the form in which email addresses are compared. */
export const foldedEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Returns the fault of each row of a table: its own (`judge`, see `rowFault`), or an email that an earlier row has or
 * that is in use (`isOnFile`, by normalized email and row index). `numberAt` returns the number of the row at an index.
 */
export function tableFaults(
  rows: readonly EmployeeRow[],
  judge: (row: EmployeeRow) => RowFault | null,
  isOnFile: (email: string, index: number) => boolean,
  numberAt: (index: number) => number = (index) => index + 1,
): (RowFault | null)[] {
  const firstIndexes = new Map<string, number>();
  return rows.map((row, index) => {
    const fault = judge(row);
    if (fault?.column === "email") return fault;
    const email = foldedEmail(row.email);
    if (isOnFile(email, index)) return { column: "email", message: ON_FILE };
    const earlier = firstIndexes.get(email);
    if (earlier !== undefined) return { column: "email", message: `Row ${numberAt(earlier)} has the same email.` };
    firstIndexes.set(email, index);
    return fault;
  });
}
