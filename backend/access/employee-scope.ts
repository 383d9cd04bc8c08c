/**
 * Decides which employees a caller may see and manage: those who share a company with the caller, and never one with a
 * higher role.
 */
import { type SQL, sql } from "drizzle-orm";
import {
  type EmployeeAct,
  type EmployeeRefusal,
  employeeRefusal,
  hasNoCompany,
  mayAct,
} from "../../lib/access/employee-rights";
import { mayGrantRole } from "../../lib/access/permissions";
import type { Employee } from "../../lib/domain/entities";
import { ROLE_ABOVE } from "../../lib/validation/employee-row";
import { among, selectDocs } from "../db/records";
import { companies, employees } from "../db/schema";
import { forbidden, invalidInput, notFound } from "../failures/failure";
import type { Caller } from "../http/caller";
import type { Context } from "../http/handler";
import { lockAccount } from "../sign-in/account";
import { seesCompany } from "./company-scope";

const COMPANY_DELETED = "One of these companies is not there any more. Choose again.";
const NO_COMPANY = "Choose at least one company.";

type Scoped = Pick<Context, "db" | "caller">;

const REFUSALS: Record<Exclude<EmployeeRefusal, "unseen">, string | undefined> = {
  role: undefined,
  oneself: "You cannot delete your own account.",
  above: "This employee's role is above yours.",
  beyond: "This employee has companies that are not yours.",
  nowhere: "This employee has no company.",
};

function refusalOf(act: EmployeeAct, { employee, role, companyKeys }: Caller, other: Employee): EmployeeRefusal | null {
  return employeeRefusal(act, { key: employee.key, role, companyKeys }, other);
}

export function seesEmployee(caller: Caller, employee: Employee): boolean {
  return refusalOf("see", caller, employee) === null;
}

/** Returns a condition for employees with one of these companies; null matches every employee, even one without any. */
export function employeesOf(companyKeys: readonly string[] | null): SQL {
  if (companyKeys === null) return sql`true`;
  return sql`exists (select 1 from jsonb_array_elements_text(${employees.doc}->'companyKeys') c (key)
    where ${among(sql`c.key`, companyKeys)})`;
}

/**
 * Returns the employee, locked until the transaction ends, or null if the caller cannot see one with this key. Throws
 * `forbidden` if the caller may not perform `act` on the employee.
 */
export async function findEmployee({ db, caller }: Scoped, act: EmployeeAct, key: string): Promise<Employee | null> {
  if (!mayAct(caller.role, act)) throw forbidden();
  const employee = (await lockAccount(db, key))?.employee;
  const refusal = employee ? refusalOf(act, caller, employee) : "unseen";
  if (!employee || refusal === "unseen") return null;
  if (refusal !== null) throw forbidden(REFUSALS[refusal]);
  return employee;
}

/** Like `findEmployee`, but throws `not_found` in place of null. */
export async function requireEmployee(scoped: Scoped, act: EmployeeAct, key: string): Promise<Employee> {
  const employee = await findEmployee(scoped, act, key);
  if (!employee) throw notFound("Employee not found");
  return employee;
}

/**
 * Throws `forbidden` if the caller may not perform `act` on an employee that was already found for another act.
 */
export function checkAct(act: EmployeeAct, caller: Caller, employee: Employee): void {
  const refusal = refusalOf(act, caller, employee);
  if (refusal !== null && refusal !== "unseen") throw forbidden(REFUSALS[refusal]);
}

/** Throws unless the caller sees every assigned company and none of them is deleted. */
export async function checkGivenCompanies({ db, caller }: Scoped, assigned: readonly string[]): Promise<void> {
  if (!assigned.every((key) => seesCompany(caller, key))) throw forbidden("This company is not yours.");
  const found = await selectDocs(db, companies, sql`${among(companies.key, assigned)} and deleted_at is null`);
  if (found.length < new Set(assigned).size) throw invalidInput(COMPANY_DELETED);
}

/** Throws unless the employee has a role that the caller may grant and, if the role needs one, a company. */
export async function checkNewEmployee(scoped: Scoped, { role, companyKeys }: Employee): Promise<void> {
  if (!mayGrantRole(scoped.caller.role, role)) throw forbidden(ROLE_ABOVE);
  if (hasNoCompany({ role, companyKeys })) throw invalidInput(NO_COMPANY);
  await checkGivenCompanies(scoped, companyKeys);
}

/** Throws if a change removes an employee's last company; an employee without one can still change other fields. */
export function checkKeepsCompany(before: Employee, after: Employee): void {
  if (hasNoCompany(after) && !hasNoCompany(before)) throw invalidInput(NO_COMPANY);
}
