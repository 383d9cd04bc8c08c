/** Signing in with a password: the same work and the same answers for known and unknown addresses. */
import { eq } from "drizzle-orm";
import type { Credentials, LoginAnswer } from "../../lib/contract/employee";
import type { Employee } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { replaceDoc } from "../db/records";
import { employees } from "../db/schema";
import { Failure, unauthorized } from "../http/failure";
import type { PublicContext } from "../http/handler";
import { clearFailures, countFailure, isLocked, lockedOut } from "./attempts";
import { mfaChannels, sendCode } from "./mfa";
import { issueToken } from "./tokens";

type Found = { employee: Employee; passwordHash: string | null };

async function findByEmail(db: Db, email: string): Promise<Found | null> {
  const [found] = await db
    .select({ employee: employees.doc, passwordHash: employees.passwordHash })
    .from(employees)
    .where(eq(employees.email, email));
  return found ?? null;
}

/** The employee whose credentials these are; throws 401, or 403 where the account is locked. */
async function checkCredentials(context: PublicContext, { email, password }: Credentials): Promise<Employee> {
  const { db, secrets, now } = context;
  const address = email.trim().toLowerCase();
  const emailHash = secrets.keyed(address);
  const found = await findByEmail(db, address);
  const isRight = await secrets.isPassword(found?.passwordHash ?? null, password);
  if (found?.employee.isLockedOut || (await isLocked(db, emailHash, now))) throw lockedOut();
  if (!found || !isRight) {
    await countFailure(db, emailHash, now);
    throw unauthorized("Incorrect email or password");
  }
  await clearFailures(db, emailHash);
  return found.employee;
}

/** 403 with the link that resets an expired password. */
async function refuseExpired({ db, secrets, now }: PublicContext, employee: Employee): Promise<never> {
  const passwordResetLink = await issueToken(db, secrets, employee.key, "reset", now);
  throw new Failure("expired", "Your password has expired.", { status: 403, passwordResetLink });
}

async function askForCode(context: PublicContext, employee: Employee): Promise<LoginAnswer> {
  const { db, secrets, now } = context;
  const availableMfaChannels = mfaChannels(employee);
  const preferred = employee.preferredMfaChannel ?? "email";
  await sendCode(context, employee, availableMfaChannels.includes(preferred) ? preferred : "email");
  const accessToken = await issueToken(db, secrets, employee.key, "pending", now);
  return { device: { accessToken }, employee, availableMfaChannels, isMfaCodeSent: true };
}

/** A session's token, or where MFA is required one that is good for the code alone. */
export async function logIn(context: PublicContext, credentials: Credentials): Promise<LoginAnswer> {
  const { db, secrets, now } = context;
  const employee = await checkCredentials(context, credentials);
  if (employee.passwordExpiresAt && employee.passwordExpiresAt <= now) return refuseExpired(context, employee);
  if (employee.isMfaRequired) return askForCode(context, employee);
  const seen = { ...employee, lastSeenAt: now };
  await replaceDoc(db, employees, seen);
  return { device: { accessToken: await issueToken(db, secrets, employee.key, "session", now) }, employee: seen };
}
