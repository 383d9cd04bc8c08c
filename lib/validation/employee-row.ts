/** A row of a table of new employees: its columns, the rules of each cell, and duplicates. */
import { DEFAULT_ROLE, isRole, type Role } from "../domain/roles";
import { isValidEmail, MAX_EMAIL_LENGTH } from "./email";
import { isEmptyPhone, isValidPhone, phoneRegionOf } from "./phone";

/** In the order of the contract's heading line. */
export const EMPLOYEE_COLUMNS = ["email", "givenName", "familyName", "phone", "role"] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];
/** Cells as texts; empty if the table has none. */
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

/** The role in a cell, in any notation ("Claims reviewer", "claims_reviewer"); the default if it is empty. */
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

/** The first fault of a row by itself, or null. `mayGrant` says which roles the caller may assign. */
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

/** The form in which addresses are compared. */
export const foldedEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The fault of each row of a table: its own (`judge`, see `rowFault`), or an address that an earlier row has or that is
 * on file (`isOnFile`, by normalized address and row index). `numberAt` names the row at an index.
 */
export function tableFaults(
  rows: readonly EmployeeRow[],
  judge: (row: EmployeeRow) => RowFault | null,
  isOnFile: (email: string, at: number) => boolean,
  numberAt: (at: number) => number = (at) => at + 1,
): (RowFault | null)[] {
  const first = new Map<string, number>();
  return rows.map((row, at) => {
    const own = judge(row);
    if (own?.column === "email") return own;
    const email = foldedEmail(row.email);
    if (isOnFile(email, at)) return { column: "email", message: ON_FILE };
    const twin = first.get(email);
    if (twin !== undefined) return { column: "email", message: `Row ${numberAt(twin)} has the same email.` };
    first.set(email, at);
    return own;
  });
}
