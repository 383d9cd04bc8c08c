/** The lock per account: after some failures in a row it is closed, longer each time. A reset stays open. */
import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import { type Db, selectRows } from "../db/database";
import { signInAttempts } from "../db/schema";
import { Failure } from "../failures/failure";

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;
/** Failures longer ago than this are no longer in a row with the next. */
export const FAILURES_AGE_MS = DAY_MS;

export const lockedOut = () =>
  new Failure("locked_out", "Your account has been locked. Please contact support.", { isLockedOut: true });

const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();

/** Waits for failures that are just being counted: of many guesses at once, no right one slips by the lock. */
export async function isLocked(db: Db, emailHash: string, now: string): Promise<boolean> {
  const [found] = await selectRows<{ lockedUntil: string | null }>(
    db,
    sql`select locked_until as "lockedUntil" from ${signInAttempts} where ${eq(signInAttempts.emailHash, emailHash)} for update`,
  );
  return found?.lockedUntil != null && found.lockedUntil > now;
}

/** Milliseconds that the account stays closed after so many failures in a row; 0 while some are free. */
export function lockTime(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), LONGEST_LOCK_MS);
}

/**
 * Counts a failure: "closed" where the account was closed already, and nothing is counted then; "closing" where this
 * failure closes it. In a transaction: failures at once are counted one after the other.
 */
export async function countFailure(db: Db, emailHash: string, now: string): Promise<"counted" | "closing" | "closed"> {
  const { failures, failedAt, lockedUntil } = signInAttempts;
  const [counted] = await db
    .insert(signInAttempts)
    .values({ emailHash, failures: 1, failedAt: now })
    .onConflictDoUpdate({
      target: signInAttempts.emailHash,
      set: {
        failures: sql`case when ${failedAt} <= ${later(now, -FAILURES_AGE_MS)} then 1 else ${failures} + 1 end`,
        failedAt: now,
      },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${now}`,
    })
    .returning({ failures });
  if (!counted) return "closed";
  const wait = lockTime(counted.failures);
  if (wait === 0) return "counted";
  await db
    .update(signInAttempts)
    .set({ lockedUntil: later(now, wait) })
    .where(eq(signInAttempts.emailHash, emailHash));
  return "closing";
}

export async function clearFailures(db: Db, emailHash: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
}
