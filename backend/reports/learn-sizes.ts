import { sql } from "drizzle-orm";
import type { Db } from "../db/database";

/**
 * Tells the database how its reports are made up. The embedded one never looks by itself, and would sort years of
 * inspections anew for each page in place of going along an index: a second and more where milliseconds do.
 */
export async function learnReportSizes(db: Db): Promise<void> {
  await db.execute(sql`analyze report_entry`);
}
