/**
 * Limits a caller to the records of the caller's companies. A record of another company is answered as missing (404).
 */
import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { includesCompany } from "../../lib/access/includes-company";
import type { Company, Dataset, Insured, Project, Survey } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { among } from "../db/records";
import { companies, datasets, insureds, projects, surveys } from "../db/schema";
import { notFound } from "../failures/failure";
import type { Caller } from "../http/caller";

type Scoped = { db: Db; caller: Caller };

export function seesCompany(caller: Caller, companyKey: string): boolean {
  return includesCompany(caller.companyKeys, companyKey);
}

export function visibleCompany(caller: Caller, column: PgColumn | SQL): SQL {
  return caller.companyKeys === null ? sql`true` : among(column, caller.companyKeys);
}

/**
 * Returns the company, or throws 404. `lock` locks the company until the transaction ends: "share" blocks changes and
 * deletion, "update" blocks additions to the company too.
 */
export async function requireCompany({ db, caller }: Scoped, key: string, lock?: "share" | "update"): Promise<Company> {
  const query = db
    .select({ doc: companies.doc, deletedAt: companies.deletedAt })
    .from(companies)
    .where(eq(companies.key, key));
  const [found] = seesCompany(caller, key) ? await (lock ? query.for(lock) : query) : [];
  if (!found || found.deletedAt !== null) throw notFound("Company not found");
  return found.doc;
}

export async function requireInsured(
  { db, caller }: Scoped,
  key: string,
  message = "Insured not found!",
): Promise<Insured> {
  const [found] = await db
    .select({ doc: insureds.doc, deletedAt: insureds.deletedAt })
    .from(insureds)
    .where(eq(insureds.key, key));
  if (!found || found.deletedAt !== null || !seesCompany(caller, found.doc.companyKey)) {
    throw notFound(message);
  }
  return found.doc;
}

export async function requireProject(
  { db, caller }: Scoped,
  key: string,
  message = "Project not found",
): Promise<Project> {
  const [found] = await db
    .select({ doc: projects.doc })
    .from(projects)
    .innerJoin(insureds, eq(insureds.key, projects.insuredKey))
    .where(sql`${projects.key} = ${key} and ${insureds.deletedAt} is null`);
  if (!found || !seesCompany(caller, found.doc.companyKey)) throw notFound(message);
  return found.doc;
}

export type SurveyOfProject = { survey: Survey; project: Project };

export async function requireSurvey(
  scoped: Scoped,
  key: string,
  message = "survey not found",
): Promise<SurveyOfProject> {
  const [found] = await scoped.db.select({ doc: surveys.doc }).from(surveys).where(eq(surveys.key, key));
  if (!found) throw notFound(message);
  return { survey: found.doc, project: await requireProject(scoped, found.doc.projectKey, message) };
}

export async function requireDataset(scoped: Scoped, key: string, message = "Dataset not found"): Promise<Dataset> {
  const [found] = await scoped.db
    .select({ doc: datasets.doc, surveyKey: datasets.surveyKey })
    .from(datasets)
    .where(eq(datasets.key, key));
  if (!found) throw notFound(message);
  await requireSurvey(scoped, found.surveyKey, message);
  return found.doc;
}
