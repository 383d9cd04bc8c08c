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

const list = (key: string, role = "superadmin") =>
  backend.call("company.listAllReviewCompanies", { key }, tokens[role]);
const names = ({ body }: Answer) => (body.companies as Company[]).map(({ name }) => name);
const change = (reviewCompanyKeys: unknown, role = "admin") =>
  backend.call("company.update", { key: FIRST, reviewCompanyKeys }, tokens[role]);
const refusal = ({ status, body }: Answer) => [status, (body.status as { message: string }[])[0]?.message];

test("callers who see claims see who reviews them, among the companies that they see", async () => {
  const answers = await Promise.all(ROLES.map((role) => list(FIRST, role)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 403]);
  expect(answers.slice(0, 5).map(names)).toEqual([
    ["Brightwater Insurance", "Cedar Ridge Assurance"],
    ["Brightwater Insurance", "Cedar Ridge Assurance"],
    ["Brightwater Insurance"],
    ["Brightwater Insurance"],
    ["Brightwater Insurance"],
  ]);
  expect(names(await list(THIRD))).toEqual([]);
  expect(refusal(await list(THIRD, "employee"))).toEqual([404, "Company not found"]);
  expect(refusal(await list("cous-none"))).toEqual([404, "Company not found"]);
  expect((await backend.call("company.listAllReviewCompanies", { key: FIRST })).status).toBe(401);
});

test("callers who edit the company choose its reviewers; reviewers that they do not see stay", async () => {
  expect((await change([THIRD], "poweruser")).status).toBe(200);
  expect(names(await list(FIRST))).toEqual(["Cedar Ridge Assurance"]);
  // A poweruser does not see the third company, and does not remove it.
  expect((await change([THIRD, SECOND], "poweruser")).status).toBe(200);
  expect(names(await list(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
  expect((await change([], "employee")).status).toBe(403);
});

test.each([
  [[FIRST], 400, "A company can't be its own reviewer."],
  [[SECOND, SECOND], 400, "reviewCompanyKeys names a company twice"],
  [["cous-none"], 400, "reviewCompanyKeys names a company that is not there"],
  [[FOURTH], 400, "reviewCompanyKeys names a company that is not there"],
  ["all", 400, expect.any(String)],
  [[5], 400, expect.any(String)],
])("%j: %s", async (keys, status, message) => {
  expect(refusal(await change(keys))).toEqual([status, message]);
  expect(names(await list(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
});

test("a deleted company reviews nothing until it is restored", async () => {
  await backend.call("company.delete", { key: THIRD }, tokens.superadmin);
  expect(names(await list(FIRST))).toEqual(["Brightwater Insurance"]);
  await backend.call("company.create", { key: THIRD, name: "Cedar Ridge Assurance" }, tokens.superadmin);
  expect(names(await list(FIRST))).toEqual(["Brightwater Insurance", "Cedar Ridge Assurance"]);
});

test("a purged company is removed from the companies whose claims it reviewed", async () => {
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
