/** Clears a floor's annotations. What another floor still needs stays, so that references stay whole. */
import { sql } from "drizzle-orm";
import type { Context } from "../http/handler";
import { noteResetRevisions } from "./deleted-revisions";
import { holdSurveys } from "./geometry-rows";

export async function resetFloor(context: Context, surveyKey: string, floorNumber: number): Promise<void> {
  await holdSurveys(context, [surveyKey]);
  const { db } = context;
  await noteResetRevisions(db, surveyKey);
  const onFloor = sql`survey_key = ${surveyKey} and (doc->>'floorNumber')::float8 = ${floorNumber}`;
  await db.execute(sql`delete from object3d where ${onFloor}`);
  await db.execute(
    sql`delete from object_planar where survey_key = ${surveyKey} and ((doc->>'floorNumber')::float8 = ${floorNumber}
        or doc->>'faceKey' in (select key from face where ${onFloor}))`,
  );
  await db.execute(sql`delete from face where ${onFloor}`);
  await db.execute(sql`delete from edge where ${onFloor}`);
  await db.execute(
    sql`delete from vertex where ${onFloor}
        and key not in (select jsonb_array_elements_text(doc->'vertexKeys') from edge where survey_key = ${surveyKey})
        and key not in (select jsonb_array_elements_text(loop) from face
          cross join lateral jsonb_array_elements(doc->'loops') as loop where survey_key = ${surveyKey})`,
  );
}
