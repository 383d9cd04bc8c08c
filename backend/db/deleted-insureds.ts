/** Deleted insureds: hidden at once with all records below them, kept for 30 days, then purged. */
import { eq, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import type { Insured } from "../../lib/domain/entities";
import { type Db, selectRows } from "./database";
import { among } from "./records";
import { bookmarks, geometryTables, insureds } from "./schema";

const RETENTION_DAYS = 30;

/** Returns the time before which deleted insureds can no longer be restored; ISO 8601 UTC, as `now`. */
export function keptSince(now: string): string {
  return new Date(Date.parse(now) - RETENTION_DAYS * DAY_MS).toISOString();
}

/** Returns an insured, deleted or not, locked until the transaction ends; null if there is none. */
export async function lockInsured(db: Db, key: string): Promise<{ insured: Insured; deletedAt: string | null } | null> {
  const [found] = await db
    .select({ insured: insureds.doc, deletedAt: insureds.deletedAt })
    .from(insureds)
    .where(eq(insureds.key, key))
    .for("update");
  return found ?? null;
}

async function keysOf(db: Db, from: SQL): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(db, sql`select t.key ${from}`);
  return rows.map(({ key }) => key);
}

/** Deletes insureds with all their records, and returns the keys that bookmarks may refer to. */
export async function removeInsureds(db: Db, deleted: readonly string[]): Promise<string[]> {
  const projects = await keysOf(db, sql`from project t where ${among(sql`t.insured_key`, deleted)}`);
  const surveys = await keysOf(db, sql`from survey t where ${among(sql`t.project_key`, projects)}`);
  const regions = await keysOf(db, sql`from region t where ${among(sql`t.project_key`, projects)}`);
  for (const table of Object.values(geometryTables)) {
    await db.execute(sql`delete from ${table} where ${among(table.surveyKey, surveys)}`);
  }
  const videoKeys = await keysOf(db, sql`from video t where ${among(sql`t.region_key`, regions)}`);
  const imageKeys = await keysOf(db, sql`from image t where ${among(sql`t.parent_key`, [...regions, ...videoKeys])}`);
  await db.execute(sql`delete from insured where ${among(sql`key`, deleted)}`);
  return [...deleted, ...projects, ...surveys, ...regions, ...videoKeys, ...imageKeys];
}

/** Purges insureds whose retention has ended, and the bookmarks of their records. */
export async function purgeDeletedInsureds(db: Db, now: string): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = await keysOf(tx, sql`from insured t where t.deleted_at < ${keptSince(now)} for update skip locked`);
    if (deleted.length === 0) return;
    const targets = await removeInsureds(tx, deleted);
    await tx.execute(sql`delete from ${bookmarks} where ${among(sql`doc->>'targetKey'`, targets)}`);
  });
}
