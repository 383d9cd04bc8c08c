/** Inserts contacts, claims and the records of their folders. */
import type { Db } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import type { Claim } from "./demo-claim";
import type { Contact } from "./demo-contacts";
import type { Papers } from "./demo-papers";

export type FiledClaim = { contact: Contact; claim: Claim };

/** A contact with several claims is added once. */
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

/** Inserts the activities of the folders; a reset inserts none again. */
export async function insertActivities(db: Db, filed: readonly FiledClaim[], papers: readonly Papers[]): Promise<void> {
  const companyOf = new Map(filed.map(({ claim }) => [claim.project.key, claim.project.companyKey]));
  const activities = papers.flatMap((each) => each.activities);
  for (const companyKey of new Set(companyOf.values())) {
    const theirs = activities.filter(({ projectKey }) => companyOf.get(projectKey ?? "") === companyKey);
    await insertDocs(db, tables.activities, theirs, { company_key: companyKey });
  }
}

/** Inserts everything of the folders except the activities. */
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
