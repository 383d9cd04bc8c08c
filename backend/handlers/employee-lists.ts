/** The lists of employees: of some companies, of all, of those who keep the data, of those who own everything. */
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

/** The addresses, as they are counted by, that are closed for a time after failed sign-ins. */
async function closedAddresses({ db, now }: Context): Promise<ReadonlySet<string>> {
  const closed = await db
    .select({ emailHash: signInAttempts.emailHash })
    .from(signInAttempts)
    .where(gt(signInAttempts.lockedUntil, now));
  return new Set(closed.map(({ emailHash }) => emailHash));
}

/** As a list tells of somebody: locked also where sign-ins failed too often; nothing that gives access anywhere. */
async function listed(context: Context, condition: SQL): Promise<Employee[]> {
  const { db, secrets, storage, caller } = context;
  const selected = await selectDocs(db, employees, condition, BY_NAME);
  const found = selected.filter((employee) => seesEmployee(caller, employee));
  const closed = await closedAddresses(context);
  const isClosed = ({ email }: Employee) => closed.size > 0 && closed.has(secrets.keyed(addressOf(email)));
  return found.map((employee) => {
    const { chartsAccessToken: _token, chartsAccessTokenExpiresAt: _end, ...told } = employee;
    return signEmployee(storage, isClosed(employee) ? { ...told, isLockedOut: true } : told);
  });
}

/** The companies that are asked for, as far as the caller sees them; none asked for is all that they see. */
function companiesAskedFor({ caller }: Context, sent: string | undefined): readonly string[] | null {
  const asked = sent ? (JSON.parse(sent) as string[]) : [];
  return asked.length === 0 ? caller.companyKeys : asked.filter((key) => seesCompany(caller, key));
}

const isDataSteward = sql`doc->'isDataSteward' = 'true'::jsonb`;
const isSuperadmin = sql`doc->>'role' = 'superadmin'`;

export const employeeListHandlers = {
  "employee.list": {
    may: "viewAdministration",
    run: (context, { companyKeys }) => listed(context, employeesOf(companiesAskedFor(context, companyKeys))),
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
