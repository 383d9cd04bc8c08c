/** Putting a new password in the place of the old one: the rule, the hash, the next expiry, and who is signed out. */
import { and, eq, isNull, ne } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import type { Employee } from "../../lib/domain/entities";
import { containsEmail, isStrongPassword, PASSWORD_MESSAGES } from "../../lib/validation/password";
import type { Db } from "../db/database";
import { replaceDoc } from "../db/records";
import { accessTokens, employees } from "../db/schema";
import { invalidInput } from "../http/failure";
import type { PublicContext } from "../http/handler";
import { addressOf } from "./account";
import { clearFailures } from "./attempts";
import { mailNotice } from "./notices";
import { recordSignIn } from "./record-sign-in";

const PASSWORD_LIFETIME_DAYS = 90;
const WEAK_PASSWORD =
  "The password must contain at least 8 characters, a number, an upper-case and a lower-case letter, and a symbol from ! @ # $ ^ &";

/** In UTF-16 units, wherever a password is given. */
export const LONGEST_PASSWORD = 1024;

/** Throws `invalid_input` with what is wrong. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length > LONGEST_PASSWORD) {
    throw invalidInput(`The password must have at most ${LONGEST_PASSWORD} characters`);
  }
  if (!isStrongPassword(password)) throw invalidInput(WEAK_PASSWORD);
  if (containsEmail(password, email)) throw invalidInput(PASSWORD_MESSAGES.containsEmail);
}

/** Every token of the employee, for whatever purpose, but the one named. */
export async function revokeTokens(db: Db, employeeKey: string, exceptHash: string | null, now: string): Promise<void> {
  const isOther = exceptHash === null ? undefined : ne(accessTokens.tokenHash, exceptHash);
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.employeeKey, employeeKey), isNull(accessTokens.revokedAt), isOther));
}

export type PasswordChange = {
  /** Made before the transaction: it takes time, and whoever holds the employee holds up the others. */
  passwordHash: string;
  /** The one token that stays; the others of the employee are revoked, for whatever purpose they are. */
  keptTokenHash: string | null;
  /** What showed that it was the person. */
  with: "link" | "session" | "old password" | "invitation";
};

/**
 * Keeps a checked password by its hash, writes it down and mails a notice; answers the employee with the new expiry.
 * Failed sign-ins are forgotten; a lock that was set on the account stays.
 */
export async function setPassword(
  context: PublicContext,
  employee: Employee,
  change: PasswordChange,
): Promise<Employee> {
  const { db, secrets, now } = context;
  const passwordExpiresAt = new Date(Date.parse(now) + PASSWORD_LIFETIME_DAYS * DAY_MS).toISOString();
  const renewed = { ...employee, passwordExpiresAt };
  await replaceDoc(db, employees, renewed);
  await db.update(employees).set({ passwordHash: change.passwordHash }).where(eq(employees.key, employee.key));
  await revokeTokens(db, employee.key, change.keptTokenHash, now);
  await clearFailures(db, secrets.keyed(addressOf(employee.email)));
  const action = change.with === "invitation" ? "employee.activate" : "employee.set-password";
  await recordSignIn(context, employee, action, { with: change.with });
  await mailNotice(context, employee.email, "password");
  return renewed;
}
