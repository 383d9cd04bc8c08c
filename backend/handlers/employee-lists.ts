/** Lists employees: those of requested companies or of all, the data stewards, and the superadmins. */
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

/** Returns the hashes of the email addresses that are locked for a time after failed sign-ins. */
async function lockedEmailHashes({ db, now }: Context): Promise<ReadonlySet<string>> {
  const locked = await db
    .select({ emailHash: signInAttempts.emailHash })
    .from(signInAttempts)
    .where(gt(signInAttempts.lockedUntil, now));
  return new Set(locked.map(({ emailHash }) => emailHash));
}

/** Returns the employees that the caller sees, without access tokens. Failed sign-ins count as locked out too. */
async function listEmployees(context: Context, condition: SQL): Promise<Employee[]> {
  const { db, secrets, storage, caller } = context;
  const selected = await selectDocs(db, employees, condition, BY_NAME);
  const found = selected.filter((employee) => seesEmployee(caller, employee));
  const locked = await lockedEmailHashes(context);
  const isLocked = ({ email }: Employee) => locked.size > 0 && locked.has(secrets.keyed(addressOf(email)));
  return found.map((employee) => {
    const { chartsAccessToken: _token, chartsAccessTokenExpiresAt: _end, ...shown } = employee;
    return signEmployee(storage, isLocked(employee) ? { ...shown, isLockedOut: true } : shown);
  });
}

/** Returns the requested companies that the caller sees; without a request, all that the caller sees. Null means all. */
function requestedCompanies({ caller }: Context, sent: string | undefined): readonly string[] | null {
  const requested = sent ? (JSON.parse(sent) as string[]) : [];
  return requested.length === 0 ? caller.companyKeys : requested.filter((key) => seesCompany(caller, key));
}

const isDataSteward = sql`doc->'isDataSteward' = 'true'::jsonb`;
const isSuperadmin = sql`doc->>'role' = 'superadmin'`;

export const employeeListHandlers = {
  "employee.list": {
    may: "viewAdministration",
    run: (context, { companyKeys }) => listEmployees(context, employeesOf(requestedCompanies(context, companyKeys))),
  },
  "employee.listAll": {
    may: "ownCompanies",
    run: (context) => listEmployees(context, employeesOf(context.caller.companyKeys)),
  },
  "employee.listDataStewards": {
    may: "viewAdministration",
    run: (context) => listEmployees(context, sql`${employeesOf(context.caller.companyKeys)} and ${isDataSteward}`),
  },
  "employee.listAllSuperadmins": {
    may: "ownCompanies",
    run: (context) => listEmployees(context, sql`${employeesOf(context.caller.companyKeys)} and ${isSuperadmin}`),
  },
} satisfies HandlerGroup;
