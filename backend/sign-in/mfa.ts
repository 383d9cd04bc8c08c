/** One-time codes and backup codes: kept hashed, few tries, short-lived, single use. */
import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { BACKUP_CODE_LENGTH } from "../../lib/domain/constants";
import type { Employee, MfaChannel } from "../../lib/domain/entities";
import type { Caller } from "../access/caller";
import type { Db } from "../db/database";
import { backupCodes, mfaChallenges, mfaTries } from "../db/schema";
import { Failure, invalidInput } from "../http/failure";
import type { PublicContext } from "../http/handler";
import { sendMessage } from "../mail/outbox";
import { lockedOut } from "./attempts";
import { issueToken, revokeToken } from "./tokens";

const CODE_LIFETIME_MS = 10 * 60_000;
const TRIES_PER_CODE = 5;
const TRIES_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Email always, text where a phone is on file. */
export function mfaChannels(employee: Employee): MfaChannel[] {
  return employee.phone ? ["email", "text"] : ["email"];
}

/** Sends a new code; it takes the place of any code before. */
export async function sendCode(context: PublicContext, employee: Employee, channel: MfaChannel): Promise<void> {
  const { db, secrets, now } = context;
  const recipient = channel === "text" ? employee.phone : employee.email;
  if (!recipient) throw invalidInput("This channel is not available.");
  const code = secrets.newCode();
  const fresh = {
    codeHash: secrets.keyed(`${employee.key} ${code}`),
    channel,
    tries: 0,
    expiresAt: new Date(Date.parse(now) + CODE_LIFETIME_MS).toISOString(),
  };
  await db
    .insert(mfaChallenges)
    .values({ employeeKey: employee.key, ...fresh })
    .onConflictDoUpdate({ target: mfaChallenges.employeeKey, set: fresh });
  const body = `Your sign-in code is ${code}. It is good for 10 minutes.`;
  await sendMessage(db, { channel, recipient, subject: "Your sign-in code", body }, now);
}

async function countTry(db: Db, employeeKey: string, now: string): Promise<void> {
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  const [tried] = await db
    .select({ count: count() })
    .from(mfaTries)
    .where(and(eq(mfaTries.employeeKey, employeeKey), gt(mfaTries.triedAt, since)));
  if ((tried?.count ?? 0) >= TRIES_PER_HOUR) throw lockedOut();
  await db.insert(mfaTries).values({ employeeKey, triedAt: now });
}

async function useBackupCode({ db, secrets, now }: PublicContext, employeeKey: string, code: string): Promise<boolean> {
  const codeHash = secrets.keyed(`${employeeKey} ${code.toLowerCase()}`);
  const used = await db
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(eq(backupCodes.employeeKey, employeeKey), eq(backupCodes.codeHash, codeHash), isNull(backupCodes.usedAt)),
    )
    .returning({ codeHash: backupCodes.codeHash });
  return used.length === 1;
}

/** Uses up one try of the code, in one statement: parallel guesses are counted too. */
async function useCode({ db, secrets, now }: PublicContext, employeeKey: string, code: string): Promise<boolean> {
  const [challenge] = await db
    .update(mfaChallenges)
    .set({ tries: sql`${mfaChallenges.tries} + 1` })
    .where(eq(mfaChallenges.employeeKey, employeeKey))
    .returning();
  if (!challenge || challenge.expiresAt <= now || challenge.tries > TRIES_PER_CODE) {
    throw new Failure("expired", "The code has expired. Ask for a new one.");
  }
  if (!secrets.equals(challenge.codeHash, secrets.keyed(`${employeeKey} ${code}`))) return false;
  const spent = await db
    .delete(mfaChallenges)
    .where(and(eq(mfaChallenges.employeeKey, employeeKey), eq(mfaChallenges.codeHash, challenge.codeHash)))
    .returning({ employeeKey: mfaChallenges.employeeKey });
  return spent.length === 1;
}

/** Checks a code and, when it is right, turns the pending token into a session's. Answers the new token. */
export async function verifyCode(context: PublicContext, caller: Caller, code: string): Promise<string> {
  const { db, secrets, now } = context;
  const employeeKey = caller.employee.key;
  if (caller.employee.isLockedOut) throw lockedOut();
  await countTry(db, employeeKey, now);
  const isBackupCode = code.length === BACKUP_CODE_LENGTH;
  const isRight = await (isBackupCode ? useBackupCode : useCode)(context, employeeKey, code);
  if (!isRight) throw invalidInput("Please try again with the correct numeric code.");
  await db.delete(mfaTries).where(eq(mfaTries.employeeKey, employeeKey));
  await revokeToken(db, caller.tokenHash, now);
  return issueToken(db, secrets, employeeKey, "session", now);
}
