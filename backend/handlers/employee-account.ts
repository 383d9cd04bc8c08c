/** Actions on an employee's account: unlock, force a password reset, delete. */
import { eq, sql } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { findEmployee, requireEmployee } from "../access/employee-scope";
import { saveRevised } from "../db/changes";
import { replaceDoc, selectDocs } from "../db/records";
import { employees, projects } from "../db/schema";
import { conflict, Failure } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { addressOf } from "../sign-in/account";
import { clearFailures } from "../sign-in/attempts";
import { mailOrderedReset } from "../sign-in/reset-link";
import { deletedEmployee } from "./activity-subjects";
import { recordOfEmployee, requireMail } from "./employee-creation";

/** Removes the lock, and the temporary lock after failed sign-ins. */
async function unlock(context: Context, key: string): Promise<null> {
  const { db, secrets } = context;
  const employee = await requireEmployee(context, "unlock", key);
  await clearFailures(db, secrets.keyed(addressOf(employee.email)));
  if (employee.isLockedOut) await replaceDoc(db, employees, { ...employee, isLockedOut: false });
  await recordOfEmployee(context, employee, "employee.unlock");
  return null;
}

/** Invalidates the password, ends every session, and mails a link to set a new one. */
async function forceReset(context: Context, key: string): Promise<null> {
  const { db, now } = context;
  const employee = await requireEmployee(context, "forceReset", key);
  if (!employee.isActivated) throw conflict("This account isn't active yet. Resend the invitation.");
  await requireMail(context);
  if (!(await mailOrderedReset(context, employee))) {
    throw new Failure("rate_limited", "Too many links have been sent. Please try again in an hour.");
  }
  await replaceDoc(db, employees, { ...employee, passwordExpiresAt: now });
  await recordOfEmployee(context, employee, "employee.force-password-reset");
  return null;
}

/** Unassigns the claims that the employee was reviewing. */
async function releaseClaims({ db, now }: Context, { key }: Employee): Promise<void> {
  for (const project of await selectDocs(db, projects, sql`${projects.doc}->>'assigneeKey' = ${key}`)) {
    await saveRevised(db, projects, { ...project, assigneeKey: null }, now);
  }
}

/** Deletes the account with its sessions, codes and bookmarks; the employee's activity stays under their name. */
async function remove(context: Context, key: string): Promise<null> {
  const { db } = context;
  const employee = await findEmployee(context, "delete", key);
  if (!employee) return null;
  await releaseClaims(context, employee);
  await clearFailures(db, context.secrets.keyed(addressOf(employee.email)));
  await db.delete(employees).where(eq(employees.key, key));
  const name = `${employee.givenName} ${employee.familyName}`.trim();
  await recordOfEmployee(context, employee, "employee.delete", deletedEmployee(employee, name));
  return null;
}

export const employeeAccountHandlers = {
  "employee.unlock": { may: "manageEmployees", run: (context, { key }) => unlock(context, key) },
  "employee.forcePasswordReset": { may: "manageEmployees", run: (context, { key }) => forceReset(context, key) },
  "employee.delete": { may: "manageEmployees", run: (context, { key }) => remove(context, key) },
} satisfies HandlerGroup;
