/** Replaces a password: the rule, the hash, the next expiry, and which sessions end. */
import { and, desc, eq, isNull, ne, notInArray } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import type { Employee } from "../../lib/domain/entities";
import { containsEmail, isStrongPassword, PASSWORD_MESSAGES } from "../../lib/validation/password";
import type { Db } from "../db/database";
import { replaceDoc } from "../db/records";
import { accessTokens, employees, usedPasswords } from "../db/schema";
import { conflict, invalidInput } from "../failures/failure";
import type { PublicContext } from "../http/handler";
import { addressOf, readAccount } from "./account";
import { clearFailures } from "./attempts";
import { mailNotice } from "./notices";
import { recordSignIn } from "./record-sign-in";

const PASSWORD_LIFETIME_DAYS = 90;
/** The number of latest passwords, including the current one, that cannot be set again. */
const REMEMBERED_PASSWORDS = 5;
const WEAK_PASSWORD =
  "The password must contain at least 8 characters, a number, an upper-case and a lower-case letter, and a symbol from ! @ # $ ^ &";

/** In UTF-16 units, for every password field. */
export const MAX_PASSWORD_LENGTH = 1024;

/** Throws `invalid_input` with the reason. */
export function checkNewPassword(password: string, email: string): void {
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw invalidInput(`The password must have at most ${MAX_PASSWORD_LENGTH} characters`);
  }
  if (!isStrongPassword(password)) throw invalidInput(WEAK_PASSWORD);
  if (containsEmail(password, email)) throw invalidInput(PASSWORD_MESSAGES.containsEmail);
}

const newestFirst = desc(usedPasswords.id);

/**
 * Returns whether the password is one of the employee's last five, and the hash of the current one, which `setPassword`
 * expects to be unchanged. Every remembered hash costs the same work, whichever matches.
 */
export async function checkUsed(
  { db, secrets }: Pick<PublicContext, "db" | "secrets">,
  employeeKey: string,
  password: string,
): Promise<{ isUsed: boolean; currentHash: string | null }> {
  const currentHash = (await readAccount(db, employeeKey))?.passwordHash ?? null;
  const earlier = await db
    .select({ passwordHash: usedPasswords.passwordHash })
    .from(usedPasswords)
    .where(eq(usedPasswords.employeeKey, employeeKey))
    .orderBy(newestFirst)
    .limit(REMEMBERED_PASSWORDS - 1);
  const hashes = [currentHash, ...earlier.map(({ passwordHash }) => passwordHash)];
  const matches = await Promise.all(hashes.map((hash) => secrets.isPassword(hash, password)));
  return { isUsed: matches.includes(true), currentHash };
}

/** Returns the current hash. Throws `invalid_input` for a used password, so the caller must have proved an identity. */
export async function requireUnused(
  context: Pick<PublicContext, "db" | "secrets">,
  employeeKey: string,
  password: string,
): Promise<string | null> {
  const { isUsed, currentHash } = await checkUsed(context, employeeKey, password);
  if (isUsed) throw invalidInput(PASSWORD_MESSAGES.used);
  return currentHash;
}

async function rememberPassword(db: Db, employeeKey: string, passwordHash: string, now: string): Promise<void> {
  await db.insert(usedPasswords).values({ employeeKey, passwordHash, replacedAt: now });
  const isOfEmployee = eq(usedPasswords.employeeKey, employeeKey);
  const remembered = db
    .select({ id: usedPasswords.id })
    .from(usedPasswords)
    .where(isOfEmployee)
    .orderBy(newestFirst)
    .limit(REMEMBERED_PASSWORDS - 1);
  await db.delete(usedPasswords).where(and(isOfEmployee, notInArray(usedPasswords.id, remembered)));
}

/** Revokes every token of the employee, of any purpose, except one. */
export async function revokeTokens(db: Db, employeeKey: string, exceptHash: string | null, now: string): Promise<void> {
  const isOther = exceptHash === null ? undefined : ne(accessTokens.tokenHash, exceptHash);
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.employeeKey, employeeKey), isNull(accessTokens.revokedAt), isOther));
}

export type PasswordChange = {
  /** Hashed before the transaction, because hashing takes time and a locked employee delays other calls. */
  passwordHash: string;
  /** The current hash that the new password was compared with. */
  currentHash: string | null;
  /** The one token that stays; all others of the employee are revoked. */
  keptTokenHash: string | null;
  /** How the person was identified. */
  with: "link" | "session" | "old password" | "invitation";
};

/**
 * Stores the hash of a checked password, records the change and mails a notice; returns the employee with the new
 * expiry. Resets failed sign-ins; a lock set on the account stays.
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
  const { passwordHash, currentHash } = change;
  const isCurrent = currentHash === null ? isNull(employees.passwordHash) : eq(employees.passwordHash, currentHash);
  const replaced = await db
    .update(employees)
    .set({ passwordHash })
    .where(and(eq(employees.key, employee.key), isCurrent))
    .returning({ passwordHash: employees.passwordHash });
  if (replaced.length === 0) throw conflict("Your password was changed in the meantime.");
  if (currentHash !== null) await rememberPassword(db, employee.key, currentHash, now);
  await revokeTokens(db, employee.key, change.keptTokenHash, now);
  await clearFailures(db, secrets.keyed(addressOf(employee.email)));
  const action = change.with === "invitation" ? "employee.activate" : "employee.set-password";
  await recordSignIn(context, employee, action, { with: change.with });
  await mailNotice(context, employee.email, "password");
  return renewed;
}
