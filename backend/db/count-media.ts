/** Videos and images of inspections, whichever room or video they hang on. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";
import { among } from "./records";

export async function countMedia(db: Db, surveyKeys: readonly string[]): Promise<Map<string, number>> {
  const rows = await selectRows<{ surveyKey: string; count: number }>(
    db,
    sql`with rooms as (select r.key, r.survey_key from region r where ${among(sql`r.survey_key`, surveyKeys)}),
      films as (select v.key, rooms.survey_key from video v join rooms on rooms.key = v.region_key),
      media as (
        select survey_key from films
        union all select rooms.survey_key from image m join rooms on rooms.key = m.parent_key
        union all select films.survey_key from image m join films on films.key = m.parent_key)
      select survey_key as "surveyKey", count(*)::int as count from media group by survey_key`,
  );
  return new Map(rows.map((row) => [row.surveyKey, row.count]));
}
