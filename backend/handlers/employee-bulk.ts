/** Many employees by one table: good rows are taken, the others are told by their number. */

import { mayGrantRole } from "../../lib/access/permissions";
import type { BulkRowError } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import { readCsv } from "../../lib/domain/read-csv";
import { DEFAULT_ROLE } from "../../lib/domain/roles";
import {
  EMPLOYEE_COLUMNS,
  type EmployeeRow,
  foldedEmail,
  keptPhone,
  roleNamed,
  rowFault,
  tableFaults,
} from "../../lib/validation/employee-row";
import { checkGivenCompanies } from "../access/employee-scope";
import { among, insertDocs, selectDocs } from "../db/records";
import { employees } from "../db/schema";
import { Failure, invalidInput } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";
import { mailActivationLinks } from "../sign-in/activation-link";
import { signEmployee } from "../storage/sign-records";
import { recordActivities } from "./activity";
import { holdAddresses, newEmployee } from "./employee-creation";

/** One call holds the addresses of all employees for its time, and is answered within that of the app; the app sends parts. */
const MOST_ROWS = 5_000;

const named = (heading: string) => heading.toLowerCase().replace(/[\s_-]/g, "");

/** The rows below the heading line, whatever the order of its columns. */
function readRows(csv: string): EmployeeRow[] {
  const [heading = [], ...rows] = readCsv(csv);
  const places = EMPLOYEE_COLUMNS.map((column) => heading.findIndex((cell) => named(cell) === column.toLowerCase()));
  const missing = EMPLOYEE_COLUMNS.slice(0, 3).filter((_, at) => places[at] === -1);
  if (missing.length > 0) throw invalidInput(`The table has no column ${missing.join(", ")}.`);
  return rows.map(
    (cells) =>
      Object.fromEntries(EMPLOYEE_COLUMNS.map((column, at) => [column, cells[places[at] ?? -1] ?? ""])) as EmployeeRow,
  );
}

async function addressesOnFile({ db }: Context, rows: readonly EmployeeRow[]): Promise<ReadonlySet<string>> {
  const asked = rows.map(({ email }) => foldedEmail(email));
  return new Set(
    (await selectDocs(db, employees, among(employees.email, asked))).map(({ email }) => foldedEmail(email)),
  );
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

async function addAll(context: Context, csv: string, companyKeys: readonly string[]) {
  const { db, caller, now, storage } = context;
  if (companyKeys.length === 0) throw invalidInput("Choose at least one company.");
  await checkGivenCompanies(context, companyKeys);
  const rows = readRows(csv);
  if (rows.length === 0) throw invalidInput("The table has no rows.");
  if (rows.length > MOST_ROWS) throw invalidInput("At most 5,000 employees can be added at once.");
  await holdAddresses(db);
  const onFile = await addressesOnFile(context, rows);
  const faults = tableFaults(
    rows,
    (row) => rowFault(row, (role) => mayGrantRole(caller.role, role)),
    (email) => onFile.has(email),
  );
  const errors: BulkRowError[] = faults.flatMap((fault, at) =>
    fault ? [{ row: at + 1, message: fault.message }] : [],
  );
  const added = rows.filter((_, at) => faults[at] === null).map((row) => employeeOf(row, companyKeys, now));
  if (added.length === 0) {
    const [first] = errors;
    throw new Failure("invalid_input", first ? `Row ${first.row}: ${first.message}` : "No row can be added.", {
      errors,
    });
  }
  await insertDocs(db, employees, added);
  const written = added.map(({ key, role }) => ({
    action: "employee.create",
    detail: { employeeKey: key, role, isBulk: true },
  }));
  await recordActivities(context, null, written);
  await mailActivationLinks(context, added);
  return { employees: added.map((employee) => signEmployee(storage, employee)), errors };
}

export const employeeBulkHandlers: HandlerMap = {
  "employee.bulk": {
    may: "manageEmployees",
    run: (context, { csv, companyKeys }) => addAll(context, csv, companyKeys),
  },
};
