/** @jest-environment ./tests/support/pglite-environment.mjs */
import { eq } from "drizzle-orm";
import { accessTokens, backupCodes, employees, mfaTries } from "@/backend/db/schema";
import { localAnalyzer } from "@/backend/detect/local-analyzer";
import { findCaller } from "@/backend/http/caller";
import { Secrets } from "@/backend/http/secrets";
import { seedKey } from "@/backend/seed/seed-key";
import { verifyCode } from "@/backend/sign-in/mfa";
import { type Answer, failureType, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

const HOUR = 3_600_000;
const PASSWORD = "Lintel-2026!";
const times = <Item>(count: number, call: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const tally = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const verify = (code: string, token: string) => backend.call("employee.verifyMfa", { code }, token);

/** Runs `meanwhile` between the check of a password and its effects. */
function afterNextPasswordCheck(meanwhile: () => Promise<unknown>): void {
  const check = Secrets.prototype.isPassword;
  jest.spyOn(Secrets.prototype, "isPassword").mockImplementationOnce(async function (this: Secrets, hash, password) {
    const isRight = await check.call(this, hash, password);
    await meanwhile();
    return isRight;
  });
}

test.each(["admin", "stranger"])(
  "of 20 simultaneous wrong passwords for %s, five are counted and the rest find the account locked",
  async (name) => {
    const answers = await times(20, () => backend.signIn(name, "nope"));
    expect(tally(answers)).toEqual({ 401: 5, 403: 15 });
    backend.pass(60_001);
  },
);

test("the right password among many simultaneous guesses does not bypass the lock", async () => {
  const guesses = await times(20, () => backend.signIn("poweruser", "nope"));
  expect(tally(guesses)).toEqual({ 401: 5, 403: 15 });
  expect((await backend.signIn("poweruser")).status).toBe(403);
});

test("of 30 simultaneous wrong codes, ten are tried", async () => {
  const token = await backend.tokenOf("mfa");
  const answers = await times(30, () => verify("abcdef", token));
  expect(tally(answers)).toEqual({ 400: 10, 403: 20 });
  const counted = await backend.db
    .select()
    .from(mfaTries)
    .where(eq(mfaTries.employeeKey, seedKey("employee", "mfa")));
  expect(counted).toHaveLength(10);
  backend.pass(HOUR);
});

test("a backup code is valid once, in upper or lower case, also for many simultaneous calls", async () => {
  const tokens = await times(6, () => backend.tokenOf("mfa"));
  const answers = await times(6, (index) =>
    verify(index % 2 === 0 ? "lintelbackup0001" : "LINTELbackUP0001", tokens[index] ?? ""),
  );
  expect(tally(answers)).toEqual({ 200: 1, 400: 5 });
});

test("a pending token is valid once: of two simultaneous codes one is used and the other stays valid", async () => {
  const token = await backend.tokenOf("mfa");
  const answers = await Promise.all([verify("lintelbackup0002", token), verify("lintelbackup0003", token)]);
  expect(tally(answers)).toEqual({ 200: 1, 401: 1 });
  const used = (await backend.db.select().from(backupCodes)).filter(({ usedAt }) => usedAt !== null);
  expect(used).toHaveLength(2);
});

test("a pending token revoked while its code is verified gives no session, and the code stays valid", async () => {
  const { db, now, outbox } = backend;
  const secrets = new Secrets(SECRET);
  const token = await backend.tokenOf("mfa");
  const caller = await findCaller(db, secrets.hashToken(token), now);
  if (!caller) throw new Error("No caller");
  await backend.call("employee.logout", {}, token);
  const storage = backend.bucket.storage;
  const appOrigin = "http://localhost:3000";
  const context = {
    db,
    now,
    outbox,
    storage,
    photoAnalyzer: localAnalyzer,
    secrets,
    caller,
    appOrigin,
    captureUrl: null,
    chatIdentitySecret: null,
    demo: null,
  };
  await expect(verifyCode(context, caller, "lintelbackup0004")).rejects.toMatchObject({ type: "unauthorized" });
  expect((await verify("lintelbackup0004", await backend.tokenOf("mfa"))).status).toBe(200);
});

test("a role and a lock set while a password is checked stay, and the lock counts", async () => {
  const key = seedKey("employee", "expiring");
  const [before] = await backend.db.select().from(employees).where(eq(employees.key, key));
  if (!before) throw new Error("No employee");
  const changed = { ...before.doc, role: "poweruser", isLockedOut: true } as const;
  afterNextPasswordCheck(() => backend.db.update(employees).set({ doc: changed }).where(eq(employees.key, key)));
  const answer = await backend.signIn("expiring");
  expect([answer.status, answer.body.isLockedOut]).toEqual([403, true]);
  const [after] = await backend.db.select().from(employees).where(eq(employees.key, key));
  expect(after?.doc).toMatchObject({ role: "poweruser", isLockedOut: true, lastSeenAt: null });
});

test("the sign-in does not revert a role set while the password is checked", async () => {
  const key = seedKey("employee", "underwriting_reviewer");
  const [before] = await backend.db.select().from(employees).where(eq(employees.key, key));
  if (!before) throw new Error("No employee");
  const changed = { ...before.doc, role: "employee" } as const;
  afterNextPasswordCheck(() => backend.db.update(employees).set({ doc: changed }).where(eq(employees.key, key)));
  expect((await backend.signIn("underwriting_reviewer")).body.employee).toMatchObject({ role: "employee" });
  const [after] = await backend.db.select().from(employees).where(eq(employees.key, key));
  expect(after?.doc).toMatchObject({ role: "employee", lastSeenAt: backend.now });
});

test("a password reset while the old one is checked refuses the old one", async () => {
  const { body } = await backend.signIn("expired");
  const link = { email: "expired@lintel.test", password: "Harbor#Lantern7", passwordResetLink: body.passwordResetLink };
  afterNextPasswordCheck(async () => {
    expect((await backend.call("employee.resetPassword", link)).status).toBe(204);
  });
  expect((await backend.signIn("expired", PASSWORD)).status).toBe(401);
  const alive = (await backend.db.select().from(accessTokens)).filter(
    ({ employeeKey, revokedAt }) => employeeKey === seedKey("employee", "expired") && revokedAt === null,
  );
  expect(alive).toEqual([]);
});

test("a session that a reset has ended cannot set a password", async () => {
  const token = await backend.tokenOf("employee");
  const hashPassword = Secrets.prototype.hashPassword;
  jest.spyOn(Secrets.prototype, "hashPassword").mockImplementationOnce(async function (this: Secrets, password) {
    await backend.db.update(accessTokens).set({ revokedAt: backend.now });
    return hashPassword.call(this, password);
  });
  const refused = await backend.call("employee.resetOwnPassword", { password: "Stolen#Lantern7" }, token);
  expect([refused.status, failureType(refused)]).toEqual([401, "unauthorized"]);
  expect((await backend.signIn("employee")).status).toBe(200);
});

test("of 40 simultaneous requests, no more codes are sent than the hourly limit allows", async () => {
  backend.pass(HOUR);
  const token = await backend.tokenOf("mfa");
  const answers = await times(40, () => backend.call("employee.sendMfa", { channel: "text" }, token));
  expect(tally(answers)).toEqual({ 204: 29, 429: 11 });
  backend.pass(HOUR - 1);
  const late = await backend.signIn("mfa");
  expect(late.body).toMatchObject({ isMfaCodeSent: false, availableMfaChannels: ["email", "text"] });
  expect(late.body.device).toBeUndefined();
  backend.pass(1);
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(true);
});

test("a code requested during sign-ins waits only for the account", async () => {
  backend.pass(HOUR);
  const token = await backend.tokenOf("mfa");
  const statements = await backend.statementsOf(() => backend.call("employee.sendMfa", { channel: "email" }, token));
  const locks = statements.filter((statement) => /for update|message_count/.test(statement));
  expect(locks.map((statement) => /from "(\w+)"|into "(\w+)"/.exec(statement)?.slice(1).find(Boolean))).toEqual([
    "employee",
    "message_count",
  ]);
});
