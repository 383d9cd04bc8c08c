/**
 * Revisions of deleted geometry. A record created again under its key (undo) must not repeat a revision that a client
 * has seen: that client's next change would look current and overwrite newer ones. One number per survey is enough,
 * because a revision only has to rise.
 */
import { sql } from "drizzle-orm";
import type { GeometryRecord } from "../../lib/domain/geometry-records";
import { type Db, selectRows } from "../db/database";
import { among } from "../db/records";
import { geometryTables, surveys } from "../db/schema";

/** Returns the highest revision of a deleted record, by survey; 0 if none was deleted. */
export async function deletedRevisions(db: Db, surveyKeys: Iterable<string>): Promise<Map<string, number>> {
  const rows = await selectRows<{ key: string; revision: number }>(
    db,
    sql`select key, deleted_revision as revision from ${surveys} where ${among(surveys.key, [...surveyKeys])}`,
  );
  return new Map(rows.map(({ key, revision }) => [key, revision]));
}

/** Call before deleting these records. */
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

/** Call before a reset, which may delete any record of the survey. */
export async function noteResetRevisions(db: Db, surveyKey: string): Promise<void> {
  for (const table of Object.values(geometryTables)) {
    await db.execute(
      sql`update ${surveys} set deleted_revision = greatest(deleted_revision,
          (select max(coalesce((doc->>'revision')::integer, 1)) from ${table} where survey_key = ${surveyKey}))
          where ${surveys.key} = ${surveyKey}`,
    );
  }
}
