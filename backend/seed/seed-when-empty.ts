/** Fills an empty database with the demo: the same content for the same clock, in one transaction. */
import { sql } from "drizzle-orm";
import type { Employee } from "../../lib/domain/entities";
import { PROJECT_STATUSES } from "../../lib/domain/project-status";
import { type Db, selectRows } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import { Outbox } from "../mail/outbox";
import { mailActivationLink } from "../sign-in/activation-link";
import { replaceBackupCodes } from "../sign-in/backup-codes";
import type { Secrets } from "../sign-in/secrets";
import { Chance } from "./chance";
import { demoClaim } from "./demo-claim";
import { demoCompanies } from "./demo-companies";
import { demoContact } from "./demo-contacts";
import { demoCustomizations } from "./demo-customizations";
import { DEMO_BACKUP_CODES, DEMO_PASSWORD, demoEmployees, INVITED_EMAIL, MFA_EMAIL } from "./demo-employees";
import { demoHomeGeometry } from "./demo-home-geometry";
import { demoPapers } from "./demo-papers";
import { demoScene, HOME_SCENE, IMPORT_SCENES } from "./demo-scenes";
import { type FiledClaim, insertClaims, insertPapers } from "./insert-claims";
import { insertMedia, type MediaPlaces } from "./insert-media";

const CONTACTS = 400;
/** How often each company comes up among the contacts: the first two are the demo's own. */
const COMPANY_SHARES = [0, 0, 0, 0, 1, 1, 1, 2, 3, 4];

/** Without `media` the demo has no pictures. */
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
  const [first] = withPassword;
  if (!first) throw new Error("The demo has no employee");
  return first;
}

/** Each ninth contact has a second claim; the statuses take turns. */
function contactClaims(at: number, chance: Chance, companyKeys: readonly string[], employee: Employee, now: string) {
  const companyKey = companyKeys[chance.pick(COMPANY_SHARES)] ?? "";
  const contact = demoContact(chance, `contact ${at}`, companyKey, now);
  return Array.from({ length: at % 9 === 0 ? 2 : 1 }, (_, claim) => {
    const facts = {
      name: `contact ${at} claim ${claim}`,
      contact,
      status: PROJECT_STATUSES[(at + claim * 4) % PROJECT_STATUSES.length] ?? "needs review",
      claimNumber: `CLM-${24_000 + at * 7 + claim}`,
      assigneeKey: employee.key,
      rejectedBy: `${employee.givenName} ${employee.familyName}`,
      now,
    };
    return { contact, claim: demoClaim(chance, facts) };
  });
}

async function insertScenes(db: Db, companyKey: string, employee: Employee, now: string): Promise<FiledClaim[]> {
  const scenes = [HOME_SCENE, ...IMPORT_SCENES].map((facts, at) => demoScene(facts, at, companyKey, employee.key, now));
  await insertClaims(db, scenes);
  for (const { dataset, task } of scenes) {
    await insertDocs(db, tables.datasets, [dataset]);
    await insertDocs(db, tables.annotationTasks, [task]);
  }
  const [home] = scenes;
  if (!home) throw new Error("The demo has no home");
  for (const [kind, records] of demoHomeGeometry(home.claim.survey.key, now)) {
    await insertDocs(db, tables.geometryTables[kind], records);
  }
  return scenes;
}

export async function seedDemo(db: Db, secrets: Secrets, facts: SeedFacts): Promise<void> {
  const { now, contactCount = CONTACTS } = facts;
  const companies = demoCompanies(now);
  const companyKeys = companies.map((company) => company.key);
  const [ownCompany = ""] = companyKeys;
  await insertDocs(db, tables.companies, companies);
  const employee = await insertEmployees(db, secrets, companyKeys, facts);
  const chance = new Chance(42);
  const scenes = await insertScenes(db, ownCompany, employee, now);
  const others = Array.from({ length: contactCount }, (_, at) =>
    contactClaims(at, chance, companyKeys, employee, now),
  ).flat();
  await insertClaims(db, others);
  const filed = [...scenes, ...others];
  const papers = filed.map(({ contact, claim }) => demoPapers(chance, contact, claim, employee));
  await insertPapers(db, filed, papers);
  const reports = filed.flatMap(({ claim }, at) =>
    (papers[at]?.claimReports ?? []).map((report) => ({ report, companyKey: claim.project.companyKey })),
  );
  await insertDocs(db, tables.customizations, demoCustomizations(companyKeys, reports));
  if (facts.media) await insertMedia(db, facts.media, filed);
}

export async function seedWhenEmpty(db: Db, secrets: Secrets, facts: SeedFacts): Promise<void> {
  const found = await selectRows(db, sql`select key from company limit 1`);
  if (found.length > 0) return;
  await db.transaction((tx) => seedDemo(tx, secrets, facts));
}
