/** Fills an empty database with the demo: the same content for the same clock, in one transaction. */
import { sql } from "drizzle-orm";
import { type Db, selectRows } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import type { Secrets } from "../http/secrets";
import { Outbox } from "../mail/outbox";
import { mailActivationLink } from "../sign-in/activation-link";
import { replaceBackupCodes } from "../sign-in/backup-codes";
import { demoCompanies } from "./demo-companies";
import {
  DEMO_BACKUP_CODES,
  DEMO_PASSWORD,
  demoAuthor,
  demoEmployees,
  INVITED_EMAIL,
  MFA_EMAIL,
} from "./demo-employees";
import { countFirst, demoFirstState } from "./first-state";
import { insertActivities } from "./insert-claims";
import { insertFirstState } from "./insert-first-state";
import { insertMedia, type MediaPlaces } from "./insert-media";

export const CONTACTS = 400;

/** Without `media` the demo has no photos. */
export type SeedFacts = { now: string; appOrigin: string; contactCount?: number; media?: MediaPlaces };

async function insertEmployees(db: Db, secrets: Secrets, companyKeys: readonly string[], facts: SeedFacts) {
  const { now, appOrigin } = facts;
  const outbox = Outbox.shown();
  const { withPassword, withoutPassword } = demoEmployees(companyKeys, now);
  for (const employee of withPassword) {
    await insertDocs(db, tables.employees, [employee], { password_hash: await secrets.hashPassword(DEMO_PASSWORD) });
  }
  for (const { key } of withPassword.filter(({ email }) => email === MFA_EMAIL)) {
    await replaceBackupCodes(db, secrets, key, DEMO_BACKUP_CODES);
  }
  await insertDocs(db, tables.employees, withoutPassword);
  const invited = withoutPassword.filter(({ email }) => email === INVITED_EMAIL);
  for (const employee of invited) await mailActivationLink({ db, secrets, outbox, appOrigin, now }, employee);
}

export async function seedDemo(db: Db, secrets: Secrets, facts: SeedFacts): Promise<void> {
  const { now, contactCount = CONTACTS } = facts;
  const companies = demoCompanies(now);
  const companyKeys = companies.map((company) => company.key);
  const author = demoAuthor(companyKeys, now);
  const state = demoFirstState({ companyKeys, author, contactCount, now });
  const counted = companies.map((company) => ({ ...company, firstState: countFirst(state, company.key) }));
  await insertDocs(db, tables.companies, counted);
  await insertEmployees(db, secrets, companyKeys, facts);
  await insertFirstState(db, state, now);
  await insertActivities(db, state.filed, state.papers);
  if (facts.media) await insertMedia(db, facts.media, state.filed);
}

export async function seedWhenEmpty(db: Db, secrets: Secrets, facts: SeedFacts): Promise<void> {
  const found = await selectRows(db, sql`select key from company limit 1`);
  if (found.length > 0) return;
  await db.transaction((tx) => seedDemo(tx, secrets, facts));
}
