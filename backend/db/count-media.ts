/** Counts the videos and images of inspections, in rooms and in videos. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";
import { among } from "./records";

export type MediaCounts = { mediaCount: number; videoCount: number };

/** Returns the counts by survey key; surveys without media are left out. */
export async function countMedia(db: Db, surveyKeys: readonly string[]): Promise<Map<string, MediaCounts>> {
  const rows = await selectRows<{ surveyKey: string } & MediaCounts>(
    db,
    sql`with rooms as (select r.key, r.survey_key from region r where ${among(sql`r.survey_key`, surveyKeys)}),
      films as (select v.key, rooms.survey_key from video v join rooms on rooms.key = v.region_key),
      media as (
        select survey_key, 1 as film from films
        union all select rooms.survey_key, 0 from image m join rooms on rooms.key = m.parent_key
        union all select films.survey_key, 0 from image m join films on films.key = m.parent_key)
      select survey_key as "surveyKey", count(*)::int as "mediaCount", sum(film)::int as "videoCount"
      from media group by survey_key`,
  );
  return new Map(rows.map(({ surveyKey, ...counts }) => [surveyKey, counts]));
}
