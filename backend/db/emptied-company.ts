/** Takes everything out of a company but the people who work for it and what is written down of them. */
import { eq, sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";
import { removeInsureds } from "./deleted-insureds";
import { among } from "./records";
import { bookmarks, customizations, geometryTables, insureds, removedRecords } from "./schema";

/** The highest revision that a record of the company has, or a deleted one of its geometry had. */
async function highestRevision(db: Db, companyKey: string): Promise<number> {
  const ofSurveys = sql`select s.key from survey s join project p on p.key = s.project_key
    where p.company_key = ${companyKey}`;
  const geometry = Object.values(geometryTables).map(
    (table) => sql`union all select max((doc->>'revision')::int) from ${table} where survey_key in (${ofSurveys})`,
  );
  const [found] = await selectRows<{ highest: number | null }>(
    db,
    sql`select max(revision)::int as highest from (
      select max((doc->>'revision')::int) as revision from insured where company_key = ${companyKey}
      union all select max((doc->>'revision')::int) from project where company_key = ${companyKey}
      union all select max((doc->>'revision')::int) from customization where company_key = ${companyKey}
      union all select max((q.doc->>'revision')::int) from property q join insured i on i.key = q.insured_key
        where i.company_key = ${companyKey}
      union all select max(greatest((s.doc->>'revision')::int, s.deleted_revision)) from survey s
        join project p on p.key = s.project_key where p.company_key = ${companyKey}
      ${sql.join(geometry, sql` `)}) r`,
  );
  return found?.highest ?? 0;
}

export type Emptied = {
  /** Contacts and inspections that were there to see. */
  insureds: number;
  inspections: number;
  /** No record of the company had a higher one. */
  revision: number;
  /** Keys of what somebody may have marked. */
  targets: string[];
};

/** Deleted contacts that could still have come back go too. */
export async function emptyCompany(db: Db, companyKey: string): Promise<Emptied> {
  const revision = await highestRevision(db, companyKey);
  const held = await db
    .select({ key: insureds.key, deletedAt: insureds.deletedAt })
    .from(insureds)
    .where(eq(insureds.companyKey, companyKey))
    .for("update");
  const [inspections] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from survey s join project p on p.key = s.project_key
      join insured i on i.key = p.insured_key where p.company_key = ${companyKey} and i.deleted_at is null`,
  );
  const targets = await removeInsureds(
    db,
    held.map(({ key }) => key),
  );
  // What was deleted from a claim before does not come back into the one that takes its place.
  await db.delete(removedRecords).where(among(sql`content->>'parentKey'`, targets));
  await db.delete(customizations).where(eq(customizations.companyKey, companyKey));
  const shown = held.filter(({ deletedAt }) => deletedAt === null);
  return { insureds: shown.length, inspections: inspections?.count ?? 0, revision, targets };
}

/** Bookmarks of what did not come back; the others lead where they led. */
export async function forgetBookmarks(db: Db, targets: readonly string[]): Promise<void> {
  const isGone = ["insured", "project", "survey", "region", "video", "image"].map(
    (table) => sql`and not exists (select 1 from ${sql.identifier(table)} t where t.key = b.doc->>'targetKey')`,
  );
  const isOfOne = among(sql`b.doc->>'targetKey'`, targets);
  await db.execute(sql`delete from ${bookmarks} b where ${isOfOne} ${sql.join(isGone, sql` `)}`);
}
