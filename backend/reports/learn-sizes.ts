import { sql } from "drizzle-orm";
import type { Db } from "../db/database";

/**
 * Updates the statistics of the report tables. The embedded database never updates them by itself, and would sort
 * years of inspections for each page instead of using an index: over a second instead of milliseconds.
 */
export async function learnReportSizes(db: Db): Promise<void> {
  await db.execute(sql`analyze report_entry`);
}
