/** Deleted contacts: out of sight at once with everything below them, kept for a time, then gone for good. */
import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../lib/domain/constants";
import { type Db, selectRows } from "./database";
import { among } from "./records";
import { bookmarks, geometryTables } from "./schema";

const KEPT_DAYS = 30;

/** What was deleted before this can no longer be brought back; ISO 8601 UTC, as `now`. */
export function keptSince(now: string): string {
  return new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString();
}

async function keysOf(db: Db, from: SQL): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(db, sql`select t.key ${from}`);
  return rows.map(({ key }) => key);
}

/**
 * Removes contacts with all that hangs on them: in the database it goes along, the rest is named here. Answers the keys of
 * what somebody may have marked.
 */
export async function removeInsureds(db: Db, gone: readonly string[]): Promise<string[]> {
  const projects = await keysOf(db, sql`from project t where ${among(sql`t.insured_key`, gone)}`);
  const surveys = await keysOf(db, sql`from survey t where ${among(sql`t.project_key`, projects)}`);
  const regions = await keysOf(db, sql`from region t where ${among(sql`t.project_key`, projects)}`);
  for (const table of Object.values(geometryTables)) {
    await db.execute(sql`delete from ${table} where ${among(table.surveyKey, surveys)}`);
  }
  const films = await keysOf(db, sql`from video t where ${among(sql`t.region_key`, regions)}`);
  const pictures = await keysOf(db, sql`from image t where ${among(sql`t.parent_key`, [...regions, ...films])}`);
  await db.execute(sql`delete from insured where ${among(sql`key`, gone)}`);
  return [...gone, ...projects, ...surveys, ...regions, ...films, ...pictures];
}

/** Removes contacts whose time is over, and the bookmarks of what hung on them. */
export async function purgeDeletedInsureds(db: Db, now: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await keysOf(tx, sql`from insured t where t.deleted_at < ${keptSince(now)} for update skip locked`);
    if (gone.length === 0) return;
    const targets = await removeInsureds(tx, gone);
    await tx.execute(sql`delete from ${bookmarks} where ${among(sql`doc->>'targetKey'`, targets)}`);
  });
}
