/** Clears a floor's annotations. Records that another floor refers to are kept, so that references stay valid. */
import { sql } from "drizzle-orm";
import type { Context } from "../http/handler";
import { noteResetRevisions } from "./deleted-revisions";
import { holdSurveys } from "./geometry-rows";
import { deleteAndKeep } from "./removed-geometry";

export async function resetFloor(context: Context, surveyKey: string, floorNumber: number): Promise<void> {
  await holdSurveys(context, [surveyKey]);
  await noteResetRevisions(context.db, surveyKey);
  const ofSurvey = sql`t.survey_key = ${surveyKey}`;
  const onFloor = sql`${ofSurvey} and (t.doc->>'floorNumber')::float8 = ${floorNumber}`;
  await deleteAndKeep(context, "object3D", onFloor);
  await deleteAndKeep(
    context,
    "objectPlanar",
    sql`${ofSurvey} and ((t.doc->>'floorNumber')::float8 = ${floorNumber}
        or t.doc->>'faceKey' in (select t.key from face t where ${onFloor}))`,
  );
  await deleteAndKeep(context, "face", onFloor);
  await deleteAndKeep(context, "edge", onFloor);
  await deleteAndKeep(
    context,
    "vertex",
    sql`${onFloor}
        and t.key not in (select jsonb_array_elements_text(doc->'vertexKeys') from edge where survey_key = ${surveyKey})
        and t.key not in (select jsonb_array_elements_text(loop) from face
          cross join lateral jsonb_array_elements(doc->'loops') as loop where survey_key = ${surveyKey})`,
  );
}
