/** Deleted contacts: out of sight at once with everything below them, kept for a time, then gone for good. */
import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
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

/** Removes contacts whose time is over: what hangs on them in the database goes along, the rest is named here. */
export async function purgeDeletedInsureds(db: Db, now: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await keysOf(tx, sql`from insured t where t.deleted_at < ${keptSince(now)} for update skip locked`);
    if (gone.length === 0) return;
    const projects = await keysOf(tx, sql`from project t where ${among(sql`t.insured_key`, gone)}`);
    const surveys = await keysOf(tx, sql`from survey t where ${among(sql`t.project_key`, projects)}`);
    const regions = await keysOf(tx, sql`from region t where ${among(sql`t.project_key`, projects)}`);
    const remove = (table: PgTable, condition: SQL) => tx.execute(sql`delete from ${table} where ${condition}`);
    for (const table of Object.values(geometryTables)) await remove(table, among(table.surveyKey, surveys));
    const films = await keysOf(tx, sql`from video t where ${among(sql`t.region_key`, regions)}`);
    const pictures = await keysOf(tx, sql`from image t where ${among(sql`t.parent_key`, [...regions, ...films])}`);
    const targets = [...gone, ...projects, ...surveys, ...regions, ...films, ...pictures];
    await remove(bookmarks, among(sql`doc->>'targetKey'`, targets));
    await tx.execute(sql`delete from insured where ${among(sql`key`, gone)}`);
  });
}
