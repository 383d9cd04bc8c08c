/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq, sql } from "drizzle-orm";
import { replaceDoc, selectDocs } from "@/backend/db/records";
import { employees, outbox, projects } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type Answer, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const keyOf = (name: string) => seedKey("employee", name);
const FIRST = seedKey("company", "Alder & Finch Mutual");
const SECOND = seedKey("company", "Brightwater Insurance");
const FAR = seedKey("company", "Eastmark Home");
const call = (as: string, name: EndpointName, params: object, headers: object = {}) =>
  backend.call(name, params, tokens[as], headers);
const messageOf = ({ body }: Answer) => (body.status as { message: string }[])[0]?.message;
const listed = async (as: string, name: EndpointName, params: object = {}) =>
  (await call(as, name, params)).body.employees as { email: string; companyKeys: string[]; isLockedOut?: boolean }[];
const lastMail = async () => (await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];

test.each<[EndpointName, object, number[]]>([
  ["employee.list", {}, [200, 200, 200, 403, 403, 403]],
  ["employee.listDataStewards", {}, [200, 200, 200, 403, 403, 403]],
  ["employee.listAll", {}, [200, 403, 403, 403, 403, 403]],
  ["employee.listAllSuperadmins", {}, [200, 403, 403, 403, 403, 403]],
  ["employee.unlock", { key: "gone" }, [404, 404, 403, 403, 403, 403]],
  ["employee.forcePasswordReset", { key: "gone" }, [404, 404, 403, 403, 403, 403]],
  ["employee.resendActivation", { key: "gone" }, [404, 404, 403, 403, 403, 403]],
  ["employee.delete", { key: "gone" }, [204, 204, 403, 403, 403, 403]],
  ["employee.requestAvatarUrls", { key: "gone" }, [404, 404, 403, 403, 403, 403]],
])("answers %s by role", async (name, params, expected) => {
  const answers = await Promise.all(ROLES.map((role) => call(role, name, params)));
  expect(answers.map(({ status }) => status)).toEqual(expected);
});

test("a list holds employees of the given companies, if the caller sees those", async () => {
  const ofFirst = await listed("admin", "employee.list", { companyKeys: JSON.stringify([FIRST]) });
  expect(ofFirst.length).toBeGreaterThan(5);
  expect(ofFirst.every(({ companyKeys }) => companyKeys.includes(FIRST))).toBe(true);
  expect(await listed("admin", "employee.list", { companyKeys: JSON.stringify([FAR]) })).toMatchObject([]);
  const seenByAdmin = await listed("admin", "employee.list");
  const all = await listed("superadmin", "employee.list");
  expect(all.length).toBe((await backend.db.select().from(employees)).length);
  expect(seenByAdmin.length).toBeLessThan(all.length);
  expect((await listed("superadmin", "employee.listAll")).length).toBe(all.length);
  expect((await listed("superadmin", "employee.listAllSuperadmins")).map(({ email }) => email)).toEqual([
    "superadmin@lintel.test",
  ]);
  const stewards = await listed("poweruser", "employee.listDataStewards");
  expect(stewards.map(({ email }) => email)).toContain("poweruser@lintel.test");
  expect(stewards.map(({ email }) => email)).not.toContain("admin@lintel.test");
});

test("a list contains no charts token, password hash or chat identity", async () => {
  const [doc] = await selectDocs(backend.db, employees, eq(employees.key, keyOf("employee")));
  if (!doc) throw new Error("The employee of the demo is not there");
  await replaceDoc(backend.db, employees, { ...doc, chartsAccessToken: "charts-secret" });
  const { body } = await call("admin", "employee.list", {});
  expect(JSON.stringify(body)).not.toMatch(/charts|argon2|chatIdentityHash/);
});

test("an employee with too many failed sign-ins is listed as locked, is unlocked, and signs in at once", async () => {
  const isLocked = async () =>
    (await listed("admin", "employee.list")).find(({ email }) => email === "expiring@lintel.test")?.isLockedOut;
  expect(await isLocked()).toBe(false);
  for (let failures = 0; failures < 5; failures += 1) await backend.signIn("expiring", "nope");
  expect((await backend.signIn("expiring")).body.isLockedOut).toBe(true);
  expect(await isLocked()).toBe(true);
  expect((await call("admin", "employee.unlock", { key: keyOf("expiring") })).status).toBe(204);
  expect(await isLocked()).toBe(false);
  expect((await backend.signIn("expiring")).status).toBe(200);
});

test("unlocking removes a lock, and repeating it succeeds", async () => {
  expect((await backend.signIn("locked")).status).toBe(403);
  for (let times = 0; times < 2; times += 1) {
    expect((await call("admin", "employee.unlock", { key: keyOf("locked") })).status).toBe(204);
  }
  expect((await backend.signIn("locked")).status).toBe(200);
});

test("a forced reset ends sessions, invalidates the password, and mails a link to set a new one", async () => {
  const session = await backend.tokenOf("employee");
  expect((await call("admin", "employee.forcePasswordReset", { key: keyOf("employee") })).status).toBe(204);
  expect((await backend.call("employee.me", {}, session)).status).toBe(401);
  const mail = await lastMail();
  expect(mail).toMatchObject({ recipient: "employee@lintel.test", subject: "Reset your password" });
  expect(mail?.body).toContain("Your administrator has asked for it");
  const expired = await backend.signIn("employee");
  expect([expired.status, typeof expired.body.passwordResetLink]).toEqual([403, "string"]);
  const passwordResetLink = /[\w-]{43}(?=\n)/.exec(mail?.body ?? "")?.[0];
  const params = { email: "employee@lintel.test", password: "Harbor#Lantern7", passwordResetLink };
  expect((await backend.call("employee.resetPassword", params)).status).toBe(204);
  expect((await backend.signIn("employee", "Harbor#Lantern7")).status).toBe(200);
  const early = await call("admin", "employee.forcePasswordReset", { key: keyOf("invited") });
  expect([early.status, messageOf(early)]).toEqual([409, "This account isn't active yet. Resend the invitation."]);
});

test("resending an invitation invalidates the previous link", async () => {
  const linkOf = (body: string | null | undefined) => /([\w-]{43})\/([\w-]{43})/.exec(body ?? "") ?? [];
  const [first] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "invited@lintel.test"));
  expect((await call("admin", "employee.resendActivation", { key: keyOf("invited") })).status).toBe(204);
  const again = await lastMail();
  expect(again).toMatchObject({ recipient: "invited@lintel.test", subject: "Activate your account" });
  expect((await backend.call("employee.me", {}, linkOf(first?.body)[1])).status).toBe(401);
  expect((await backend.call("employee.me", {}, linkOf(again?.body)[1])).status).toBe(200);
  const activated = await call("admin", "employee.resendActivation", { key: keyOf("mfa") });
  expect([activated.status, messageOf(activated)]).toEqual([409, "This account is already active."]);
  for (let times = 1; times < 10; times += 1)
    await call("admin", "employee.resendActivation", { key: keyOf("invited") });
  const tooMany = await call("admin", "employee.resendActivation", { key: keyOf("invited") });
  expect(tooMany.status).toBe(429);
});

test("refuses a higher role, another company's employee, and oneself", async () => {
  for (const name of ["employee.unlock", "employee.forcePasswordReset", "employee.delete"] as const) {
    const above = await call("admin", name, { key: keyOf("superadmin") });
    expect([name, above.status, messageOf(above)]).toEqual([name, 403, "This employee's role is above yours."]);
  }
  await call("superadmin", "employee.update", { key: keyOf("mfa"), companyKeys: [FIRST, FAR] });
  for (const name of ["employee.unlock", "employee.forcePasswordReset", "employee.delete"] as const) {
    const shared = await call("admin", name, { key: keyOf("mfa") });
    expect([name, shared.status, messageOf(shared)]).toEqual([
      name,
      403,
      "This employee has companies that are not yours.",
    ]);
  }
  const self = await call("admin", "employee.delete", { key: keyOf("admin") });
  expect([self.status, messageOf(self)]).toEqual([403, "You cannot delete your own account."]);
});

test("a deleted employee is signed out and no longer listed, and their claims become unassigned", async () => {
  const session = await backend.tokenOf("underwriting_reviewer");
  const [claim] = await selectDocs(backend.db, projects, sql`company_key = ${SECOND}`);
  if (!claim) throw new Error("The company has no claim");
  const assigneeKey = keyOf("underwriting_reviewer");
  await replaceDoc(backend.db, projects, { ...claim, assigneeKey });
  expect((await call("admin", "employee.delete", { key: assigneeKey })).status).toBe(204);
  expect((await backend.call("employee.me", {}, session)).status).toBe(401);
  expect((await backend.signIn("underwriting_reviewer")).status).toBe(401);
  const [released] = await selectDocs(backend.db, projects, eq(projects.key, claim.key));
  expect(released).toMatchObject({ assigneeKey: null, revision: (claim.revision ?? 1) + 1 });
  expect((await call("admin", "employee.delete", { key: assigneeKey })).status).toBe(204);
  const { body } = await call("admin", "activity.list", { search: assigneeKey, limit: 1 });
  expect(body.activities).toMatchObject([
    { action: "employee.delete", actorKey: keyOf("admin"), detail: { employeeKey: assigneeKey, name: "Uma Ramsey" } },
  ]);
});

test("a photo is posted to the bucket, stored, and read by a signed address; another's photo is refused", async () => {
  const key = keyOf("poweruser");
  const { body } = await call("admin", "employee.requestAvatarUrls", { key });
  const { url, fields, publicUrl } = body.urls as { url: string; fields: Record<string, string>; publicUrl: string };
  const early = await call("admin", "employee.update", { key, photoUrl: publicUrl });
  expect([early.status, messageOf(early)]).toEqual([400, "The photo has not been uploaded."]);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  form.append("file", new Blob([png], { type: "image/png" }), "photo.png");
  expect((await backend.bucket.fetch(`${url}/`, { method: "POST", body: form })).ok).toBe(true);
  const updated = await call("admin", "employee.update", { key, photoUrl: publicUrl });
  const { photoUrl } = updated.body.employee as { photoUrl: string };
  expect(photoUrl).toMatch(/\?expires=\d+&signature=/);
  expect((await backend.bucket.fetch(photoUrl)).status).toBe(200);
  const others = await call("admin", "employee.update", { key: keyOf("expired"), photoUrl: publicUrl });
  expect([others.status, messageOf(others)]).toEqual([
    400,
    "photoUrl must be the address of a photo that was uploaded for this employee",
  ]);
  expect((await call("poweruser", "employee.requestAvatarUrls", { key })).status).toBe(200);
  expect((await call("admin", "employee.update", { key, photoUrl: null })).body.employee).toMatchObject({
    photoUrl: null,
  });
});
