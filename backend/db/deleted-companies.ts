/** Deleted companies: out of sight at once with their contacts, kept for a time, then gone for good. */
import { eq, sql } from "drizzle-orm";
import { saveRevised } from "./changes";
import { type Db, selectRows } from "./database";
import { keptSince } from "./deleted-insureds";
import { among, lockDoc, replaceDoc, selectDocs } from "./records";
import { companies, employees, insureds } from "./schema";

/** The contacts that go with their company carry its time, which tells them from those that went before. */
export async function setCompanyDeleted(db: Db, key: string, deletedAt: string): Promise<void> {
  await db.update(companies).set({ deletedAt }).where(eq(companies.key, key));
  await db.update(insureds).set({ deletedAt }).where(sql`company_key = ${key} and deleted_at is null`);
}

/** The company and those who went with it are back. */
export async function bringCompanyBack(db: Db, key: string, deletedAt: string): Promise<void> {
  await db.update(companies).set({ deletedAt: null }).where(eq(companies.key, key));
  await db.update(insureds).set({ deletedAt: null }).where(sql`company_key = ${key} and deleted_at = ${deletedAt}`);
}

/** Nobody belongs to what is not there any more. */
async function leaveCompanies(db: Db, gone: readonly string[]): Promise<void> {
  const theirs = sql`exists (select 1 from jsonb_array_elements_text(doc->'companyKeys') c (key)
    where ${among(sql`c.key`, gone)})`;
  for (const { key } of await selectDocs(db, employees, theirs)) {
    const employee = await lockDoc(db, employees, key);
    if (!employee) continue;
    const companyKeys = employee.companyKeys.filter((one) => !gone.includes(one));
    await replaceDoc(db, employees, { ...employee, companyKeys });
  }
}

/** What is not there any more reviews nobody's claims. */
async function leaveReviewing(db: Db, gone: readonly string[]): Promise<void> {
  const theirs = sql`exists (select 1 from jsonb_array_elements_text(doc->'reviewCompanyKeys') c (key)
    where ${among(sql`c.key`, gone)}) and not ${among(companies.key, gone)}`;
  for (const { key } of await selectDocs(db, companies, theirs)) {
    const company = await lockDoc(db, companies, key);
    if (!company) continue;
    const reviewCompanyKeys = company.reviewCompanyKeys?.filter((one) => !gone.includes(one));
    await saveRevised(db, companies, { ...company, reviewCompanyKeys });
  }
}

/** Removes companies whose time is over, once none of their contacts is kept any more; customizations go along. */
export async function purgeDeletedCompanies(db: Db, now: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await selectRows<{ key: string }>(
      tx,
      sql`select c.key from company c where c.deleted_at < ${keptSince(now)}
        and not exists (select 1 from insured i where i.company_key = c.key) for update skip locked`,
    );
    const gone = rows.map(({ key }) => key);
    if (gone.length === 0) return;
    await leaveCompanies(tx, gone);
    await leaveReviewing(tx, gone);
    await tx.execute(sql`delete from company where ${among(sql`key`, gone)}`);
  });
}
