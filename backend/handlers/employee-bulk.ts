/** Creates employees from a table: valid rows are added, the others are reported by row number. */
import { sql } from "drizzle-orm";
import { mayGrantRole } from "../../lib/access/permissions";
import type { BulkRowError } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import { DEFAULT_ROLE } from "../../lib/domain/roles";
import { type EmployeeRow, foldedEmail, roleNamed, rowFault, tableFaults } from "../../lib/validation/employee-row";
import { guessMapping, mappedRow, NEEDED_COLUMNS, readEmployeeTable } from "../../lib/validation/employee-table";
import { keptPhone } from "../../lib/validation/phone-entry";
import { checkGivenCompanies } from "../access/employee-scope";
import { selectRows } from "../db/database";
import { among, insertDocs, selectDocs } from "../db/records";
import { employees } from "../db/schema";
import { Failure, invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { mailActivationLinks } from "../sign-in/activation-link";
import { signEmployee } from "../storage/sign-records";
import { recordActivities } from "./activity";
import { holdAddresses, newEmployee } from "./employee-creation";

/**
 * A call locks the addresses of all employees, and must answer before the app gives up; the app sends tables in parts.
 */
const MAX_ROWS = 5_000;
/** Within this time the same row by the same person repeats a call whose answer was lost; later it is a duplicate. */
const REPEATED_WITHIN_MS = 3_600_000;

/** Parses the table by the app's own rules, in any order of columns, and collects invalid rows. */
function readRows(csv: string) {
  const table = readEmployeeTable(csv);
  const mapping = guessMapping(table);
  const missing = NEEDED_COLUMNS.filter((column) => mapping[column] === null);
  if (missing.length > 0) throw invalidInput(`The table has no column ${missing.join(", ")}.`);
  const mapped = table.rows.map((row) => mappedRow(row, mapping));
  return {
    rows: mapped.map(({ cells }) => cells),
    lineFaults: mapped.map(({ fault }) => fault),
    skipped: table.skipped.map(({ line, reason }) => ({ line, reason })),
  };
}

function employeeOf(row: EmployeeRow, companyKeys: readonly string[], now: string): Employee {
  const { email, givenName, familyName } = row;
  const sent = {
    key: createKey("employee"),
    email: foldedEmail(email),
    givenName,
    familyName,
    phone: keptPhone(row.phone),
    role: roleNamed(row.role) ?? DEFAULT_ROLE,
    companyKeys: [...companyKeys],
  };
  return newEmployee(sent, now);
}

/** Employees whose address is in the table, by address. */
async function onFileOf({ db }: Context, rows: readonly EmployeeRow[]): Promise<ReadonlyMap<string, Employee>> {
  const sentEmails = rows.map(({ email }) => foldedEmail(email));
  const found = await selectDocs(db, employees, among(employees.email, sentEmails));
  return new Map(found.map((employee) => [foldedEmail(employee.email), employee]));
}

const asSent = ({ givenName, familyName, phone, role, companyKeys }: Employee) =>
  JSON.stringify([givenName, familyName, phone ?? null, role, [...new Set(companyKeys)].sort()]);

/** Employees whom the caller added by table within the hour; their rows repeat if an answer was lost. */
async function lastAdded({ db, caller, now }: Context): Promise<ReadonlySet<string>> {
  const since = new Date(Date.parse(now) - REPEATED_WITHIN_MS).toISOString();
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select doc#>>'{detail,employeeKey}' as key from activity where actor_key = ${caller.employee.key}
      and created_at >= ${since} and doc->>'action' = 'employee.create' and doc#>'{detail,isBulk}' = 'true'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** For each row, the unchanged employee that this same row added a short time ago; null if it is no repetition. */
async function repeatedOf(
  context: Context,
  rows: readonly EmployeeRow[],
  companyKeys: readonly string[],
  onFile: ReadonlyMap<string, Employee>,
): Promise<(Employee | null)[]> {
  const added = onFile.size === 0 ? new Set() : await lastAdded(context);
  return rows.map((row) => {
    const found = onFile.get(foldedEmail(row.email));
    if (!found || !added.has(found.key)) return null;
    return asSent(employeeOf(row, companyKeys, context.now)) === asSent(found) ? found : null;
  });
}

async function addAll(context: Context, csv: string, companyKeys: readonly string[]) {
  const { db, caller, now, storage } = context;
  if (companyKeys.length === 0) throw invalidInput("Choose at least one company.");
  await checkGivenCompanies(context, companyKeys);
  const { rows, lineFaults, skipped } = readRows(csv);
  if (rows.length === 0) throw invalidInput("The table has no rows.");
  if (rows.length > MAX_ROWS) throw invalidInput("At most 5,000 employees can be added at once.");
  await holdAddresses(db);
  const onFile = await onFileOf(context, rows);
  const repeated = await repeatedOf(context, rows, companyKeys, onFile);
  const ownFaults = tableFaults(
    rows,
    (row) => rowFault(row, (role) => mayGrantRole(caller.role, role)),
    (email, at) => onFile.has(email) && !repeated[at],
  );
  const faults = lineFaults.map((fault, at) => fault ?? ownFaults[at] ?? null);
  const errors: BulkRowError[] = faults.flatMap((fault, at) =>
    fault ? [{ row: at + 1, message: fault.message }] : [],
  );
  const taken = rows.flatMap((row, at) =>
    faults[at] === null ? [repeated[at] ?? employeeOf(row, companyKeys, now)] : [],
  );
  if (taken.length === 0) {
    const [first] = errors;
    throw new Failure("invalid_input", first ? `Row ${first.row}: ${first.message}` : "No row can be added.", {
      errors,
    });
  }
  const known = new Set(repeated);
  const added = taken.filter((employee) => !known.has(employee));
  await insertDocs(db, employees, added);
  const written = added.map(({ key, role }) => ({
    action: "employee.create" as const,
    detail: { employeeKey: key, role, isBulk: true },
  }));
  await recordActivities(context, null, written);
  await mailActivationLinks(context, added);
  return { employees: taken.map((employee) => signEmployee(storage, employee)), errors, skipped };
}

export const employeeBulkHandlers = {
  "employee.bulk": {
    may: "manageEmployees",
    run: (context, { csv, companyKeys }) => addAll(context, csv, companyKeys),
  },
} satisfies HandlerGroup;
