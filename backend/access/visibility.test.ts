/** @jest-environment ./tests/support/pglite-environment.mjs */

import { insertDocs } from "@/backend/db/records";
import { customizations } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const homeProject = seedKey("project", "HOME-0001");
const homeSurvey = seedKey("survey", "HOME-0001");
const company = (name: string) => seedKey("company", name);
const FIRST = company("Alder & Finch Mutual");
const SECOND = company("Brightwater Insurance");
const THIRD = company("Cedar Ridge Assurance");

const status = async (role: string, name: EndpointName, params: object, headers: object = {}) =>
  (await backend.call(name, params, tokens[role], headers)).status;

test.each([
  ["insured.list", {}, [200, 200, 200, 200, 200, 403]],
  ["project.get", { key: homeProject }, [200, 200, 200, 200, 200, 403]],
  ["vertex.list", { surveyKey: homeSurvey }, [200, 200, 200, 200, 200, 403]],
  ["company.listAll", {}, [200, 200, 200, 200, 200, 403]],
  ["bookmark.list", {}, [200, 200, 200, 200, 200, 403]],
  ["vertex.delete", { keys: ["gone"] }, [204, 204, 204, 204, 403, 403]],
  ["survey.update", { key: homeSurvey }, [200, 200, 200, 200, 403, 403]],
  ["project.restore", { key: "gone" }, [404, 404, 404, 403, 403, 403]],
  ["project.invalidate", { key: "gone", statusReason: "x" }, [404, 404, 404, 403, 403, 403]],
  ["activity.list", { companyKey: FIRST }, [200, 200, 403, 403, 403, 403]],
  ["employee.me", {}, [200, 200, 200, 200, 200, 200]],
] as const)("answers %s by role", async (name, params, expected) => {
  expect(await Promise.all(ROLES.map((role) => status(role, name, params)))).toEqual(expected);
});

async function companiesSeen(role: string, headers: object = {}): Promise<unknown> {
  const { body } = await backend.call("insured.list", { limit: 200 }, tokens[role], headers);
  const keys = (body.insureds as { companyKey: string }[]).map((insured) => insured.companyKey);
  return [...new Set(keys)].sort();
}

test("everyone but a superadmin sees only records of their own companies", async () => {
  expect(await companiesSeen("employee")).toEqual([FIRST, SECOND].sort());
  expect(await companiesSeen("admin")).toEqual([FIRST, SECOND, THIRD].sort());
  expect(((await companiesSeen("superadmin")) as string[]).length).toBeGreaterThan(3);
});

test("a company filter never widens what is visible", async () => {
  const params = { companyKeys: JSON.stringify([SECOND, THIRD]), limit: 200 };
  const { body } = await backend.call("insured.list", params, tokens.employee);
  const seen = new Set((body.insureds as { companyKey: string }[]).map((insured) => insured.companyKey));
  expect([...seen]).toEqual([SECOND]);
});

test("another company's record is missing, for reading and for writing", async () => {
  const { body } = await backend.call("insured.list", { companyKeys: JSON.stringify([THIRD]) }, tokens.admin);
  const [insured] = body.insureds as { key: string; projects: { key: string }[] }[];
  const projectKey = insured?.projects[0]?.key ?? "";
  expect(await status("admin", "insured.get", { key: insured?.key })).toBe(200);
  expect(await status("employee", "insured.get", { key: insured?.key })).toBe(404);
  expect(await status("employee", "project.get", { key: projectKey })).toBe(404);
  expect(await status("employee", "project.update", { key: projectKey, claimNumber: "mine" })).toBe(404);
  expect(await status("employee", "region.listByProject", { projectKey })).toBe(404);
  const surveys = await backend.call("survey.listByProject", { projectKey }, tokens.admin);
  const [survey] = surveys.body.surveys as { key: string }[];
  expect(await status("employee", "vertex.list", { surveyKey: survey?.key })).toBe(404);
  expect(await status("employee", "survey.reopen", { key: survey?.key })).toBe(404);
});

test("impersonation narrows to a lower role and to one's own companies", async () => {
  const asEmployee = { "x-role": "employee" };
  expect(await status("admin", "activity.list", { companyKey: FIRST }, asEmployee)).toBe(403);
  expect(await status("admin", "insured.list", {}, { "x-role": "claims_reviewer" })).toBe(403);
  expect(await companiesSeen("admin", { "x-company-keys": `${SECOND},${company("Eastmark Home")}` })).toEqual([SECOND]);
  expect(await companiesSeen("superadmin", { "x-company-keys": THIRD })).toEqual([THIRD]);
});

test("impersonation never raises a role, and is for admins and superadmins only", async () => {
  expect(await status("admin", "insured.list", {}, { "x-role": "superadmin" })).toBe(403);
  expect(await status("poweruser", "insured.list", {}, { "x-role": "employee" })).toBe(403);
  expect(await status("employee", "insured.list", {}, { "x-company-keys": FIRST })).toBe(403);
  expect(await status("superadmin", "insured.list", {}, { "x-role": "emperor" })).toBe(400);
  const many = Array.from({ length: 21 }, () => FIRST).join(",");
  expect(await status("superadmin", "insured.list", {}, { "x-company-keys": many })).toBe(400);
});

test("calls about oneself ignore impersonation", async () => {
  const answer = await backend.call("employee.me", {}, tokens.admin, { "x-role": "employee" });
  expect(answer.body.employee).toMatchObject({ role: "admin" });
});

test("an action under an impersonated role is recorded with that role and the real name", async () => {
  const key = seedKey("project", "IMPORT-0003");
  const headers = { "x-role": "poweruser" };
  await backend.call("project.requestMedia", { key, statusReason: "Roof" }, tokens.superadmin, headers);
  const { body } = await backend.call("activity.list", { projectKey: key, limit: 1 }, tokens.employee);
  expect(body.activities).toMatchObject([
    {
      action: "project.request-media",
      actorKey: seedKey("employee", "superadmin"),
      detail: { from: "in review", to: "needs media", statusReason: "Roof", actingAs: "poweruser" },
    },
  ]);
});

test("a 403 has the contract's shape", async () => {
  expect(failureType(await backend.call("insured.list", {}, tokens.claims_reviewer))).toBe("forbidden");
});

test("only employees of a company read its customizations", async () => {
  const doc = { key: "cust-1", companyKey: THIRD, parentType: "scan-my-home", title: "Our own" };
  await insertDocs(backend.db, customizations, [doc]);
  const query = { companyKey: THIRD, parentType: "scan-my-home" };
  expect((await backend.call("customization.list", query, tokens.admin)).body.customizations).toContainEqual(doc);
  expect((await backend.call("customization.get", { key: "cust-1" }, tokens.admin)).body.customization).toEqual(doc);
  const found = async (filters: object) => {
    const { body } = await backend.call("customization.list", { ...query, ...filters }, tokens.admin);
    return (body.customizations as { key: string }[]).map(({ key }) => key);
  };
  // An unknown filter narrows the list by that field; an empty filter does nothing.
  expect(await found({ title: "Our own", inspectionReportKey: "" })).toEqual(["cust-1"]);
  expect(await found({ title: "Another" })).toEqual([]);
  expect(await found({ "nothing' or true --": "x" })).toEqual([]);
  expect(await status("employee", "customization.list", query)).toBe(404);
  expect(await status("employee", "customization.get", { key: "cust-1" })).toBe(404);
});
