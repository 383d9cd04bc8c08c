/** Reads and writes many geometry records in few statements. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { GeometryKind, GeometryRecord } from "../../lib/domain/geometry-records";
import { requireSurvey } from "../access/company-scope";
import { type Db, selectRows } from "../db/database";
import { among, lockDoc, selectDocs } from "../db/records";
import { surveys } from "../db/schema";
import type { Context } from "../http/handler";
import { DEPENDENTS, KINDS } from "./kinds";

/** Locks surveys until the commit: changes of their geometry are serialized, and checked references stay valid. */
export async function holdSurveys(context: Context, surveyKeys: Iterable<string>): Promise<void> {
  for (const key of [...new Set(surveyKeys)].sort()) {
    await requireSurvey(context, key);
    await lockDoc(context.db, surveys, key);
  }
}

export async function readByKeys(
  db: Db,
  kind: GeometryKind,
  keys: readonly string[],
): Promise<Map<string, GeometryRecord>> {
  const { table } = KINDS[kind];
  const found = await selectDocs(db, table, among(table.key, keys));
  return new Map(found.map((record) => [record.key, record]));
}

export async function readBySurvey(db: Db, kind: GeometryKind, surveyKey: string): Promise<GeometryRecord[]> {
  const { table } = KINDS[kind];
  return selectDocs(db, table, eq(table.surveyKey, surveyKey));
}

/**
 * Returns a stamp that changes with every change of the list: a write raises the highest stamp for good, and a delete
 * lowers the count while no older stamp can return.
 */
export async function listStamp(db: Db, kind: GeometryKind, surveyKey: string): Promise<string> {
  const { table } = KINDS[kind];
  const [row] = await selectRows<{ stamp: string }>(
    db,
    sql`select count(*) || '-' || coalesce(max(stamp), 0) as stamp from ${table} where survey_key = ${surveyKey}`,
  );
  return row?.stamp ?? "0-0";
}

/** Returns the keys that have no record of this kind in this survey. */
export async function unknownKeys(
  db: Db,
  kind: GeometryKind,
  surveyKey: string,
  keys: ReadonlySet<string>,
): Promise<string[]> {
  const { table } = KINDS[kind];
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select key from ${table} where survey_key = ${surveyKey} and ${among(table.key, [...keys])}`,
  );
  const known = new Set(rows.map((row) => row.key));
  return [...keys].filter((key) => !known.has(key));
}

/** Returns the noun and key of one record that refers to one of the keys; null if there is none. */
export async function findDependent(
  db: Db,
  kind: GeometryKind,
  surveyKeys: readonly string[],
  keys: readonly string[],
): Promise<{ noun: string; key: string } | null> {
  for (const dependent of DEPENDENTS[kind]) {
    const { noun, pairs } = KINDS[dependent];
    const condition = sql`${among(sql`t.survey_key`, surveyKeys)} and ${among(sql`r`, keys)}`;
    const [row] = await selectRows<{ key: string }>(
      db,
      sql`select t.key from ${pairs as SQL} where ${condition} limit 1`,
    );
    if (row) return { noun, key: row.key };
  }
  return null;
}

export async function replaceRecords(db: Db, kind: GeometryKind, records: readonly GeometryRecord[]): Promise<void> {
  const { table } = KINDS[kind];
  await db.execute(
    sql`update ${table} as t set doc = record, stamp = nextval('geometry_stamp')
        from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as record where t.key = record->>'key'`,
  );
}
