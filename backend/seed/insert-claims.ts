/** Inserts insureds, claims, and the other records of the claims (`Papers`). */
import type { Db } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import type { Claim } from "./demo-claim";
import type { Contact } from "./demo-contacts";
import type { Papers } from "./demo-papers";

export type FiledClaim = { contact: Contact; claim: Claim };

/** Inserts the claims with their insureds; an insured with several claims is inserted once. */
export async function insertClaims(db: Db, filed: readonly FiledClaim[]): Promise<void> {
  const contacts = [...new Set(filed.map(({ contact }) => contact))];
  const claims = filed.map(({ claim }) => claim);
  await insertDocs(
    db,
    tables.insureds,
    contacts.map((contact) => contact.insured),
  );
  await insertDocs(
    db,
    tables.properties,
    contacts.map((contact) => contact.property),
  );
  await insertDocs(
    db,
    tables.projects,
    claims.map((claim) => claim.project),
  );
  await insertDocs(
    db,
    tables.surveys,
    claims.map((claim) => claim.survey),
  );
  await insertDocs(
    db,
    tables.regions,
    claims.flatMap((claim) => claim.regions),
  );
  await insertDocs(
    db,
    tables.scans,
    claims.flatMap((claim) => claim.scans),
  );
}

/** Inserts the activities; a reset does not insert them again. */
export async function insertActivities(db: Db, filed: readonly FiledClaim[], papers: readonly Papers[]): Promise<void> {
  const companyOf = new Map(filed.map(({ claim }) => [claim.project.key, claim.project.companyKey]));
  const activities = papers.flatMap((each) => each.activities);
  for (const companyKey of new Set(companyOf.values())) {
    const companyActivities = activities.filter(({ projectKey }) => companyOf.get(projectKey ?? "") === companyKey);
    await insertDocs(db, tables.activities, companyActivities, { company_key: companyKey });
  }
}

/** Inserts the papers without their activities. */
export async function insertPapers(db: Db, papers: readonly Papers[]): Promise<void> {
  await insertDocs(
    db,
    tables.invites,
    papers.flatMap((each) => each.invites),
  );
  await insertDocs(
    db,
    tables.followups,
    papers.flatMap((each) => each.followups),
  );
  await insertDocs(
    db,
    tables.specialtyItems,
    papers.flatMap((each) => each.specialtyItems),
  );
  await insertDocs(
    db,
    tables.claimReports,
    papers.flatMap((each) => each.claimReports),
  );
  await insertDocs(
    db,
    tables.internalThreads,
    papers.flatMap((each) => each.threads),
  );
}
