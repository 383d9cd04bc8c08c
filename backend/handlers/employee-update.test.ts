/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq } from "drizzle-orm";
import { activities, employees, outbox } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const keyOf = (name: string) => seedKey("employee", name);
const company = (name: string) => seedKey("company", name);
const FIRST = company("Alder & Finch Mutual");
const THIRD = company("Cedar Ridge Assurance");
const FAR = company("Eastmark Home");
const change = (as: string, name: string, fields: object, headers: object = {}) =>
  backend.call("employee.update", { key: keyOf(name), ...fields }, tokens[as], headers);
const messageOf = ({ body }: { body: Record<string, unknown> }) => (body.status as { message: string }[])[0]?.message;
const stored = async (name: string) =>
  (
    await backend.db
      .select()
      .from(employees)
      .where(eq(employees.key, keyOf(name)))
  )[0]?.doc;

test("only admins and superadmins change others", async () => {
  const answers = await Promise.all(ROLES.map((as) => change(as, "invited", { familyName: `By ${as}` })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 403, 403]);
  const acting = await change("superadmin", "invited", { familyName: "No" }, { "x-role": "employee" });
  expect(acting.status).toBe(403);
});

test("refuses a change of an employee with a higher role, and a role above one's own", async () => {
  const above = await change("admin", "superadmin", { familyName: "Low" });
  expect([above.status, messageOf(above)]).toEqual([403, "This employee's role is above yours."]);
  const raised = await change("admin", "employee", { role: "superadmin" });
  expect([raised.status, messageOf(raised)]).toEqual([403, "This role is above yours."]);
  expect((await change("admin", "employee", { role: "emperor" })).status).toBe(400);
  expect(await stored("employee")).toMatchObject({ role: "employee" });
});

test("employees of another company are answered as missing", async () => {
  await change("superadmin", "locked", { companyKeys: [FAR] });
  const hidden = await change("admin", "locked", { familyName: "Seen" });
  expect([hidden.status, messageOf(hidden)]).toEqual([404, "Employee not found"]);
  expect((await change("admin", "nobody", { familyName: "Seen" })).status).toBe(404);
});

test("only a superadmin can leave an employee without a company", async () => {
  const refusal = [400, "Choose at least one company."];
  const emptied = await change("superadmin", "invited", { companyKeys: [] });
  expect([emptied.status, messageOf(emptied)]).toEqual(refusal);
  expect((await change("superadmin", "invited", { role: "superadmin", companyKeys: [] })).status).toBe(200);
  const lowered = await change("superadmin", "invited", { role: "employee" });
  expect([lowered.status, messageOf(lowered)]).toEqual(refusal);
  expect(await stored("invited")).toMatchObject({ role: "superadmin", companyKeys: [] });
  expect((await change("superadmin", "invited", { role: "employee", companyKeys: [FIRST] })).status).toBe(200);
});

test("callers who see a company assign and remove it; the employee's other companies stay", async () => {
  expect((await change("admin", "invited", { companyKeys: [FIRST, THIRD] })).status).toBe(200);
  expect(messageOf(await change("admin", "invited", { companyKeys: [FIRST, FAR] }))).toBe("This company is not yours.");
  expect((await change("superadmin", "invited", { companyKeys: [FIRST, FAR] })).status).toBe(200);
  expect(messageOf(await change("admin", "invited", { companyKeys: [FIRST] }))).toBe("This company is not yours.");
  expect((await change("admin", "invited", { companyKeys: [FAR] })).status).toBe(200);
  const unknown = await change("superadmin", "invited", { companyKeys: ["cous-none"] });
  expect(messageOf(unknown)).toBe("One of these companies is not there any more. Choose again.");
});

test("refuses a password, an activation and an address that is in use", async () => {
  expect((await change("superadmin", "employee", { password: "Harbor#Lantern7" })).status).toBe(403);
  expect((await change("superadmin", "employee", { isActivated: false })).status).toBe(400);
  const taken = await change("superadmin", "employee", { email: "Admin@lintel.test" });
  expect([taken.status, messageOf(taken)]).toEqual([409, "This email is already in use."]);
});

test("mails the old address about a new address and new codes, and records the change", async () => {
  const fields = { email: "ezra@lintel.test", isMfaRequired: true };
  expect((await change("admin", "expiring", fields)).body.employee).toMatchObject(fields);
  const mailed = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(2);
  expect(mailed.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["expiring@lintel.test", "Your sign-in was changed"],
    ["expiring@lintel.test", "Your email was changed"],
  ]);
  const [written] = (
    await backend.db
      .select()
      .from(activities)
      .where(eq(activities.actorKey, keyOf("admin")))
  )
    .map(({ doc }) => doc)
    .filter(({ action, detail }) => action === "employee.update" && detail?.employeeKey === keyOf("expiring"));
  expect(written?.detail).toEqual({ employeeKey: keyOf("expiring"), fields: ["email", "isMfaRequired"] });
});

test("a new role ends no session and takes effect at the next call", async () => {
  const token = await backend.tokenOf("poweruser");
  const list = () => backend.call("activity.list", { companyKey: FIRST }, token);
  expect((await list()).status).toBe(403);
  await change("superadmin", "poweruser", { role: "admin" });
  expect((await list()).status).toBe(200);
  await change("superadmin", "poweruser", { role: "claims_reviewer" });
  expect((await backend.call("insured.list", {}, token)).status).toBe(403);
  expect((await backend.call("employee.me", {}, token)).body.employee).toMatchObject({ role: "claims_reviewer" });
});

test("a lock ends sessions at their next call, and unlocking lets them continue", async () => {
  const token = await backend.tokenOf("claims_reviewer");
  await change("admin", "claims_reviewer", { isLockedOut: true });
  expect((await backend.call("employee.me", {}, token)).status).toBe(401);
  expect((await backend.signIn("claims_reviewer")).body.isLockedOut).toBe(true);
  await change("admin", "claims_reviewer", { isLockedOut: false });
  expect((await backend.call("employee.me", {}, token)).status).toBe(200);
});

test("repeating a change succeeds, and records nothing twice", async () => {
  await change("admin", "mfa", { familyName: "Fairweather" });
  const before = (await backend.db.select().from(activities)).length;
  expect((await change("admin", "mfa", { familyName: "Fairweather" })).status).toBe(200);
  expect((await backend.db.select().from(activities)).length).toBe(before);
});

test("a caller who does not see all companies of an employee cannot change sign-in or role", async () => {
  const shared = { companyKeys: [FIRST, FAR] };
  expect((await change("superadmin", "underwriting_reviewer", shared)).status).toBe(200);
  for (const fields of [
    { email: "mine@lintel.test" },
    { phone: "+12025550199" },
    { role: "admin" },
    { isMfaRequired: true },
    { preferredMfaChannel: "text" },
    { isLockedOut: true },
    { isDataSteward: true },
  ]) {
    const refused = await change("admin", "underwriting_reviewer", fields);
    expect([refused.status, messageOf(refused)]).toEqual([403, "This employee has companies that are not yours."]);
  }
  expect((await change("admin", "underwriting_reviewer", { familyName: "Ramsay" })).status).toBe(200);
  const narrowed = { "x-company-keys": FIRST };
  expect((await change("superadmin", "underwriting_reviewer", { role: "admin" }, narrowed)).status).toBe(403);
  expect(await stored("underwriting_reviewer")).toMatchObject({
    email: "underwriting_reviewer@lintel.test",
    role: "underwriting_reviewer",
    isMfaRequired: false,
  });
  expect((await change("superadmin", "underwriting_reviewer", { isMfaRequired: true })).status).toBe(200);
});

test("links mailed to an address are invalid once it is no longer the employee's; sessions continue", async () => {
  const session = await backend.tokenOf("employee");
  await backend.call("employee.requestPasswordReset", { email: "employee@lintel.test" });
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const link = /[\w-]{43}(?=\n)/.exec(mail?.body ?? "")?.[0];
  expect((await change("superadmin", "employee", { email: "edda@lintel.test" })).status).toBe(200);
  const password = "Harbor#Lantern7";
  const used = await backend.call("employee.resetPassword", {
    email: "edda@lintel.test",
    password,
    passwordResetLink: link,
  });
  expect(used.status).toBe(400);
  expect((await backend.call("employee.me", {}, session)).status).toBe(200);

  const [invitation] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "invited@lintel.test"));
  const [, reading = "", activationToken = ""] = /([\w-]{43})\/([\w-]{43})/.exec(invitation?.body ?? "") ?? [];
  expect((await backend.call("employee.me", {}, reading)).status).toBe(200);
  expect((await change("superadmin", "invited", { email: "ivo@lintel.test" })).status).toBe(200);
  expect((await backend.call("employee.me", {}, reading)).status).toBe(401);
  const params = { email: "ivo@lintel.test", password, activationToken };
  expect((await backend.call("employee.activate", params, reading)).status).toBe(400);

  // An invited person is invited again at the new address.
  const [again] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "ivo@lintel.test"));
  expect(again?.subject).toBe("Activate your account");
  const [, newReading = "", newToken = ""] = /([\w-]{43})\/([\w-]{43})/.exec(again?.body ?? "") ?? [];
  const right = { ...params, activationToken: newToken };
  expect((await backend.call("employee.activate", right, newReading)).status).toBe(200);
});

test("a code sent to an address is invalid once it is no longer the employee's", async () => {
  await change("superadmin", "mfa", { email: "mfa@lintel.test" });
  const token = await backend.tokenOf("mfa");
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const code = /\d{6}/.exec(mail?.body ?? "")?.[0] ?? "";
  expect((await change("superadmin", "mfa", { email: "mina@lintel.test" })).status).toBe(200);
  const late = await backend.call("employee.verifyMfa", { code }, token);
  expect([late.status, (late.body.status as { type: string }[])[0]?.type]).toEqual([400, "expired"]);
});
