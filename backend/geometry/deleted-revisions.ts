/**
 * Revisions that deleted geometry had. What is made again under its key (undo) must not come back with a revision that
 * somebody has seen of it before: their next change would look up to date, and go over what was done since. One number for
 * each survey is enough, since a revision only has to rise.
 */
import { sql } from "drizzle-orm";
import type { GeometryRecord } from "../../lib/domain/geometry-records";
import { type Db, selectRows } from "../db/database";
import { among } from "../db/records";
import { geometryTables, surveys } from "../db/schema";

/** Of each of these surveys the highest revision that something deleted had; 0 where nothing was. */
export async function deletedRevisions(db: Db, surveyKeys: Iterable<string>): Promise<Map<string, number>> {
  const rows = await selectRows<{ key: string; revision: number }>(
    db,
    sql`select key, deleted_revision as revision from ${surveys} where ${among(surveys.key, [...surveyKeys])}`,
  );
  return new Map(rows.map(({ key, revision }) => [key, revision]));
}

/** These records are about to be deleted. */
export async function noteDeletedRevisions(db: Db, records: readonly GeometryRecord[]): Promise<void> {
  const highest = new Map<string, number>();
  for (const { surveyKey, revision = 1 } of records) {
    highest.set(surveyKey, Math.max(highest.get(surveyKey) ?? 0, revision));
  }
  for (const [key, revision] of highest) {
    await db.execute(
      sql`update ${surveys} set deleted_revision = greatest(deleted_revision, ${revision}) where ${surveys.key} = ${key}`,
    );
  }
}

/** Any of the survey's records may be about to be deleted. */
export async function noteResetRevisions(db: Db, surveyKey: string): Promise<void> {
  for (const table of Object.values(geometryTables)) {
    await db.execute(
      sql`update ${surveys} set deleted_revision = greatest(deleted_revision,
          (select max(coalesce((doc->>'revision')::integer, 1)) from ${table} where survey_key = ${surveyKey}))
          where ${surveys.key} = ${surveyKey}`,
    );
  }
}
