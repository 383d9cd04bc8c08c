/** One-time codes: stored hashed, few tries, short-lived, single use. */
import { and, count, eq, gt, sql } from "drizzle-orm";
import { BACKUP_CODE_LENGTH } from "../../lib/domain/constants";
import type { Employee, MfaChannel } from "../../lib/domain/entities";
import { hasExtension } from "../../lib/validation/phone-link";
import { lockDoc } from "../db/records";
import { employees, mfaChallenges, mfaTries } from "../db/schema";
import { Failure, invalidInput, unauthorized } from "../failures/failure";
import type { Caller } from "../http/caller";
import type { PublicContext } from "../http/handler";
import { sendMessage } from "../mail/outbox";
import { markSeen } from "./account";
import { lockedOut } from "./attempts";
import { useBackupCode } from "./backup-codes";
import { countMessage } from "./message-limit";
import { recordSignIn } from "./record-sign-in";
import { settle } from "./settle";
import { endToken, issueToken } from "./tokens";

const CODE_LIFETIME_MS = 10 * 60_000;
const TRIES_PER_CODE = 5;
const TRIES_PER_HOUR = 10;
export const TRIES_AGE_MS = 3_600_000;

/** Returns email if mail can be sent, and text if texts can be sent to the employee's phone. */
export function mfaChannels({ outbox }: PublicContext, employee: Employee): MfaChannel[] {
  const takesTexts = Boolean(employee.phone) && !hasExtension(employee.phone ?? "");
  const channels: MfaChannel[] = takesTexts ? ["email", "text"] : ["email"];
  return channels.filter((channel) => outbox.carries(channel));
}

/**
 * Sends a new code, which replaces any code before. Creates none if the mail server accepts no mail ("unsendable") or
 * the hourly limit is reached ("limited"); then the previous code stays valid.
 */
export async function sendCode(
  context: PublicContext,
  employee: Employee,
  channel: MfaChannel,
): Promise<"sent" | "unsendable" | "limited"> {
  const { db, secrets, outbox, now } = context;
  const recipient = channel === "text" ? employee.phone : employee.email;
  if (!recipient || !mfaChannels(context, employee).includes(channel))
    throw invalidInput("This channel isn't available.");
  if (!(await outbox.isOpen(db, channel, now))) return "unsendable";
  if (!(await countMessage(db, "code", employee.key, now))) return "limited";
  const code = secrets.newCode();
  const challenge = {
    codeHash: secrets.keyed(`${employee.key} ${code}`),
    channel,
    tries: 0,
    expiresAt: new Date(Date.parse(now) + CODE_LIFETIME_MS).toISOString(),
  };
  await db
    .insert(mfaChallenges)
    .values({ employeeKey: employee.key, ...challenge })
    .onConflictDoUpdate({ target: mfaChallenges.employeeKey, set: challenge });
  const body = `Your sign-in code is ${code}. It is good for 10 minutes.`;
  const { expiresAt } = challenge;
  const subject = "Your sign-in code";
  await sendMessage(context, { channel, recipient, subject, body, expiresAt, isAwaited: true });
  await recordSignIn(context, employee, "employee.ask-code", { channel });
  return "sent";
}

/**
 * Uses up one of the hourly tries; returns false if none is left. The account must be locked, so that simultaneous
 * tries are all counted.
 */
async function countTry({ db, now }: PublicContext, employeeKey: string): Promise<boolean> {
  const since = new Date(Date.parse(now) - TRIES_AGE_MS).toISOString();
  const [tried] = await db
    .select({ count: count() })
    .from(mfaTries)
    .where(and(eq(mfaTries.employeeKey, employeeKey), gt(mfaTries.triedAt, since)));
  if ((tried?.count ?? 0) >= TRIES_PER_HOUR) return false;
  await db.insert(mfaTries).values({ employeeKey, triedAt: now });
  return true;
}

/** Uses up one try of the code, and the code itself if it is right. */
async function useCode(
  { db, secrets, now }: PublicContext,
  employeeKey: string,
  code: string,
): Promise<boolean | Failure> {
  const [challenge] = await db
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(eq(mfaChallenges.employeeKey, employeeKey))
    .returning();
  if (!challenge || challenge.expiresAt <= now || challenge.tries > TRIES_PER_CODE) {
    return new Failure("expired", "The code has expired. Ask for a new one.");
  }
  if (!secrets.equals(challenge.codeHash, secrets.keyed(`${employeeKey} ${code}`))) return false;
  await db.delete(mfaChallenges).where(eq(mfaChallenges.employeeKey, employeeKey));
  return true;
}

type Verified = { employee: Employee; accessToken: string };

/**
 * Verifies a code and exchanges the pending token for a session's. A token revoked in the meantime is refused, and
 * does not use up the code.
 */
export async function verifyCode(context: PublicContext, caller: Caller, code: string): Promise<Verified> {
  const { secrets, now } = context;
  return settle(context.db, async (db) => {
    const transaction = { ...context, db };
    const employee = await lockDoc(db, employees, caller.employee.key);
    if (!employee) throw unauthorized();
    if (employee.isLockedOut || !(await countTry(transaction, employee.key))) return lockedOut();
    const isBackupCode = code.length === BACKUP_CODE_LENGTH;
    const isRight = await (isBackupCode ? useBackupCode : useCode)(transaction, employee.key, code);
    if (isRight !== true) {
      await recordSignIn(transaction, employee, "employee.code-failed");
      return isRight || invalidInput("Please try again with the correct numeric code.");
    }
    if (!(await endToken(db, caller.tokenHash, now))) throw unauthorized();
    await db.delete(mfaTries).where(eq(mfaTries.employeeKey, employee.key));
    await recordSignIn(transaction, employee, "employee.login", { with: isBackupCode ? "backup code" : "code" });
    const accessToken = await issueToken(db, secrets, employee.key, "session", now);
    return { employee: await markSeen(db, employee, now), accessToken };
  });
}
