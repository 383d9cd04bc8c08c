/** The outbox as a queue: messages claimed by one process are skipped by the others for a time. */
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { outbox } from "../db/schema";

export type OutboxRow = typeof outbox.$inferSelect;
export type Settled = { now: string; keepsBody: boolean };

/** Longer than sending can take; then the claim of a process that has ended expires. */
export const CLAIM_MS = 90_000;
const BACKOFF = { server: { firstMs: 5_000, mostMs: 30_000 }, message: { firstMs: 15_000, mostMs: 600_000 } };

const later = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString();
const bodyAfter = (keepsBody: boolean) => (keepsBody ? {} : { body: null });

/** Returns the milliseconds until the next try, by the number of tries. */
export function waitAfter(attempts: number, isServerDown: boolean): number {
  const { firstMs, mostMs } = isServerDown ? BACKOFF.server : BACKOFF.message;
  return Math.min(firstMs * 2 ** Math.max(0, attempts - 1), mostMs);
}

/** Claims at most `limit` due messages, awaited ones first, then the oldest, and counts one try for each. */
export async function claimDue(db: Db, now: string, limit: number, lane?: "awaited" | "other"): Promise<OutboxRow[]> {
  if (limit <= 0) return [];
  const laneCondition = lane === undefined ? sql`true` : sql`${outbox.isAwaited} = ${lane === "awaited"}`;
  const due = sql`select ${outbox.id} from ${outbox} where ${outbox.state} = 'waiting' and ${outbox.nextAttemptAt} <= ${now}
    and ${outbox.expiresAt} > ${now} and (${outbox.claimedUntil} is null or ${outbox.claimedUntil} <= ${now})
    and ${laneCondition} order by ${outbox.isAwaited} desc, ${outbox.id} limit ${limit} for update skip locked`;
  const claimed = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, claimedUntil: later(now, CLAIM_MS) })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
  return claimed.sort((a, b) => Number(b.isAwaited) - Number(a.isAwaited) || a.id - b.id);
}

const isWaiting = (id: number) => and(eq(outbox.id, id), eq(outbox.state, "waiting"));

export async function markDelivered(db: Db, id: number, { now, keepsBody }: Settled): Promise<void> {
  const settled = { state: "delivered" as const, settledAt: now, failure: null, isServerDown: false };
  await db
    .update(outbox)
    .set({ ...settled, ...bodyAfter(keepsBody) })
    .where(isWaiting(id));
}

/** Records that the server answered: messages that waited for it are due at once. */
export async function markServerUp(db: Db, now: string): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAttemptAt: now, isServerDown: false })
    .where(and(eq(outbox.state, "waiting"), eq(outbox.isServerDown, true)));
}

export async function markGivenUp(db: Db, id: number, failure: string, { now, keepsBody }: Settled): Promise<void> {
  const settled = { state: "given-up" as const, settledAt: now, failure, isServerDown: false };
  await db
    .update(outbox)
    .set({ ...settled, ...bodyAfter(keepsBody) })
    .where(isWaiting(id));
}

export async function markPostponed(
  db: Db,
  { id, attempts }: OutboxRow,
  { failure, isServerDown }: { failure: string; isServerDown: boolean },
  now: string,
): Promise<void> {
  const nextAttemptAt = later(now, waitAfter(attempts, isServerDown));
  await db.update(outbox).set({ nextAttemptAt, failure, isServerDown, claimedUntil: null }).where(isWaiting(id));
}

/** Gives up expired messages, and returns how many. */
export async function giveUpExpired(db: Db, { now, keepsBody }: Settled): Promise<number> {
  const isExpired = sql`${outbox.state} = 'waiting' and ${outbox.expiresAt} <= ${now}`;
  const settled = { state: "given-up" as const, settledAt: now, isServerDown: false };
  const failure = sql`concat_ws(', ', 'expired', ${outbox.failure})`;
  const expired = await db
    .update(outbox)
    .set({ ...settled, failure, ...bodyAfter(keepsBody) })
    .where(isExpired)
    .returning({ id: outbox.id });
  return expired.length;
}

/** Drops unencrypted bodies, which are left if this database was used for a demo. */
export async function dropClearBodies(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set({ body: null })
    .where(and(eq(outbox.isSealed, false), sql`${outbox.body} is not null`));
}

/** Deletes rows settled before `before`, so that mail history is not kept forever. */
export async function dropSettled(db: Db, before: string): Promise<void> {
  await db.delete(outbox).where(sql`${outbox.settledAt} < ${before}`);
}
