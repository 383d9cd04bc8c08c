/** Which employees a caller may see and manage: those with a company of theirs, never one above themself. */
import { type SQL, sql } from "drizzle-orm";
import { mayGrantRole } from "../../lib/access/permissions";
import type { Employee } from "../../lib/domain/entities";
import { ROLE_ABOVE } from "../../lib/validation/employee-row";
import { among, selectDocs } from "../db/records";
import { companies, employees } from "../db/schema";
import { forbidden, invalidInput, notFound } from "../http/failure";
import type { Context } from "../http/handler";
import { lockAccount } from "../sign-in/account";
import type { Caller } from "./caller";
import { seesCompany } from "./company-scope";

type Scoped = Pick<Context, "db" | "caller">;

function seesEmployee(caller: Caller, { companyKeys }: Employee): boolean {
  return caller.companyKeys === null || companyKeys.some((key) => seesCompany(caller, key));
}

/** Employees with one of these companies; null is everybody, also who has none. */
export function employeesOf(companyKeys: readonly string[] | null): SQL {
  if (companyKeys === null) return sql`true`;
  return sql`exists (select 1 from jsonb_array_elements_text(${employees.doc}->'companyKeys') c (key)
    where ${among(sql`c.key`, companyKeys)})`;
}

/** The employee, held until the transaction ends; null where there is none for this caller. Throws for one above them. */
export async function findManaged({ db, caller }: Scoped, key: string): Promise<Employee | null> {
  const employee = (await lockAccount(db, key))?.employee;
  if (!employee || !seesEmployee(caller, employee)) return null;
  if (!mayGrantRole(caller.role, employee.role)) throw forbidden("This employee's role is above yours.");
  return employee;
}

export async function requireManaged(scoped: Scoped, key: string): Promise<Employee> {
  const employee = await findManaged(scoped, key);
  if (!employee) throw notFound("Employee not found");
  return employee;
}

/** An account holds in every company that the employee has: nobody reaches through it into one that they do not see. */
export function checkWholeReach(caller: Caller, { companyKeys }: Employee): void {
  if (companyKeys.every((key) => seesCompany(caller, key))) return;
  throw forbidden("This employee has companies that are not yours.");
}

/** Companies that somebody is put into: seen by who does it, and there. */
export async function checkGivenCompanies({ db, caller }: Scoped, given: readonly string[]): Promise<void> {
  if (!given.every((key) => seesCompany(caller, key))) throw forbidden("This company is not yours.");
  const found = await selectDocs(db, companies, sql`${among(companies.key, given)} and deleted_at is null`);
  if (found.length < new Set(given).size) throw invalidInput("companyKeys names a company that does not exist.");
}

/** What a new employee must have: a role that the caller may give, and unless it sees all of them, a company. */
export async function checkNewEmployee(scoped: Scoped, { role, companyKeys }: Employee): Promise<void> {
  if (!mayGrantRole(scoped.caller.role, role)) throw forbidden(ROLE_ABOVE);
  if (companyKeys.length === 0 && role !== "superadmin") throw invalidInput("Choose at least one company.");
  await checkGivenCompanies(scoped, companyKeys);
}
