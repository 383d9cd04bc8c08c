/** @jest-environment ./tests/support/pglite-environment.mjs */
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { selectDocs } from "@/backend/db/records";
import { activities } from "@/backend/db/schema";
import { createLog } from "@/backend/log";
import { seedKey } from "@/backend/seed/seed-key";
import { TestBackend } from "@/tests/support/test-backend";

const written: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    written.push(String(chunk));
    done();
  },
});
let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await TestBackend.start({ logger: createLog(stream) });
}, 120_000);
afterAll(() => backend.stop());
beforeEach(async () => {
  token = await backend.tokenOf("superadmin");
  written.length = 0;
});

const FIRST = seedKey("company", "Alder & Finch Mutual");
const SECOND = seedKey("company", "Brightwater Insurance");
const PERSON = seedKey("employee", "superadmin");

const uses = async () => {
  const found = await selectDocs(backend.db, activities, sql`doc->>'action' = 'impersonation.use'`, sql`created_at`);
  return found.map(({ actorKey, detail }) => [actorKey, detail]);
};
const logged = () =>
  written.map((line) => JSON.parse(line)).flatMap(({ impersonation }) => (impersonation ? [impersonation] : []));
const list = (headers: object = {}, name: "insured.list" | "company.listAll" = "insured.list") =>
  backend.call(name, name === "insured.list" ? { limit: 1, search: "canary-search" } : {}, token, headers);

test("logs each call, and records one activity per session and choice", async () => {
  const asPoweruser = { "x-role": "poweruser" };
  const inCompanies = { "x-role": "poweruser", "x-company-keys": `${SECOND},${FIRST}` };
  expect((await list(asPoweruser)).status).toBe(200);
  expect((await list(asPoweruser, "company.listAll")).status).toBe(200);
  backend.pass(1);
  expect((await list(inCompanies)).status).toBe(200);
  expect((await list({ ...inCompanies, "x-company-keys": `${FIRST},${SECOND}` })).status).toBe(200);
  expect(logged()).toEqual([
    { employeeKey: PERSON, role: "poweruser", companyKeys: null, row: "insured.list" },
    { employeeKey: PERSON, role: "poweruser", companyKeys: null, row: "company.listAll" },
    { employeeKey: PERSON, role: "poweruser", companyKeys: [SECOND, FIRST], row: "insured.list" },
    { employeeKey: PERSON, role: "poweruser", companyKeys: [FIRST, SECOND], row: "insured.list" },
  ]);
  expect(await uses()).toEqual([
    [PERSON, { actingAs: "poweruser" }],
    [PERSON, { actingAs: "poweruser", companyKeys: [SECOND, FIRST] }],
  ]);
  expect(written.join("")).not.toContain(token);
  expect(written.join("")).not.toContain("canary");
});

test("records a choice of companies alone, and another session's use separately", async () => {
  const before = (await uses()).length;
  await list({ "x-company-keys": FIRST });
  token = await backend.tokenOf("superadmin");
  await list({ "x-company-keys": FIRST });
  expect((await uses()).slice(before)).toEqual([
    [PERSON, { companyKeys: [FIRST] }],
    [PERSON, { companyKeys: [FIRST] }],
  ]);
});

test("records a choice once for any number of simultaneous calls", async () => {
  await Promise.all(Array.from({ length: 5 }, () => list({ "x-role": "admin", "x-company-keys": SECOND })));
  const noted = (await uses()).filter(([, detail]) => JSON.stringify(detail).includes('"admin"'));
  expect(noted).toHaveLength(1);
});

test("records nothing without impersonation, and for calls about oneself", async () => {
  const before = (await uses()).length;
  await list();
  await backend.call("employee.me", {}, token, { "x-role": "employee" });
  expect(logged()).toEqual([]);
  expect(await uses()).toHaveLength(before);
});

test("activities under impersonation name the role and the companies", async () => {
  const key = seedKey("project", "IMPORT-0003");
  const headers = { "x-role": "poweruser", "x-company-keys": `${FIRST},${SECOND}` };
  await backend.call("project.requestMedia", { key, statusReason: "Roof" }, token, headers);
  const { body } = await backend.call("activity.list", { projectKey: key, limit: 1 }, token);
  expect(body.activities).toMatchObject([
    { actorKey: PERSON, detail: { actingAs: "poweruser", companyKeys: [FIRST, SECOND] } },
  ]);
});
