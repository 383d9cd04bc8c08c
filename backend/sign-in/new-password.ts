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
import { clearFailures } from "./attempts";

const PASSWORD_LIFETIME_DAYS = 90;
const WEAK_PASSWORD =
  "The password must contain at least 8 characters, a number, an upper-case and a lower-case letter, and a symbol from ! @ # $ ^ &";

/** Throws `invalid_input` with what is wrong. */
export function checkNewPassword(password: string, email: string): void {
  if (!isStrongPassword(password)) throw invalidInput(WEAK_PASSWORD);
  if (containsEmail(password, email)) throw invalidInput(PASSWORD_MESSAGES.containsEmail);
}

/** Every token of the employee, for whatever purpose, but the one named. */
async function revokeTokens(db: Db, employeeKey: string, exceptHash: string | null, now: string): Promise<void> {
  const isOther = exceptHash === null ? undefined : ne(accessTokens.tokenHash, exceptHash);
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.employeeKey, employeeKey), isNull(accessTokens.revokedAt), isOther));
}

/**
 * Sets a checked password. All tokens of the employee but `keptHash` are revoked, and failed sign-ins are forgotten; a
 * lock that was set on the account stays.
 */
export async function setPassword(
  { db, secrets, now }: PublicContext,
  employee: Employee,
  password: string,
  keptHash: string | null,
): Promise<void> {
  const passwordExpiresAt = new Date(Date.parse(now) + PASSWORD_LIFETIME_DAYS * DAY_MS).toISOString();
  await replaceDoc(db, employees, { ...employee, passwordExpiresAt });
  const passwordHash = await secrets.hashPassword(password);
  await db.update(employees).set({ passwordHash }).where(eq(employees.key, employee.key));
  await revokeTokens(db, employee.key, keptHash, now);
  await clearFailures(db, secrets.keyed(employee.email.trim().toLowerCase()));
}
