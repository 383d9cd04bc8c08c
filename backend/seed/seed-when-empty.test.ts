/** @jest-environment ./tests/support/pglite-environment.mjs */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { selectRows } from "@/backend/db/database";
import { selectDocs } from "@/backend/db/records";
import * as tables from "@/backend/db/schema";
import { Secrets } from "@/backend/http/secrets";
import type { Survey } from "@/lib/domain/entities";
import { NOW, SECRET, TestBackend } from "@/tests/support/test-backend";
import { seedDemo } from "./seed-when-empty";

const ROLES = ["employee", "admin", "superadmin", "poweruser", "claims_reviewer", "underwriting_reviewer"];
const CONTENT = [
  "company",
  "insured",
  "property",
  "project",
  "survey",
  "region",
  "scan",
  "invite",
  "followup",
  "vertex",
  "customization",
];
let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

async function emptyDatabase(): Promise<void> {
  const rows = await selectRows<{ name: string }>(
    backend.db,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  );
  const names = rows.map(({ name }) => sql.identifier(name));
  await backend.db.execute(sql`alter table activity disable trigger activity_is_append_only`);
  await backend.db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
  await backend.db.execute(sql`alter table activity enable trigger activity_is_append_only`);
}

async function contents(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of CONTENT) {
    const [row] = await selectRows<{ hash: string }>(
      backend.db,
      sql`select md5(string_agg(doc::text, ',' order by key collate "C")) as hash from ${sql.identifier(name)}`,
    );
    found[name] = row?.hash ?? "";
  }
  return found;
}

function stateOf({ reviewedAt, done, expiresAt }: Survey): string {
  if (reviewedAt) return "reviewed";
  if (done) return "done";
  const left = Date.parse(expiresAt ?? "") - Date.parse(NOW);
  if (left <= 0) return "expired";
  return left < 86_400_000 ? "expiring" : "open";
}

describe("the whole demo", () => {
  beforeAll(async () => {
    await emptyDatabase();
    await seedDemo(backend.db, new Secrets(SECRET), { now: NOW, appOrigin: "https://lintel.test" });
  }, 120_000);

  test("has four hundred insureds and the four of the scenes, each with a property", async () => {
    const counts = await selectRows<{ contacts: number; homes: number }>(
      backend.db,
      sql`select count(*)::int as contacts, count(distinct p.insured_key)::int as homes
          from insured i left join property p on p.insured_key = i.key`,
    );
    expect(counts).toEqual([{ contacts: 404, homes: 404 }]);
  });

  test("has claims in every status, and inspections that are reviewed, done, expired, expiring and open", async () => {
    const statuses = await selectRows<{ status: string }>(
      backend.db,
      sql`select distinct status from project order by 1`,
    );
    expect(statuses.map(({ status }) => status)).toEqual([
      "delivered",
      "in processing",
      "in review",
      "invalid",
      "needs attention",
      "needs media",
      "needs processing",
      "needs review",
      "rejected",
    ]);
    const states = (await selectDocs(backend.db, tables.surveys, sql`true`)).map(stateOf);
    expect([...new Set(states)].sort()).toEqual(["done", "expired", "expiring", "open", "reviewed"]);
  });

  test("has questions for each underwriting report of its first companies, with some omitted", async () => {
    const reports = await selectDocs(backend.db, tables.claimReports, sql`doc->>'type' = 'underwriting'`);
    expect([...new Set(reports.map(({ status }) => status))].sort()).toEqual(["draft", "ready"]);
    const all = await selectDocs(backend.db, tables.customizations, sql`true`);
    const captures = all.filter(({ parentType }) => parentType === "scan-my-home");
    expect(captures.map(({ title }) => title)).toEqual(Array(3).fill("Rooms that are filmed"));
    const questions = all.filter(({ parentType }) => parentType === "underwriting-report");
    const questionsOf = new Set(questions.map(({ inspectionReportKey }) => inspectionReportKey));
    expect(questionsOf.size).toBeGreaterThan(3);
    expect(reports.map(({ key }) => key)).toEqual(expect.arrayContaining([...questionsOf]));
    const [first] = questionsOf;
    const ofFirst = questions.filter(({ inspectionReportKey }) => inspectionReportKey === first);
    expect(ofFirst.map(({ title }) => title).sort()).toEqual(["Liability", "Roof", "Water and heating"]);
    expect(ofFirst.flatMap(({ fields = [] }) => fields).some(({ isEnabled }) => !isEnabled)).toBe(true);
  });

  test("has mailed the invited employee a link with two tokens, both stored hashed", async () => {
    const sent = await backend.db.select().from(tables.outbox);
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["invited@lintel.test", "Activate your account"],
    ]);
    const link = /https:\/\/lintel\.test\/activate-account\/invited%40lintel\.test\/([\w-]{43})\/([\w-]{43})\n/;
    const tokens = link.exec(sent[0]?.body ?? "")?.slice(1) ?? [];
    const stored = await backend.db.select().from(tables.accessTokens);
    const secrets = new Secrets(SECRET);
    expect(stored.map(({ purpose, tokenHash }) => [purpose, tokenHash])).toEqual([
      ["activation", secrets.hashToken(tokens[0] ?? "")],
      ["first-password", secrets.hashToken(tokens[1] ?? "")],
    ]);
  });

  test("has no claim older than its insured", async () => {
    const early = await selectRows(
      backend.db,
      sql`select p.key from project p join insured i on i.key = p.insured_key where p.created_at < i.doc->>'createdAt'`,
    );
    expect(early).toEqual([]);
  });

  test("is the same for the same clock", async () => {
    const first = await contents();
    await emptyDatabase();
    await seedDemo(backend.db, new Secrets(SECRET), { now: NOW, appOrigin: "https://lintel.test" });
    expect(await contents()).toEqual(first);
  }, 120_000);
});

test("the demo command prints the seeded sign-ins and backup codes", async () => {
  const printed = readFileSync("scripts/demo-sign-ins.mjs", "utf8");
  const names = ROLES.concat(["mfa", "locked", "expired", "expiring", "invited"]);
  for (const name of names) expect(printed).toContain(`"${name}@lintel.test"`);
  expect(printed).toContain("backup codes lintelbackup0001 to lintelbackup0010");
  const seeded = await backend.db.select().from(tables.backupCodes);
  expect(seeded).toHaveLength(10);
  for (const code of ["lintelbackup0001", "lintelbackup0010"]) {
    const token = await backend.tokenOf("mfa");
    expect((await backend.call("employee.verifyMfa", { code }, token)).status).toBe(200);
  }
});
