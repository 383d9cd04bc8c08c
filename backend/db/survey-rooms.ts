/** Selects the rooms of an inspection with their scans, for the rule that decides when the inspection is processed. */
import { eq } from "drizzle-orm";
import type { Region } from "../../lib/domain/entities";
import type { Db } from "./database";
import { expandRegions } from "./expand-region";
import { selectDocs } from "./records";
import { regions } from "./schema";

export async function selectRoomsWithScans(db: Db, surveyKey: string): Promise<Region[]> {
  const found = await selectDocs(db, regions, eq(regions.surveyKey, surveyKey));
  return expandRegions(db, found, new Set(["scan"]));
}
