/** Locks an account after several failures in a row, longer each time. A password reset is not affected. */
import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import { type Db, selectRows } from "../db/database";
import { signInAttempts } from "../db/schema";
import { Failure } from "../failures/failure";

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 60_000;
const MAX_LOCK_MS = 3_600_000;
/** A failure after this time without one starts a new count. */
export const FAILURES_AGE_MS = DAY_MS;

export const lockedOut = () =>
  new Failure("locked_out", "Your account has been locked. Please contact support.", { isLockedOut: true });

const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();

/**
 * Returns whether the account is locked. Waits for failures that are being counted, so that among many simultaneous
 * guesses a right one cannot bypass the lock.
 */
export async function isLocked(db: Db, emailHash: string, now: string): Promise<boolean> {
  const [found] = await selectRows<{ lockedUntil: string | null }>(
    db,
    sql`select locked_until as "lockedUntil" from ${signInAttempts} where ${eq(signInAttempts.emailHash, emailHash)} for update`,
  );
  return found?.lockedUntil != null && found.lockedUntil > now;
}

/** Returns the milliseconds of the lock after this many failures in a row; 0 for the first ones. */
export function lockTime(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), MAX_LOCK_MS);
}

/**
 * Counts a failure. Returns "closing" if this failure locks the account, and "closed" if the account was already locked
 * and nothing is counted. Requires a transaction: simultaneous failures are counted one after the other.
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
