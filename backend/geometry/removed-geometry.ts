/**
 * Stores deleted records of a capture as long as their survey, with the employee and time of the deletion. All vertices
 * are stored, because a captured face may use one that a person drew. A record that is created again under its key
 * (undo) is no longer listed.
 */
import { type SQL, sql } from "drizzle-orm";
import type { DeletedGeometry, GeometryKind } from "../../lib/domain/geometry-records";
import { type Db, selectRows } from "../db/database";
import { among } from "../db/records";
import { removedGeometry } from "../db/schema";
import type { Context } from "../http/handler";
import { KINDS } from "./kinds";

const isOfCapture = (kind: GeometryKind): SQL =>
  kind === "vertex"
    ? sql`true`
    : sql`(jsonb_typeof(t.doc->'captured') = 'object' or coalesce(t.doc->>'source', 'user') <> 'user')`;

/** Deletes the records of the table `t` that match the condition, and stores the captured ones. */
export async function deleteAndKeep(context: Context, kind: GeometryKind, condition: SQL): Promise<void> {
  const { db, caller, now } = context;
  const deletion = JSON.stringify({ deletedBy: caller.employee.key, deletedAt: now });
  await db.execute(
    sql`with t as (delete from ${KINDS[kind].table} as t where ${condition} returning t.key, t.survey_key, t.doc)
        insert into ${removedGeometry} (key, survey_key, kind, doc)
        select t.key, t.survey_key, ${kind}::text, t.doc || ${deletion}::jsonb from t where ${isOfCapture(kind)}
        on conflict (key) do update set kind = excluded.kind, survey_key = excluded.survey_key, doc = excluded.doc,
          stamp = nextval('geometry_stamp')`,
  );
}

/** Returns the keys of the surveys to which these deleted records belong; a record that is not stored is skipped. */
export async function surveysOfRemoved(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ surveyKey: string }>(
    db,
    sql`select distinct survey_key as "surveyKey" from ${removedGeometry} where ${among(removedGeometry.key, keys)}`,
  );
  return rows.map(({ surveyKey }) => surveyKey);
}

/**
 * Removes records from the list of deleted ones, because they exist again or their creation was undone. `surveyKeys`
 * limits the removal to these surveys.
 */
export async function forgetRemoved(db: Db, keys: readonly string[], surveyKeys?: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const surveyCondition = surveyKeys ? sql` and ${among(removedGeometry.surveyKey, surveyKeys)}` : sql``;
  await db.execute(sql`delete from ${removedGeometry} where ${among(removedGeometry.key, keys)}${surveyCondition}`);
}

const ofKind = (kind: GeometryKind, surveyKey: string): SQL => sql`survey_key = ${surveyKey} and kind = ${kind}`;

export async function readRemoved(db: Db, kind: GeometryKind, surveyKey: string): Promise<DeletedGeometry[]> {
  const rows = await selectRows<{ doc: DeletedGeometry }>(
    db,
    sql`select doc from ${removedGeometry} where ${ofKind(kind, surveyKey)} order by key collate "C"`,
  );
  return rows.map(({ doc }) => doc);
}

/** Returns a stamp that changes with every change of the list, like `listStamp`. */
export async function removedStamp(db: Db, kind: GeometryKind, surveyKey: string): Promise<string> {
  const [row] = await selectRows<{ stamp: string }>(
    db,
    sql`select 'gone-' || count(*) || '-' || coalesce(max(stamp), 0) as stamp
        from ${removedGeometry} where ${ofKind(kind, surveyKey)}`,
  );
  return row?.stamp ?? "gone-0-0";
}
