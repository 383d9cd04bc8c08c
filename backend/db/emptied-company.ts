/** Deletes everything in a company except its employees and their recorded activity. */
import { eq, sql } from "drizzle-orm";
import { type Db, selectRows } from "./database";
import { removeInsureds } from "./deleted-insureds";
import { among } from "./records";
import { bookmarks, customizations, geometryTables, insureds, removedRecords } from "./schema";

/** Returns the highest revision that a record of the company, or a deleted record of its geometry, has had. */
async function highestRevision(db: Db, companyKey: string): Promise<number> {
  const surveyKeys = sql`select s.key from survey s join project p on p.key = s.project_key
    where p.company_key = ${companyKey}`;
  const geometry = Object.values(geometryTables).map(
    (table) => sql`union all select max((doc->>'revision')::int) from ${table} where survey_key in (${surveyKeys})`,
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
  /** Insureds and inspections that were visible. */
  insureds: number;
  inspections: number;
  /** The highest revision of any record of the company. */
  revision: number;
  /** Keys that bookmarks may refer to. */
  targets: string[];
};

/** Deletes the records of a company, with deleted insureds that could still be restored. */
export async function emptyCompany(db: Db, companyKey: string): Promise<Emptied> {
  const revision = await highestRevision(db, companyKey);
  const found = await db
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
    found.map(({ key }) => key),
  );
  // A record deleted earlier is not restored into the claim that replaces this one.
  await db.delete(removedRecords).where(among(sql`content->>'parentKey'`, targets));
  await db.delete(customizations).where(eq(customizations.companyKey, companyKey));
  const visible = found.filter(({ deletedAt }) => deletedAt === null);
  return { insureds: visible.length, inspections: inspections?.count ?? 0, revision, targets };
}

/** Deletes bookmarks whose targets were not recreated. */
export async function forgetBookmarks(db: Db, targets: readonly string[]): Promise<void> {
  const hasNoTarget = ["insured", "project", "survey", "region", "video", "image"].map(
    (table) => sql`and not exists (select 1 from ${sql.identifier(table)} t where t.key = b.doc->>'targetKey')`,
  );
  const refersToTarget = among(sql`b.doc->>'targetKey'`, targets);
  await db.execute(sql`delete from ${bookmarks} b where ${refersToTarget} ${sql.join(hasNoTarget, sql` `)}`);
}
