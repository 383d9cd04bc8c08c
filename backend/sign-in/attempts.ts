/** The lock per account: after some failures in a row it is closed, longer each time. A reset stays open. */
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { signInAttempts } from "../db/schema";
import { Failure } from "../http/failure";

const FREE_FAILURES = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;

export const lockedOut = () =>
  new Failure("locked_out", "Your account has been locked. Please contact support.", { isLockedOut: true });

export async function isLocked(db: Db, emailHash: string, now: string): Promise<boolean> {
  const [found] = await db.select().from(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
  return found?.lockedUntil != null && found.lockedUntil > now;
}

/** Milliseconds that the account stays closed after so many failures in a row; 0 while some are free. */
export function lockTime(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_FAILURES), LONGEST_LOCK_MS);
}

export async function countFailure(db: Db, emailHash: string, now: string): Promise<void> {
  const [counted] = await db
    .insert(signInAttempts)
    .values({ emailHash, failures: 1 })
    .onConflictDoUpdate({ target: signInAttempts.emailHash, set: { failures: sql`${signInAttempts.failures} + 1` } })
    .returning({ failures: signInAttempts.failures });
  const wait = lockTime(counted?.failures ?? 0);
  if (wait === 0) return;
  const lockedUntil = new Date(Date.parse(now) + wait).toISOString();
  await db.update(signInAttempts).set({ lockedUntil }).where(eq(signInAttempts.emailHash, emailHash));
}

export async function clearFailures(db: Db, emailHash: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.emailHash, emailHash));
}
