/** @jest-environment ./tests/support/pglite-environment.mjs */
/** The status of each call on employees and companies, by the role of the caller and the owner of the record. */
import { eq } from "drizzle-orm";
import { insertDocs } from "@/backend/db/records";
import { companies, employees } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { createKey } from "@/lib/domain/keys";
import type { Role } from "@/lib/domain/roles";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"] as const;
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

/** In order: seen by every role but the claims reviewer; by admin and superadmin; by the superadmin only. */
const EVERYBODYS = seedKey("company", "Alder & Finch Mutual");
const ADMINS = seedKey("company", "Cedar Ridge Assurance");
const FAR = seedKey("company", "Eastmark Home");

type Person = { role: Role; companyKeys: string[] };
/**
 * The administrator's own employee, a peer, a higher role, one with an additional company, and one of another company.
 */
const PEOPLE: Person[] = [
  { role: "employee", companyKeys: [EVERYBODYS] },
  { role: "admin", companyKeys: [EVERYBODYS] },
  { role: "superadmin", companyKeys: [EVERYBODYS] },
  { role: "employee", companyKeys: [EVERYBODYS, FAR] },
  { role: "employee", companyKeys: [FAR] },
];

/** Creates new employees each time, because the calls change them permanently. */
async function newPeople(isActivated: boolean): Promise<string[]> {
  const docs = PEOPLE.map((person) => {
    const key = createKey("employee");
    const names = { givenName: "Ada", familyName: "Nwosu", phone: null, isMfaRequired: false };
    return { key, email: `${key}@keystone.test`, ...names, isActivated, isLockedOut: true, ...person };
  });
  await insertDocs(backend.db, employees, docs);
  return docs.map(({ key }) => key);
}
const storedDoc = async (key: string) =>
  (await backend.db.select().from(employees).where(eq(employees.key, key)))[0]?.doc ?? null;

/** Expected statuses in the order of PEOPLE. Roles that are not administrators get 403 for every call. */
type Row = [name: EndpointName, more: object, superadmin: string, admin: string];
const CALLS: Row[] = [
  ["employee.update", { givenName: "Zoë" }, "200 200 200 200 200", "200 200 403 200 404"],
  ["employee.update", { phone: "+12025550144" }, "200 200 200 200 200", "200 200 403 403 404"],
  ["employee.update", { isMfaRequired: true }, "200 200 200 200 200", "200 200 403 403 404"],
  ["employee.update", { isLockedOut: false }, "200 200 200 200 200", "200 200 403 403 404"],
  ["employee.unlock", {}, "204 204 204 204 204", "204 204 403 403 404"],
  ["employee.forcePasswordReset", {}, "204 204 204 204 204", "204 204 403 403 404"],
  ["employee.resendActivation", {}, "204 204 204 204 204", "204 204 403 403 404"],
  // An employee that the caller cannot see is answered like one that is already deleted; nothing is deleted.
  ["employee.delete", {}, "204 204 204 204 204", "204 204 403 403 204"],
  ["employee.requestAvatarUrls", {}, "200 200 200 200 200", "200 200 403 200 404"],
];

test.each(CALLS)("answers %s with %j by role and employee", async (name, more, superadmin, admin) => {
  const expected: Record<string, string> = { superadmin, admin };
  for (const role of ROLES) {
    const keys = await newPeople(name !== "employee.resendActivation");
    const before = await Promise.all(keys.map(storedDoc));
    const answers: number[] = [];
    for (const key of keys) answers.push((await backend.call(name, { key, ...more }, tokens[role])).status);
    expect([role, answers.join(" ")]).toEqual([role, expected[role] ?? "403 403 403 403 403"]);
    const after = await Promise.all(keys.map(storedDoc));
    // The last employee is of another company and must stay unchanged, whatever the status.
    const untouched = answers.map((status, index) => status >= 400 || (index === 4 && role !== "superadmin"));
    expect(after.filter((_, index) => untouched[index])).toEqual(before.filter((_, index) => untouched[index]));
  }
});

test("a deletion reaches only the employees that the caller may delete", async () => {
  const keys = await newPeople(true);
  for (const key of keys) await backend.call("employee.delete", { key }, tokens.admin);
  expect((await Promise.all(keys.map(storedDoc))).map((doc) => doc !== null)).toEqual([false, false, true, true, true]);
});

test.each([
  ["superadmin", "y y y y y"],
  ["admin", "y y y y -"],
  ["poweruser", "y y y y -"],
])("%s sees these of the five employees: %s", async (role, expected) => {
  const keys = await newPeople(true);
  const seen = async (name: EndpointName) => {
    const { body } = await backend.call(name, {}, tokens[role]);
    const listed = new Set((body.employees as { key: string }[]).map(({ key }) => key));
    return keys.map((key) => (listed.has(key) ? "y" : "-")).join(" ");
  };
  expect(await seen("employee.list")).toBe(expected);
  if (role === "superadmin") expect(await seen("employee.listAll")).toBe(expected);
});

test("refuses a new employee with a role above the inviter's or a company that the inviter cannot see", async () => {
  const invite = async (as: string, role: Role, companyKey: string) => {
    const key = createKey("employee");
    const names = { givenName: "Ada", familyName: "Nwosu" };
    const sent = { key, email: `${key}@keystone.test`, ...names, role, companyKeys: [companyKey] };
    return (await backend.call("employee.create", sent, tokens[as])).status;
  };
  const table = (as: string, companyKey: string) => {
    const roles = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"] as const;
    return Promise.all(roles.map((role) => invite(as, role, companyKey)));
  };
  expect(await table("superadmin", FAR)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await table("admin", EVERYBODYS)).toEqual([403, 200, 200, 200, 200, 200]);
  expect(await table("admin", FAR)).toEqual([403, 403, 403, 403, 403, 403]);
  for (const as of ["poweruser", "employee", "underwriting_reviewer", "claims_reviewer"])
    expect([as, await table(as, EVERYBODYS)]).toEqual([as, [403, 403, 403, 403, 403, 403]]);
});

test("refuses to act in a role above one's own, or in any other role without being an administrator", async () => {
  const table = (as: string) =>
    Promise.all(
      ROLES.map(async (role) => (await backend.call("company.listAll", {}, tokens[as], { "x-role": role })).status),
    );
  // The last role may not read companies at all.
  expect(await table("superadmin")).toEqual([200, 200, 200, 200, 200, 403]);
  expect(await table("admin")).toEqual([403, 200, 200, 200, 200, 403]);
  for (const as of ["poweruser", "employee", "underwriting_reviewer", "claims_reviewer"])
    expect([as, await table(as)]).toEqual([as, [403, 403, 403, 403, 403, 403]]);
});

const DAYS = { inspectionType: "claim", minDate: "2026-01-01", maxDate: "2026-01-31", timezone: "UTC" };
/**
 * For a company that every role sees, one that administrators see, and one that only a superadmin sees; in the order of
 * ROLES.
 */
const OF_COMPANIES: [EndpointName, (companyKey: string) => object, string][] = [
  ["company.get", (key) => ({ key }), "200 200 200, 200 200 404, 200 404 404, 200 404 404, 200 404 404, 403 403 403"],
  [
    "company.update",
    (key) => ({ key, isActive: true }),
    "200 200 200, 200 200 404, 200 404 404, 403 403 403, 403 403 403, 403 403 403",
  ],
  [
    "company.requestLogoUrls",
    (key) => ({ key }),
    "200 200 200, 200 200 404, 200 404 404, 403 403 403, 403 403 403, 403 403 403",
  ],
  [
    "company.listAllReviewCompanies",
    (key) => ({ key }),
    "200 200 200, 200 200 404, 200 404 404, 200 404 404, 200 404 404, 403 403 403",
  ],
  [
    "customization.list",
    (companyKey) => ({ companyKey, parentType: "scan-my-home" }),
    "200 200 200, 200 200 404, 200 404 404, 200 404 404, 200 404 404, 403 403 403",
  ],
  [
    "company.reportSummary",
    (key) => ({ key, ...DAYS }),
    "200 200 200, 200 200 404, 200 404 404, 200 404 404, 403 403 403, 403 403 403",
  ],
  [
    "company.reportPaginated",
    (key) => ({ key, ...DAYS }),
    "200 200 200, 200 200 404, 200 404 404, 200 404 404, 403 403 403, 403 403 403",
  ],
  [
    "company.sendReport",
    (key) => ({ key, ...DAYS }),
    "204 204 204, 204 204 404, 204 404 404, 403 403 403, 403 403 403, 403 403 403",
  ],
  [
    "activity.list",
    (companyKey) => ({ companyKey }),
    "200 200 200, 200 200 200, 403 403 403, 403 403 403, 403 403 403, 403 403 403",
  ],
];

test.each(OF_COMPANIES)("answers %s by role and company", async (name, params, expected) => {
  const rows: string[] = [];
  for (const role of ROLES) {
    const answers: number[] = [];
    for (const key of [EVERYBODYS, ADMINS, FAR])
      answers.push((await backend.call(name, params(key), tokens[role])).status);
    rows.push(answers.join(" "));
  }
  expect(rows.join(", ")).toBe(expected);
});

test("only a superadmin creates and deletes companies; a refused deletion changes nothing", async () => {
  const key = createKey("company");
  const create = (as: string) => backend.call("company.create", { key, name: "Zeta Mutual" }, tokens[as]);
  const remove = (as: string) => backend.call("company.delete", { key }, tokens[as]);
  const others = ROLES.filter((role) => role !== "superadmin");
  for (const role of others) expect([role, (await create(role)).status]).toEqual([role, 403]);
  expect((await create("superadmin")).status).toBe(200);
  for (const role of others) expect([role, (await remove(role)).status]).toEqual([role, 403]);
  const deletedAt = async () =>
    (await backend.db.select().from(companies).where(eq(companies.key, key)))[0]?.deletedAt ?? null;
  expect(await deletedAt()).toBeNull();
  expect((await remove("superadmin")).status).toBe(204);
  expect(await deletedAt()).not.toBeNull();
});
