/** Deletes expired sign-in data: tokens, codes, tries, failures and counts. */
import { and, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/database";
import { accessTokens, messageCounts, mfaChallenges, mfaTries, signInAttempts } from "../db/schema";
import { FAILURES_AGE_MS } from "./attempts";
import { TRIES_AGE_MS } from "./mfa";

/** Skips rows that a call is using, so that the purge and calls never wait for each other. */
async function remove(db: Db, table: PgTable, isOld: SQL | undefined): Promise<void> {
  await db.execute(
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${isOld ?? sql`false`} for update skip locked)`,
  );
}

/** Deletes data that no longer changes any answer; `now` in ISO 8601 UTC. */
export async function purgeSignIn(db: Db, now: string): Promise<void> {
  const ago = (milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();
  const { lockedUntil, failedAt } = signInAttempts;
  const isUnlocked = or(isNull(lockedUntil), lte(lockedUntil, now));
  await remove(db, accessTokens, or(lte(accessTokens.expiresAt, now), isNotNull(accessTokens.revokedAt)));
  await remove(db, mfaChallenges, lte(mfaChallenges.expiresAt, now));
  await remove(db, mfaTries, lte(mfaTries.triedAt, ago(TRIES_AGE_MS)));
  await remove(db, signInAttempts, and(lte(failedAt, ago(FAILURES_AGE_MS)), isUnlocked));
  await remove(db, messageCounts, lte(messageCounts.windowEndsAt, now));
}
