/** Many employees by one table: good rows are taken, the others are told by their number. */
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

/** One call holds the addresses of all employees for its time, and is answered within that of the app; the app sends parts. */
const MOST_ROWS = 5_000;
/** For so long the same row of the same person is the one whose answer was lost; later it is a duplicate. */
const REPEATED_WITHIN_MS = 3_600_000;

/** The rows of a table by the rules of the app's own reader, whatever the order of its columns, and the lines that are none. */
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

/** Who has an address of the table already, by the address. */
async function onFileOf({ db }: Context, rows: readonly EmployeeRow[]): Promise<ReadonlyMap<string, Employee>> {
  const asked = rows.map(({ email }) => foldedEmail(email));
  const found = await selectDocs(db, employees, among(employees.email, asked));
  return new Map(found.map((employee) => [foldedEmail(employee.email), employee]));
}

const asAsked = ({ givenName, familyName, phone, role, companyKeys }: Employee) =>
  JSON.stringify([givenName, familyName, phone ?? null, role, [...new Set(companyKeys)].sort()]);

/** Whom the caller added by tables within the hour: their rows come again where an answer was lost. */
async function lastAdded({ db, caller, now }: Context): Promise<ReadonlySet<string>> {
  const since = new Date(Date.parse(now) - REPEATED_WITHIN_MS).toISOString();
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select doc#>>'{detail,employeeKey}' as key from activity where actor_key = ${caller.employee.key}
      and created_at >= ${since} and doc->>'action' = 'employee.create' and doc#>'{detail,isBulk}' = 'true'`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** At each row's place whom this very row added a short time ago, as they still are; null where it is no repetition. */
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
    return asAsked(employeeOf(row, companyKeys, context.now)) === asAsked(found) ? found : null;
  });
}

async function addAll(context: Context, csv: string, companyKeys: readonly string[]) {
  const { db, caller, now, storage } = context;
  if (companyKeys.length === 0) throw invalidInput("Choose at least one company.");
  await checkGivenCompanies(context, companyKeys);
  const { rows, lineFaults, skipped } = readRows(csv);
  if (rows.length === 0) throw invalidInput("The table has no rows.");
  if (rows.length > MOST_ROWS) throw invalidInput("At most 5,000 employees can be added at once.");
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
    action: "employee.create",
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
