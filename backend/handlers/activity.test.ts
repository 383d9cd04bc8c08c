/** @jest-environment ./tests/support/pglite-environment.mjs */
import { insertDocs } from "@/backend/db/records";
import { activities } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { Activity } from "@/lib/domain/entities";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const keyOf = (name: string) => seedKey("employee", name);
const FIRST = seedKey("company", "Alder & Finch Mutual");
const claim = seedKey("project", "IMPORT-0003");
beforeAll(async () => {
  backend = await TestBackend.start();
  const early = await backend.tokenOf("superadmin");
  await backend.call("project.requestMedia", { key: claim, statusReason: "Roof" }, early);
  backend.pass(24 * 3_600_000);
  for (const role of ["superadmin", "admin", "employee"]) tokens[role] = await backend.tokenOf(role);
  await backend.call("employee.unlock", { key: keyOf("locked") }, tokens.superadmin);
}, 120_000);
afterAll(() => backend.stop());

async function listed(params: object, as = "admin"): Promise<Activity[]> {
  const { body, status } = await backend.call("activity.list", { limit: 200, ...params }, tokens[as]);
  expect(status).toBe(200);
  return body.activities as Activity[];
}
const actions = (found: readonly Activity[]) => [...new Set(found.map(({ action }) => action))].sort();
const superadmin = () => ({ employeeKey: keyOf("superadmin") });

test("each activity of a person names its claim or employee", async () => {
  const found = await listed(superadmin(), "superadmin");
  const { body } = await backend.call("project.get", { key: claim }, tokens.superadmin);
  const { claimNumber, insuredKey } = body.project as { claimNumber: string; insuredKey: string };
  const subject = { name: "Cora Lindqvist", claimNumber, insuredKey };
  expect(found.find(({ action }) => action === "project.request-media")?.subject).toEqual(subject);
  expect(found.find(({ action }) => action === "employee.unlock")?.subject).toEqual({
    name: expect.stringMatching(/\w+ \w+/),
    employeeKey: keyOf("locked"),
  });
  expect(found.find(({ action }) => action === "employee.login")?.subject).toBeNull();
});

test("does not name an employee of companies that the caller does not see", async () => {
  await backend.call(
    "employee.update",
    { key: keyOf("locked"), companyKeys: [seedKey("company", "Eastmark Home")] },
    tokens.superadmin,
  );
  const seen = (await listed({ subjects: '["employee"]' })).filter(({ action }) => action === "employee.unlock");
  expect(seen.map(({ subject, detail }) => [subject, detail])).toEqual([[null, {}]]);
  const all = await listed({ subjects: '["employee"]' }, "superadmin");
  expect(all.find(({ action }) => action === "employee.unlock")?.subject).toMatchObject({
    employeeKey: keyOf("locked"),
  });
});

test("filters by kind, and the total counts only the filtered activities", async () => {
  const params = { ...superadmin(), subjects: '["project"]' };
  expect(actions(await listed(params, "superadmin"))).toEqual(["project.request-media"]);
  const { body } = await backend.call("activity.list", { ...params, limit: 1 }, tokens.superadmin);
  expect(body.total).toBe(1);
  expect(await listed({ projectKey: claim, subjects: '["region"]' })).toEqual([]);
});

test("a claim's activity is filtered by person and days, for everybody who sees the claim", async () => {
  await backend.call("internalThread.create", { key: "intthr-1", projectKey: claim, body: "Seen" }, tokens.employee);
  const filter = async (params: object) => actions(await listed({ projectKey: claim, ...params }, "employee"));
  const all = await filter({});
  expect(all).toEqual(expect.arrayContaining(["project.request-media", "note.create"]));
  expect(await filter(superadmin())).toEqual(["project.request-media"]);
  expect(await filter({ employeeKey: keyOf("employee") })).toEqual(["note.create", "project.create", "project.status"]);
  const today = { minDate: backend.now.slice(0, 10), timezone: "UTC" };
  expect(await filter(today)).toEqual(["note.create"]);
  expect(await filter({ ...superadmin(), ...today })).toEqual([]);
});

test("filters by days of the given time zone", async () => {
  const today = backend.now.slice(0, 10);
  const found = await listed({ ...superadmin(), minDate: today, timezone: "UTC" }, "superadmin");
  expect(actions(found)).toEqual(["employee.login", "employee.unlock", "employee.update"]);
});

test.each([
  { minDate: "2026-02-30" },
  { minDate: "yesterday" },
  { minDate: "2026-02-03", timezone: "Mars/Base" },
  { subjects: "project" },
])("refuses %p", async (params) => {
  expect((await backend.call("activity.list", { companyKey: FIRST, ...params }, tokens.admin)).status).toBe(400);
});

test("a claim's timeline can be filtered by employees who may not read anyone's activity elsewhere", async () => {
  const found = await listed({ projectKey: claim, subjects: '["project"]' }, "employee");
  expect(found.map(({ action }) => action)).toContain("project.request-media");
  expect((await backend.call("activity.list", { subjects: '["project"]' }, tokens.employee)).status).toBe(403);
});

test("names a deleted employee only to callers who see one of the employee's companies", async () => {
  const shared = { key: keyOf("expired"), companyKeys: [FIRST, seedKey("company", "Eastmark Home")] };
  await backend.call("employee.update", shared, tokens.superadmin);
  // The companies chosen by the deleting person are not those of the deleted employee.
  const chosen = { "x-company-keys": [FIRST, seedKey("company", "Eastmark Home")].join(",") };
  for (const name of ["locked", "expired"]) {
    const { status } = await backend.call("employee.delete", { key: keyOf(name) }, tokens.superadmin, chosen);
    expect([name, status]).toEqual([name, 204]);
  }
  const deletions = async (as: string, more: object = {}) => {
    const found = await listed({ subjects: '["employee"]', sort: "createdAt", ...more }, as);
    return found.filter(({ action }) => action === "employee.delete").map(({ detail }) => detail);
  };
  const unlocking = async (as: string) =>
    (await listed({ subjects: '["employee"]' }, as)).find(({ action }) => action === "employee.unlock");
  const updating = async (as: string) =>
    (await listed({ ...superadmin(), subjects: '["employee"]' }, as)).find(
      ({ action, detail }) => action === "employee.update" && detail?.employeeKey === keyOf("expired"),
    );
  // Earlier activities about the employee show the name of that time, without a link.
  expect((await unlocking("superadmin"))?.subject).toEqual({ name: "Leda Oakes" });
  expect(await unlocking("admin")).toMatchObject({ subject: null, detail: {} });
  for (const as of ["admin", "superadmin"]) expect((await updating(as))?.subject).toEqual({ name: "Enid Pacheco" });
  const named = (name: string) => expect.objectContaining({ employeeKey: keyOf(name), name: expect.any(String) });
  expect(await deletions("superadmin")).toEqual([named("locked"), named("expired")]);
  const [hidden, visible] = await deletions("admin");
  expect([hidden?.name, hidden?.employeeKey]).toEqual([undefined, undefined]);
  expect(visible).toEqual(named("expired"));
  expect(JSON.stringify(await listed({}))).not.toContain("Leda Oakes");
  // Nor can the name be searched.
  expect(await deletions("admin", { search: "Leda Oakes" })).toEqual([]);
  expect(await deletions("superadmin", { search: "Leda Oakes" })).toEqual([named("locked")]);
});

test("a deleted employee's own activities keep their name, in their company and on the claim", async () => {
  const key = keyOf("poweruser");
  const theirs = await backend.tokenOf("poweruser");
  await backend.call("internalThread.create", { key: "intthr-2", projectKey: claim, body: "Roof seen" }, theirs);
  const activityLines = async (params: object, as = "admin") =>
    (await listed({ employeeKey: key, ...params }, as)).map(({ action, actorName }) => [action, actorName]).sort();
  const company = await activityLines({ companyKey: FIRST });
  const timeline = await activityLines({ projectKey: claim }, "employee");
  const [[, name] = []] = company;
  expect(name).toMatch(/^\w+ \w+$/);
  expect(company).toEqual(expect.arrayContaining([["employee.login", name]]));
  expect(timeline).toEqual(expect.arrayContaining([["note.create", name]]));
  expect((await backend.call("employee.delete", { key }, tokens.admin)).status).toBe(204);
  expect(await activityLines({ companyKey: FIRST })).toEqual(company);
  expect(await activityLines({})).toEqual(company);
  expect(await activityLines({ projectKey: claim }, "employee")).toEqual(timeline);
  // Not in the activity of a company that they never worked for, nor for a caller who sees none of theirs.
  expect(await activityLines({ companyKey: seedKey("company", "Eastmark Home") }, "superadmin")).toEqual([]);
  await backend.call(
    "employee.update",
    { key: keyOf("admin"), companyKeys: [seedKey("company", "Eastmark Home")] },
    tokens.superadmin,
  );
  expect((await backend.call("activity.list", { employeeKey: key, limit: 200 }, tokens.admin)).body.activities).toEqual(
    [],
  );
});

test("a deletion recorded without companies names its employee only to superadmins", async () => {
  const detail = { employeeKey: "emp-gone", name: "Nell Quist" };
  const line = { key: "act-old", actorKey: keyOf("admin"), actorName: "Amos Delacroix", action: "employee.delete" };
  await insertDocs(backend.db, activities, [{ ...line, detail, createdAt: backend.now }], { company_key: null });
  const found = async (as: string) => (await listed({}, as)).find(({ key }) => key === line.key)?.detail;
  expect([await found("admin"), await found("superadmin")]).toEqual([{}, detail]);
});
