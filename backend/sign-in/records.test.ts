/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq, sql } from "drizzle-orm";
import { accessTokens, activities, messageCounts, mfaTries, outbox, signInAttempts } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import { purgeSignIn } from "@/backend/sign-in/purge";
import type { Activity } from "@/lib/domain/entities";
import { TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeEach(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterEach(() => backend.stop());

const HOUR = 3_600_000;
const PASSWORD = "Lintel-2026!";
const keyOf = (name: string) => seedKey("employee", name);

async function readActions(name: string): Promise<[string, unknown][]> {
  const rows = await backend.db
    .select()
    .from(activities)
    .where(eq(activities.actorKey, keyOf(name)));
  return rows
    .map(({ doc }): [string, unknown] => [doc.action, doc.detail])
    .filter(([action]) => action.startsWith("employee."));
}

test("records sign-in, failure, lock, sign-out and reset, without any secret", async () => {
  const token = await backend.tokenOf("employee");
  await backend.call("employee.logout", {}, token);
  for (let failures = 0; failures < 7; failures += 1) await backend.signIn("employee", "Nope-4711!");
  await backend.call("employee.requestPasswordReset", { email: "employee@lintel.test" });
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id));
  const passwordResetLink = /[\w-]{43}(?=\n)/.exec(mail?.body ?? "")?.[0] ?? "";
  const reset = { email: "employee@lintel.test", password: "Harbor#Lantern7", passwordResetLink };
  expect((await backend.call("employee.resetPassword", reset)).status).toBe(204);
  expect(await readActions("employee")).toEqual([
    ["employee.login", { with: "password" }],
    ["employee.logout", {}],
    ["employee.login-failed", {}],
    ["employee.login-failed", {}],
    ["employee.login-failed", {}],
    ["employee.login-failed", {}],
    ["employee.locked", {}],
    ["employee.ask-reset", {}],
    ["employee.set-password", { with: "link" }],
  ]);
  const allActivities = JSON.stringify(await backend.db.select().from(activities));
  for (const secret of [token, passwordResetLink, "Nope-4711!", "Lantern7"])
    expect(allActivities).not.toContain(secret);
});

test("records a requested code, a wrong code and a right one", async () => {
  const token = await backend.tokenOf("mfa");
  await backend.call("employee.verifyMfa", { code: "abcdef" }, token);
  await backend.call("employee.verifyMfa", { code: "lintelbackup0004" }, token);
  expect(await readActions("mfa")).toEqual([
    ["employee.ask-code", { channel: "email" }],
    ["employee.code-failed", {}],
    ["employee.login", { with: "backup code" }],
  ]);
});

test("records nothing for an unknown address", async () => {
  const before = await backend.db.select().from(activities);
  await backend.signIn("stranger", "nope");
  await backend.call("employee.requestPasswordReset", { email: "stranger@lintel.test" });
  expect(await backend.db.select().from(activities)).toHaveLength(before.length);
});

test("an admin reads the sign-ins of only those employees who share the admin's companies", async () => {
  await backend.tokenOf("claims_reviewer");
  const logins = async (as: string, query: object): Promise<string[]> => {
    const { body } = await backend.call("activity.list", { limit: 200, ...query }, await backend.tokenOf(as));
    const found = (body.activities as Activity[]).filter(({ action }) => action === "employee.login");
    return [...new Set(found.map(({ actorName }) => actorName))].sort();
  };
  const first = seedKey("company", "Alder & Finch Mutual");
  const third = seedKey("company", "Cedar Ridge Assurance");
  expect(await logins("admin", { employeeKey: keyOf("claims_reviewer") })).toEqual(["Clio Radcliffe"]);
  expect(await logins("admin", { companyKey: first })).toEqual(["Amos Delacroix", "Clio Radcliffe"]);
  expect(await logins("superadmin", { companyKey: third })).toEqual(["Amos Delacroix", "Selma Okafor"]);
  await backend.db.execute(
    sql`update employee set doc = jsonb_set(doc, '{companyKeys}', ${JSON.stringify([third])}::jsonb) where key = ${keyOf("admin")}`,
  );
  expect(await logins("admin", { employeeKey: keyOf("claims_reviewer") })).toEqual([]);
});

test.each(["update activity set company_key = 'x'", "delete from activity", "truncate activity"])(
  "rejects changes to recorded activities: %s",
  async (statement) => {
    const before = await backend.db.select().from(activities);
    const error = await backend.db.execute(sql.raw(statement)).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(String((error?.cause as Error | undefined)?.message)).toBe("activity is append-only");
    expect(await backend.db.select().from(activities)).toEqual(before);
  },
);

test("failures from a day ago do not count toward the lock", async () => {
  for (let failures = 0; failures < 4; failures += 1) await backend.signIn("employee", "nope");
  backend.pass(24 * HOUR);
  expect((await backend.signIn("employee", "nope")).status).toBe(401);
  expect((await backend.signIn("employee", PASSWORD)).status).toBe(200);
});

test("mails no reset link over the hourly limit, and answers the same", async () => {
  const requestLink = () => backend.call("employee.requestPasswordReset", { email: "employee@lintel.test" });
  const answers = await Promise.all(Array.from({ length: 25 }, requestLink));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  const links = () => backend.db.select().from(accessTokens).where(eq(accessTokens.purpose, "reset"));
  expect(await links()).toHaveLength(10);
  backend.pass(HOUR);
  await requestLink();
  expect(await links()).toHaveLength(11);
});

test("deletes expired sign-in data, and keeps the rest", async () => {
  await backend.call("employee.logout", {}, await backend.tokenOf("employee"));
  await backend.call("employee.requestPasswordReset", { email: "admin@lintel.test" });
  await backend.signIn("stranger", "nope");
  await backend.call("employee.verifyMfa", { code: "abcdef" }, await backend.tokenOf("mfa"));
  backend.pass(HOUR);
  const kept = await backend.tokenOf("poweruser");
  await backend.signIn("unknown", "nope");
  await purgeSignIn(backend.db, backend.now);
  const purposes = (await backend.db.select().from(accessTokens)).map(({ purpose }) => purpose);
  expect(purposes.sort()).toEqual(["activation", "first-password", "session"]);
  expect(await backend.db.select().from(mfaTries)).toEqual([]);
  expect(await backend.db.select().from(messageCounts)).toEqual([]);
  expect(await backend.db.select().from(signInAttempts)).toHaveLength(2);
  expect((await backend.call("employee.me", {}, kept)).status).toBe(200);
  backend.pass(24 * HOUR);
  await purgeSignIn(backend.db, backend.now);
  expect(await backend.db.select().from(signInAttempts)).toEqual([]);
});
