/** @jest-environment ./tests/support/pglite-environment.mjs */
import { purgeDeletedCompanies } from "@/backend/db/deleted-companies";
import { purgeDeletedInsureds } from "@/backend/db/deleted-insureds";
import { findDoc } from "@/backend/db/records";
import { companies } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { Company } from "@/lib/domain/entities";
import { type Answer, TestBackend } from "@/tests/support/test-backend";

const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
const [FIRST, SECOND, THIRD, FOURTH] = [
  "Alder & Finch Mutual",
  "Brightwater Insurance",
  "Cedar Ridge Assurance",
  "Driftstone Underwriters",
].map((name) => seedKey("company", name)) as [string, string, string, string];
let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const listReviewers = (key: string, role = "superadmin") =>
  backend.call("company.listAllReviewCompanies", { key }, tokens[role]);
const namesOf = ({ body }: Answer) => (body.companies as Company[]).map(({ name }) => name);
const changeReviewers = (reviewCompanyKeys: unknown, role = "admin") =>
  backend.call("company.update", { key: FIRST, reviewCompanyKeys }, tokens[role]);
const refusalOf = ({ status, body }: Answer) => [status, (body.status as { message: string }[])[0]?.message];

test("callers who may view claims list a company's reviewers, limited to companies that they may see", async () => {
  const answers = await Promise.all(ROLES.map((role) => listReviewers(FIRST, role)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 403]);
  expect(answers.slice(0, 5).map(namesOf)).toEqual([
    ["Brightwater Insurance", "Cedar Ridge Assurance"],
    ["Brightwater Insurance", "Cedar Ridge Assurance"],
    ["Brightwater Insurance"],
    ["Brightwater Insurance"],
    ["Brightwater Insurance"],
  ]);
  expect(namesOf(await listReviewers(THIRD))).toEqual([]);
  expect(refusalOf(await listReviewers(THIRD, "employee"))).toEqual([404, "Company not found"]);
  expect(refusalOf(await listReviewers("cous-none"))).toEqual([404, "Company not found"]);
  expect((await backend.call("company.listAllReviewCompanies", { key: FIRST })).status).toBe(401);
});

test("callers who may edit a company set its reviewers, and may keep reviewers that they cannot see", async () => {
  expect((await changeReviewers([THIRD], "poweruser")).status).toBe(200);
  expect(namesOf(await listReviewers(FIRST))).toEqual(["Cedar Ridge Assurance"]);
  // A poweruser can't see the third company, but may keep it.
  expect((await changeReviewers([THIRD, SECOND], "poweruser")).status).toBe(200);
  expect(namesOf(await listReviewers(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
  expect((await changeReviewers([], "employee")).status).toBe(403);
});

test.each([
  [[FIRST], 400, "A company can't be its own reviewer."],
  [[SECOND, SECOND], 400, "reviewCompanyKeys names a company twice"],
  [["cous-none"], 400, "reviewCompanyKeys names a company that is not there"],
  [[FOURTH], 400, "reviewCompanyKeys names a company that is not there"],
  ["all", 400, expect.any(String)],
  [[5], 400, expect.any(String)],
])("refuses the reviewers %j with %s", async (keys, status, message) => {
  expect(refusalOf(await changeReviewers(keys))).toEqual([status, message]);
  expect(namesOf(await listReviewers(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
});

test("a deleted company reviews nothing until it is restored", async () => {
  await backend.call("company.delete", { key: THIRD }, tokens.superadmin);
  expect(namesOf(await listReviewers(FIRST))).toEqual(["Brightwater Insurance"]);
  await backend.call("company.create", { key: THIRD, name: "Cedar Ridge Assurance" }, tokens.superadmin);
  expect(namesOf(await listReviewers(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
});

test("purging a company removes it from the reviewers of other companies", async () => {
  const before = await findDoc(backend.db, companies, FIRST);
  expect(before?.reviewCompanyKeys).toContain(THIRD);
  await backend.call("company.delete", { key: THIRD }, tokens.superadmin);
  const purge = async () => {
    await purgeDeletedInsureds(backend.db, backend.now);
    await purgeDeletedCompanies(backend.db, backend.now);
  };
  await purge();
  expect(await findDoc(backend.db, companies, FIRST)).toEqual(before);
  backend.pass(30 * 86_400_000 + 1);
  await purge();
  expect(await findDoc(backend.db, companies, THIRD)).toBeNull();
  expect(await findDoc(backend.db, companies, FIRST)).toEqual({
    ...before,
    reviewCompanyKeys: before?.reviewCompanyKeys?.filter((key) => key !== THIRD),
    revision: (before?.revision ?? 0) + 1,
  });
});
