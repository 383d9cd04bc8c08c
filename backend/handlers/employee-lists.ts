/** The lists of employees: of some companies, of all, the data stewards, the superadmins. */
import { gt, type SQL, sql } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { seesCompany } from "../access/company-scope";
import { employeesOf, seesEmployee } from "../access/employee-scope";
import { selectDocs } from "../db/records";
import { employees, signInAttempts } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";
import { addressOf } from "../sign-in/account";
import { signEmployee } from "../storage/sign-records";

const BY_NAME = sql`lower(doc->>'familyName') collate "C", lower(doc->>'givenName') collate "C", key`;

/** Addresses that are temporarily locked after failed sign-ins, normalized. */
async function closedAddresses({ db, now }: Context): Promise<ReadonlySet<string>> {
  const closed = await db
    .select({ emailHash: signInAttempts.emailHash })
    .from(signInAttempts)
    .where(gt(signInAttempts.lockedUntil, now));
  return new Set(closed.map(({ emailHash }) => emailHash));
}

/** Employees as listed: locked also after failed sign-ins, without anything that gives access. */
async function listed(context: Context, condition: SQL): Promise<Employee[]> {
  const { db, secrets, storage, caller } = context;
  const selected = await selectDocs(db, employees, condition, BY_NAME);
  const found = selected.filter((employee) => seesEmployee(caller, employee));
  const closed = await closedAddresses(context);
  const isClosed = ({ email }: Employee) => closed.size > 0 && closed.has(secrets.keyed(addressOf(email)));
  return found.map((employee) => {
    const { chartsAccessToken: _token, chartsAccessTokenExpiresAt: _end, ...shown } = employee;
    return signEmployee(storage, isClosed(employee) ? { ...shown, isLockedOut: true } : shown);
  });
}

/** The requested companies that the caller sees; without a request, all that the caller sees. */
function requestedCompanies({ caller }: Context, sent: string | undefined): readonly string[] | null {
  const requested = sent ? (JSON.parse(sent) as string[]) : [];
  return requested.length === 0 ? caller.companyKeys : requested.filter((key) => seesCompany(caller, key));
}

const isDataSteward = sql`doc->'isDataSteward' = 'true'::jsonb`;
const isSuperadmin = sql`doc->>'role' = 'superadmin'`;

export const employeeListHandlers = {
  "employee.list": {
    may: "viewAdministration",
    run: (context, { companyKeys }) => listed(context, employeesOf(requestedCompanies(context, companyKeys))),
  },
  "employee.listAll": {
    may: "ownCompanies",
    run: (context) => listed(context, employeesOf(context.caller.companyKeys)),
  },
  "employee.listDataStewards": {
    may: "viewAdministration",
    run: (context) => listed(context, sql`${employeesOf(context.caller.companyKeys)} and ${isDataSteward}`),
  },
  "employee.listAllSuperadmins": {
    may: "ownCompanies",
    run: (context) => listed(context, sql`${employeesOf(context.caller.companyKeys)} and ${isSuperadmin}`),
  },
} satisfies HandlerGroup;
