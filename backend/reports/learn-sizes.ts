import { sql } from "drizzle-orm";
import type { Db } from "../db/database";

/**
 * Updates the statistics of the report tables. The embedded database never does so by itself, and would sort years of
 * inspections for each page instead of using an index: over a second in place of milliseconds.
 */
export async function learnReportSizes(db: Db): Promise<void> {
  await db.execute(sql`analyze report_entry`);
}
