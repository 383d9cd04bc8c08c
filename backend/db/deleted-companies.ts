/** Deleted companies are hidden at once with their insureds, kept for a time, then purged. */
import { eq, sql } from "drizzle-orm";
import { saveRevised } from "./changes";
import { type Db, selectRows } from "./database";
import { keptSince } from "./deleted-insureds";
import { among, lockDoc, replaceDoc, selectDocs } from "./records";
import { companies, employees, insureds } from "./schema";

/**
 * Insureds deleted with their company get the company's time of deletion, unlike those deleted earlier.
 */
export async function setCompanyDeleted(db: Db, key: string, deletedAt: string): Promise<void> {
  await db.update(companies).set({ deletedAt }).where(eq(companies.key, key));
  await db.update(insureds).set({ deletedAt }).where(sql`company_key = ${key} and deleted_at is null`);
}

/** Restores the company and the insureds that were deleted with it. */
export async function restoreCompany(db: Db, key: string, deletedAt: string): Promise<void> {
  await db.update(companies).set({ deletedAt: null }).where(eq(companies.key, key));
  await db.update(insureds).set({ deletedAt: null }).where(sql`company_key = ${key} and deleted_at = ${deletedAt}`);
}

/** Removes deleted companies from employees. */
async function removeFromEmployees(db: Db, deleted: readonly string[]): Promise<void> {
  const isAffected = sql`exists (select 1 from jsonb_array_elements_text(doc->'companyKeys') c (key)
    where ${among(sql`c.key`, deleted)})`;
  for (const { key } of await selectDocs(db, employees, isAffected)) {
    const employee = await lockDoc(db, employees, key);
    if (!employee) continue;
    const companyKeys = employee.companyKeys.filter((companyKey) => !deleted.includes(companyKey));
    await replaceDoc(db, employees, { ...employee, companyKeys });
  }
}

/** Removes deleted companies from the companies that review claims. */
async function removeFromReviewers(db: Db, deleted: readonly string[]): Promise<void> {
  const isAffected = sql`exists (select 1 from jsonb_array_elements_text(doc->'reviewCompanyKeys') c (key)
    where ${among(sql`c.key`, deleted)}) and not ${among(companies.key, deleted)}`;
  for (const { key } of await selectDocs(db, companies, isAffected)) {
    const company = await lockDoc(db, companies, key);
    if (!company) continue;
    const reviewCompanyKeys = company.reviewCompanyKeys?.filter((companyKey) => !deleted.includes(companyKey));
    await saveRevised(db, companies, { ...company, reviewCompanyKeys });
  }
}

/**
 * Purges companies whose retention has ended and that have no retained insureds; their customizations are deleted by
 * cascade.
 */
export async function purgeDeletedCompanies(db: Db, now: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await selectRows<{ key: string }>(
      tx,
      sql`select c.key from company c where c.deleted_at < ${keptSince(now)}
        and not exists (select 1 from insured i where i.company_key = c.key) for update skip locked`,
    );
    const deleted = rows.map(({ key }) => key);
    if (deleted.length === 0) return;
    await removeFromEmployees(tx, deleted);
    await removeFromReviewers(tx, deleted);
    await tx.execute(sql`delete from company where ${among(sql`key`, deleted)}`);
  });
}
