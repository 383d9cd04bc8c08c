/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import { selectRows } from "@/backend/db/database";
import { purgeDeletedInsureds } from "@/backend/db/deleted-insureds";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { TestBackend } from "@/tests/support/test-backend";

const DAY = 86_400_000;
let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
beforeAll(async () => {
  backend = await TestBackend.start();
  await signIn();
}, 120_000);
afterAll(() => backend.stop());

async function signIn() {
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}
const call = (name: EndpointName, params: object, role = "poweruser") => backend.call(name, params, tokens[role]);
const keys = (name: string) => ({
  insured: seedKey("insured", name),
  property: seedKey("property", name),
  project: seedKey("project", name),
  survey: seedKey("survey", name),
  dataset: seedKey("dataset", name),
  task: seedKey("annotationTask", name),
  region: seedKey("region", `${name} 0 Kitchen`),
});
const home = keys("HOME-0001");

/** The calls that show or change the insured or a record below it. */
const readsAndChanges: [EndpointName, object][] = [
  ["insured.get", { key: home.insured }],
  ["insured.update", { key: home.insured, givenName: "Harry" }],
  ["property.update", { key: home.property, yearBuilt: 1999 }],
  ["property.create", { key: "pr-more", insuredKey: home.insured }],
  ["project.get", { key: home.project }],
  ["project.listByInsured", { insuredKey: home.insured }],
  ["project.create", { key: "prj-more", insuredKey: home.insured }],
  ["project.update", { key: home.project, causeOfLoss: "Hail" }],
  ["project.process", { key: home.project }],
  ["survey.get", { key: home.survey }],
  ["survey.listByProject", { projectKey: home.project }],
  ["survey.create", { key: "srv-more", projectKey: home.project }],
  ["survey.update", { key: home.survey, name: "Other" }],
  ["survey.markReviewed", { key: home.survey }],
  ["survey.reopen", { key: home.survey }],
  ["survey.emailClaimsContents", { key: home.survey, email: "a@example.com" }],
  ["region.get", { key: home.region }],
  ["region.listByProject", { projectKey: home.project }],
  ["invite.create", { key: "inv-more", projectKey: home.project, channel: "email" }],
  ["invite.list", { projectKey: home.project }],
  ["internalThread.list", { projectKey: home.project }],
  ["activity.list", { projectKey: home.project }],
  ["dataset.get", { key: home.dataset }],
  ["annotationTask.get", { key: home.task }],
  ["vertex.list", { surveyKey: home.survey }],
];
const totals = async () => [
  (await call("insured.list", {})).body.total as number,
  (await call("survey.list", {})).body.total as number,
];

test("deleting hides the insured and every record below it, and restoring shows all of them again", async () => {
  const before = await totals();
  const project = (await call("project.get", { key: home.project })).body;
  expect((await call("insured.delete", { key: home.insured })).status).toBe(204);
  const statuses = [];
  for (const [name, params] of readsAndChanges) statuses.push([name, (await call(name, params)).status]);
  expect(statuses).toEqual(readsAndChanges.map(([name]) => [name, 404]));
  expect(await totals()).toEqual(before.map((total) => total - 1));
  expect((await call("insured.list", { search: "holloway" })).body.total).toBe(0);
  expect((await call("insured.checkDuplicates", { email: "harriet.holloway@example.com" })).body.insureds).toEqual([]);

  const restored = await call("insured.restore", { key: home.insured });
  expect(restored.body.insured).toMatchObject({ key: home.insured, familyName: "Holloway", revision: 1 });
  expect(await totals()).toEqual(before);
  expect((await call("project.get", { key: home.project })).body).toEqual(project);
  const { body } = await call("vertex.list", { surveyKey: home.survey });
  expect((body.vertices as object[]).length).toBeGreaterThan(100);
});

test("repeated deletions and restorations succeed, and are recorded once", async () => {
  const { insured, project } = keys("IMPORT-0001");
  for (const _ of [1, 2]) expect((await call("insured.delete", { key: insured })).status).toBe(204);
  for (const _ of [1, 2]) expect((await call("insured.restore", { key: insured })).status).toBe(200);
  const { body } = await call("activity.list", { projectKey: project });
  const actions = (body.activities as { action: string }[]).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith("insured.")).sort()).toEqual([
    "insured.delete",
    "insured.restore",
  ]);
});

test("deleting an unknown key succeeds, and restoring it does not", async () => {
  expect((await call("insured.delete", { key: "ins-never" })).status).toBe(204);
  const answer = await call("insured.restore", { key: "ins-never" });
  expect([answer.status, answer.body.status]).toEqual([404, [{ message: "Insured not found!", type: "not_found" }]]);
});

test("another company's insured is neither deleted nor restored", async () => {
  const companyKeys = JSON.stringify([seedKey("company", "Cedar Ridge Assurance")]);
  const { body } = await call("insured.list", { companyKeys, limit: 1 }, "admin");
  const [{ key } = { key: "" }] = body.insureds as { key: string }[];
  expect((await call("insured.delete", { key })).status).toBe(204);
  expect((await call("insured.get", { key }, "admin")).status).toBe(200);
  await call("insured.delete", { key }, "admin");
  expect((await call("insured.restore", { key })).status).toBe(404);
  expect((await call("insured.restore", { key }, "admin")).status).toBe(200);
});

test("a deleted key may be created again: it is the same insured, with the new content", async () => {
  const { body } = await call("insured.get", { key: keys("IMPORT-0002").insured });
  const contact = body.insured as Record<string, unknown> & { key: string };
  await call("insured.delete", { key: contact.key });
  const same = await call("insured.createContact", contact);
  expect(same.body.insured).toMatchObject({ revision: 1, createdAt: contact.createdAt });
  await call("insured.delete", { key: contact.key });
  const other = await call("insured.createContact", { ...contact, phone: "+13035550171" });
  expect(other.body.insured).toMatchObject({ revision: 2, phone: "+13035550171", createdAt: contact.createdAt });
  expect((await call("project.get", { key: keys("IMPORT-0002").project })).status).toBe(200);
  await call("insured.delete", { key: contact.key });
  const elsewhere = { ...contact, companyKey: seedKey("company", "Brightwater Insurance") };
  const refused = await call("insured.createContact", elsewhere);
  expect([refused.status, refused.body.conflicts]).toEqual([409, undefined]);
});

test.each([
  ["insured.delete", [204, 204, 204, 403, 403, 403]],
  ["insured.restore", [404, 404, 404, 403, 403, 403]],
] as const)("answers %s by role", async (name, expected) => {
  const statuses = ROLES.map(async (role) => (await call(name, { key: "gone" }, role)).status);
  expect(await Promise.all(statuses)).toEqual(expected);
});

test("purges a deleted insured with all its records after thirty days; a restored one stays", async () => {
  const count = async () => {
    const [row] = await selectRows<{ count: number }>(
      backend.db,
      sql`select (select count(*) from vertex where survey_key = ${home.survey})
        + (select count(*) from face where survey_key = ${home.survey})
        + (select count(*) from region where survey_key = ${home.survey})
        + (select count(*) from bookmark where doc->>'targetKey' = ${home.project})
        + (select count(*) from project where key = ${home.project})
        + (select count(*) from insured where key = ${home.insured}) as count`,
    );
    return Number(row?.count);
  };
  const restoredKey = keys("IMPORT-0003").insured;
  await call("bookmark.create", { key: "book-home", targetType: "project", targetKey: home.project });
  await call("insured.delete", { key: home.insured });
  await call("insured.delete", { key: restoredKey });
  await call("insured.restore", { key: restoredKey });
  const before = await count();
  expect(before).toBeGreaterThan(100);

  backend.pass(29 * DAY);
  await purgeDeletedInsureds(backend.db, backend.now);
  expect(await count()).toBe(before);
  backend.pass(2 * DAY);
  await signIn();
  expect((await call("insured.restore", { key: home.insured })).status).toBe(404);
  await purgeDeletedInsureds(backend.db, backend.now);
  expect(await count()).toBe(0);
  expect((await call("insured.get", { key: restoredKey })).status).toBe(200);
});
