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

/** Returns the employees whose address is in the table, by address. */
async function findOnFile({ db }: Context, rows: readonly EmployeeRow[]): Promise<ReadonlyMap<string, Employee>> {
  const sentEmails = rows.map(({ email }) => foldedEmail(email));
  const found = await selectDocs(db, employees, among(employees.email, sentEmails));
  return new Map(found.map((employee) => [foldedEmail(employee.email), employee]));
}

const comparableContent = ({ givenName, familyName, phone, role, companyKeys }: Employee) =>
  JSON.stringify([givenName, familyName, phone ?? null, role, [...new Set(companyKeys)].sort()]);

/** Returns the keys of employees whom the caller added by table within the hour: if an answer is lost, rows repeat. */
async function findRecentlyAdded({ db, caller, now }: Context): Promise<ReadonlySet<string>> {
  const since = new Date(Date.parse(now) - REPEATED_WITHIN_MS).toISOString();
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select doc#>>'{detail,employeeKey}' as key from activity where actor_key = ${caller.employee.key}
      and created_at >= ${since} and doc->>'action' = 'employee.create' and doc#>'{detail,isBulk}' = 'true'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Returns for each row the unchanged employee that the same row added within the hour; null if there is none. */
async function findRepeated(
  context: Context,
  rows: readonly EmployeeRow[],
  companyKeys: readonly string[],
  onFile: ReadonlyMap<string, Employee>,
): Promise<(Employee | null)[]> {
  const recentlyAdded = onFile.size === 0 ? new Set() : await findRecentlyAdded(context);
  return rows.map((row) => {
    const found = onFile.get(foldedEmail(row.email));
    if (!found || !recentlyAdded.has(found.key)) return null;
    return comparableContent(employeeOf(row, companyKeys, context.now)) === comparableContent(found) ? found : null;
  });
}

async function addEmployees(context: Context, csv: string, companyKeys: readonly string[]) {
  const { db, caller, now, storage } = context;
  if (companyKeys.length === 0) throw invalidInput("Choose at least one company.");
  await checkGivenCompanies(context, companyKeys);
  const { rows, lineFaults, skipped } = readRows(csv);
  if (rows.length === 0) throw invalidInput("The table has no rows.");
  if (rows.length > MAX_ROWS) throw invalidInput("At most 5,000 employees can be added at once.");
  await holdAddresses(db);
  const onFile = await findOnFile(context, rows);
  const repeated = await findRepeated(context, rows, companyKeys, onFile);
  const cellFaults = tableFaults(
    rows,
    (row) => rowFault(row, (role) => mayGrantRole(caller.role, role)),
    (email, index) => onFile.has(email) && !repeated[index],
  );
  const faults = lineFaults.map((fault, index) => fault ?? cellFaults[index] ?? null);
  const errors: BulkRowError[] = faults.flatMap((fault, index) =>
    fault ? [{ row: index + 1, message: fault.message }] : [],
  );
  const accepted = rows.flatMap((row, index) =>
    faults[index] === null ? [repeated[index] ?? employeeOf(row, companyKeys, now)] : [],
  );
  if (accepted.length === 0) {
    const [first] = errors;
    throw new Failure("invalid_input", first ? `Row ${first.row}: ${first.message}` : "No row can be added.", {
      errors,
    });
  }
  const repeatedEmployees = new Set(repeated);
  const added = accepted.filter((employee) => !repeatedEmployees.has(employee));
  await insertDocs(db, employees, added);
  const events = added.map(({ key, role }) => ({
    action: "employee.create" as const,
    detail: { employeeKey: key, role, isBulk: true },
  }));
  await recordActivities(context, null, events);
  await mailActivationLinks(context, added);
  return { employees: accepted.map((employee) => signEmployee(storage, employee)), errors, skipped };
}

export const employeeBulkHandlers = {
  "employee.bulk": {
    may: "manageEmployees",
    run: (context, { csv, companyKeys }) => addEmployees(context, csv, companyKeys),
  },
} satisfies HandlerGroup;
