/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq } from "drizzle-orm";
import { activities, outbox } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import { failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

const OLD = "Lintel-2026!";
const NEW = "Harbor#Lantern7";
const keyOf = (name: string) => seedKey("employee", name);
const change = (name: string, token: string, fields: object, headers: object = {}) =>
  backend.call("employee.updateProfile", { key: keyOf(name), ...fields }, token, headers);
const mails = async (recipient: string) =>
  (await backend.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.id))).map(
    ({ subject }) => subject,
  );

test("changes names, phone and channel, and the next read shows them", async () => {
  const token = await backend.tokenOf("claims_reviewer");
  const fields = { givenName: "Clíona", phone: "+12025550188", preferredMfaChannel: "text", team: "North" };
  const answer = await change("claims_reviewer", token, fields);
  expect(answer.status).toBe(200);
  expect(answer.body.employee).toMatchObject({ ...fields, familyName: "Radcliffe", role: "claims_reviewer" });
  const { body } = await backend.call("employee.me", {}, token);
  expect(body.employee).toEqual(answer.body.employee);
});

test("the record can be sent back as it was read; read-only fields are not stored", async () => {
  const token = await backend.tokenOf("employee");
  const { body } = await backend.call("employee.me", {}, token);
  const sentBack = await change("employee", token, { ...(body.employee as object), photo: "x", lastSeenAt: "never" });
  expect(sentBack.body.employee).toEqual(body.employee);
  expect((await backend.call("employee.me", {}, token)).body.employee).toEqual(body.employee);
});

test("without the chat's secret there is no chat identity, whatever the backend's own secret is", async () => {
  const { body } = await backend.call("employee.me", {}, await backend.tokenOf("employee"));
  expect(body.employee).toHaveProperty("chatIdentityHash", null);
});

test("a phone may be removed", async () => {
  const token = await backend.tokenOf("employee");
  expect((await change("employee", token, { phone: "+1" })).body.employee).toMatchObject({ phone: null });
});

test.each([
  ["role", { role: "superadmin" }],
  ["companyKeys", { companyKeys: [] }],
  ["email", { email: "other@lintel.test" }],
  ["isDataSteward", { isDataSteward: true }],
  ["isLockedOut", { isLockedOut: true }],
  ["isActivated", { isActivated: false }],
])("one's own %s is fixed, also for a superadmin", async (field, fields) => {
  for (const name of ["employee", "admin"]) {
    const value = field === "role" ? { role: name === "admin" ? "superadmin" : "admin" } : fields;
    const refused = await change(name, await backend.tokenOf(name), value);
    expect([refused.status, refused.body.status]).toEqual([
      400,
      [{ message: `${field} cannot be changed here`, type: "invalid_input" }],
    ]);
  }
});

test.each([
  [{ givenName: " " }, "givenName must not be blank"],
  [{ phone: "12" }, "Please enter a valid phone number."],
  [{ preferredMfaChannel: "pigeon" }, /preferredMfaChannel must be one of/],
  [{ isMfaRequired: "no" }, /isMfaRequired must be a `boolean` type/],
  [{ photoUrl: "javascript:alert(1)" }, "photoUrl must be a web address"],
  [{ phone: null, preferredMfaChannel: "text" }, "Add a phone number to get codes by text."],
  [{ companyKeys: "all" }, "companyKeys must be a list of keys"],
])("refuses %j", async (fields, message) => {
  const refused = await change("admin", await backend.tokenOf("admin"), fields);
  expect([refused.status, failureType(refused)]).toEqual([400, "invalid_input"]);
  const shown = (refused.body.status as { message: string }[])[0]?.message ?? "";
  if (typeof message === "string") expect(shown).toBe(message);
  else expect(shown).toMatch(message);
});

test("a new password requires the old one, keeps the session and ends the others", async () => {
  const [used, other] = [await backend.tokenOf("expiring"), await backend.tokenOf("expiring")];
  const missing = await change("expiring", used, { password: NEW });
  expect(missing.body.status).toEqual([{ message: "Enter your current password.", type: "invalid_input" }]);
  const weak = await change("expiring", used, { oldPassword: OLD, password: "short" });
  expect(failureType(weak)).toBe("invalid_input");
  const same = await change("expiring", used, { oldPassword: OLD, password: OLD });
  expect(same.body.status).toEqual([{ message: "Choose a password you haven't used before", type: "invalid_input" }]);
  const answer = await change("expiring", used, { oldPassword: OLD, password: NEW, givenName: "Esra" });
  expect(answer.status).toBe(200);
  expect(answer.body.employee).toMatchObject({ givenName: "Esra", passwordExpiresAt: "2026-05-31T10:00:00.000Z" });
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|Lantern|oldPassword/);
  expect((await backend.call("employee.me", {}, used)).status).toBe(200);
  expect((await backend.call("employee.me", {}, other)).status).toBe(401);
  expect((await backend.signIn("expiring")).status).toBe(401);
  expect((await backend.signIn("expiring", NEW)).status).toBe(200);
  expect(await mails("expiring@lintel.test")).toEqual(["Your password was changed"]);
});

test("a wrong old password is not a 401, counts as a failed sign-in, and locks after five", async () => {
  const token = await backend.tokenOf("poweruser");
  for (let failures = 0; failures < 5; failures += 1) {
    const wrong = await change("poweruser", token, { oldPassword: "nope", password: NEW });
    expect([wrong.status, wrong.body.status]).toEqual([
      400,
      [{ message: "The current password is incorrect.", type: "invalid_input" }],
    ]);
  }
  const locked = await change("poweruser", token, { oldPassword: OLD, password: NEW });
  expect([locked.status, locked.body.isLockedOut]).toEqual([403, true]);
  expect((await backend.signIn("poweruser")).status).toBe(403);
  backend.pass(60_001);
  expect((await backend.signIn("poweruser")).status).toBe(200);
});

test("one-time codes are turned on without a password and off with the old one, with a notice each time", async () => {
  const token = await backend.tokenOf("underwriting_reviewer");
  const name = "underwriting_reviewer";
  expect((await change(name, token, { isMfaRequired: true })).body.employee).toMatchObject({ isMfaRequired: true });
  expect((await backend.signIn(name)).body.isMfaCodeSent).toBe(true);
  const missing = await change(name, token, { isMfaRequired: false });
  expect(missing.body.status).toEqual([{ message: "Enter your current password.", type: "invalid_input" }]);
  const wrong = await change(name, token, { isMfaRequired: false, oldPassword: "nope" });
  expect(wrong.body.status).toEqual([{ message: "The current password is incorrect.", type: "invalid_input" }]);
  const off = await change(name, token, { isMfaRequired: false, oldPassword: OLD });
  expect(off.body.employee).toMatchObject({ isMfaRequired: false });
  expect(await mails(`${name}@lintel.test`)).toEqual([
    "Your sign-in was changed",
    "Your sign-in code",
    "Your sign-in was changed",
  ]);
  const recorded = await backend.db
    .select()
    .from(activities)
    .where(eq(activities.actorKey, keyOf(name)));
  expect(recorded.filter(({ doc }) => doc.action === "employee.change-mfa").map(({ doc }) => doc.detail)).toEqual([
    { fields: ["isMfaRequired"] },
    { fields: ["isMfaRequired"] },
  ]);
});

test("changes the caller's own record, also while acting in another role", async () => {
  const token = await backend.tokenOf("admin");
  const headers = { "x-role": "claims_reviewer" };
  const answer = await change("admin", token, { familyName: "Dela Croix" }, headers);
  expect(answer.body.employee).toMatchObject({ familyName: "Dela Croix", role: "admin" });
});

test("there are ten backup codes, each valid once, and new ones replace the old", async () => {
  const pending = () => backend.tokenOf("mfa");
  const verify = (code: string, token: string) => backend.call("employee.verifyMfa", { code }, token);
  const first = await verify("lintelbackup0001", await pending());
  const token = (first.body.device as { accessToken: string }).accessToken;
  const made = await backend.call("employee.backupCodes", {}, token);
  const codes = made.body.backupCodes as string[];
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]{16}$/);
  expect(made.body.backupCodesGeneratedAt).toBe(backend.now);
  const me = await backend.call("employee.me", {}, token);
  expect(me.body.employee).toMatchObject({ backupCodesGeneratedAt: backend.now, lastSeenAt: backend.now });
  expect((await verify("lintelbackup0002", await pending())).status).toBe(400);
  expect((await verify(codes[3] ?? "", await pending())).status).toBe(200);
  expect((await verify(codes[3] ?? "", await pending())).status).toBe(400);
  expect(await mails("mfa@lintel.test")).toContain("You have new backup codes");
});
