/** @jest-environment ./tests/support/pglite-environment.mjs */
import { eq } from "drizzle-orm";
import { accessTokens, employees, outbox } from "@/backend/db/schema";
import { Secrets } from "@/backend/http/secrets";
import { mailActivationLink } from "@/backend/sign-in/activation-link";
import { failureType, NOW, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeEach(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterEach(() => backend.stop());

const PASSWORD = "Harbor#Lantern7";
const DAY = 86_400_000;
const DEAD_LINK = [{ message: "This link has expired or was already used. Request a new one.", type: "invalid_input" }];

/** Reads the two tokens of the seeded invitation from its mail. */
async function readInvitation() {
  const [mail] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "invited@lintel.test"));
  const [, token = "", activationToken = ""] = /([\w-]{43})\/([\w-]{43})/.exec(mail?.body ?? "") ?? [];
  return { token, activationToken };
}

async function activate(changes: Record<string, unknown> = {}, tokens?: { token: string; activationToken: string }) {
  const { token, activationToken } = tokens ?? (await readInvitation());
  const params = { email: "invited@lintel.test", password: PASSWORD, activationToken, ...changes };
  return backend.call("employee.activate", params, token);
}

test("an invited employee sets a password, is activated and signs in with that password", async () => {
  const answer = await activate();
  expect(answer.status).toBe(200);
  expect(answer.body.employee).toMatchObject({
    email: "invited@lintel.test",
    isActivated: true,
    passwordExpiresAt: "2026-05-31T10:00:00.000Z",
  });
  expect(JSON.stringify(answer.body)).not.toContain("argon2");
  expect((await backend.signIn("invited", PASSWORD)).status).toBe(200);
});

test("activation uses up both tokens, and only one of several simultaneous calls succeeds", async () => {
  const tokens = await readInvitation();
  const answers = await Promise.all(Array.from({ length: 5 }, () => activate({}, tokens)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect((await backend.call("employee.me", {}, tokens.token)).status).toBe(401);
  const again = await activate({ password: "Other#Lantern8" }, tokens);
  expect([again.status, again.body.status]).toEqual([400, DEAD_LINK]);
  expect((await backend.signIn("invited", PASSWORD)).status).toBe(200);
});

test("reading one's own record uses up neither token", async () => {
  const tokens = await readInvitation();
  for (let reads = 0; reads < 3; reads += 1) {
    expect((await backend.call("employee.me", {}, tokens.token)).status).toBe(200);
  }
  expect((await activate({}, tokens)).status).toBe(200);
});

test("an invitation is valid for seven days", async () => {
  const tokens = await readInvitation();
  backend.pass(7 * DAY - 1);
  expect((await backend.call("employee.me", {}, tokens.token)).status).toBe(200);
  backend.pass(1);
  expect((await activate({}, tokens)).body.status).toEqual(DEAD_LINK);
});

test.each([
  ["is short", "Ab1!", /at least 8 characters/],
  ["contains the email", "Invited@lintel.test1!", /^Password cannot match your email$/],
])("refuses a password that %s, and the link stays valid", async (_fault, password, message) => {
  const refused = await activate({ password });
  expect([refused.status, failureType(refused)]).toEqual([400, "invalid_input"]);
  expect((refused.body.status as { message: string }[])[0]?.message).toMatch(message);
  expect((await activate()).status).toBe(200);
});

test.each(["admin", "superadmin", "emperor"])(
  "refuses the role %s, which nobody assigned, and the link stays valid",
  async (role) => {
    const refused = await activate({ role });
    expect([refused.status, failureType(refused)]).toEqual([403, "forbidden"]);
    const [employee] = await backend.db.select().from(employees).where(eq(employees.email, "invited@lintel.test"));
    expect(employee).toMatchObject({ passwordHash: null, doc: { role: "employee", isActivated: false } });
    expect((await activate({ role: "employee" })).body.employee).toMatchObject({ role: "employee" });
  },
);

test("refuses an email that is not the invited one", async () => {
  const refused = await activate({ email: "employee@lintel.test" });
  expect(refused.body.status).toEqual(DEAD_LINK);
  expect((await activate({ email: " Invited@Lintel.test" })).status).toBe(200);
});

test("accepts only the two tokens of one invitation, each in its own field", async () => {
  const { token, activationToken } = await readInvitation();
  const [other] = await backend.db.select().from(employees).where(eq(employees.email, "employee@lintel.test"));
  if (!other) throw new Error("No employee");
  const context = { db: backend.db, secrets: new Secrets(SECRET), appOrigin: "http://localhost:3000", now: NOW };
  await mailActivationLink({ ...context, outbox: backend.outbox }, other.doc);
  const [mail] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "employee@lintel.test"));
  const [, otherToken = "", otherActivation = ""] = /([\w-]{43})\/([\w-]{43})/.exec(mail?.body ?? "") ?? [];
  const session = await backend.tokenOf("employee");
  for (const tokens of [
    { token: otherToken, activationToken },
    { token, activationToken: otherActivation },
    { token: session, activationToken },
    { token: activationToken, activationToken },
    { token, activationToken: token },
    { token: "x".repeat(43), activationToken },
  ]) {
    const refused = await activate({}, tokens);
    expect([refused.status, refused.body.status]).toEqual([400, DEAD_LINK]);
  }
  const passwordTokens = await backend.db.select().from(accessTokens).where(eq(accessTokens.purpose, "first-password"));
  expect(passwordTokens.map(({ revokedAt }) => revokedAt)).toEqual([null, null]);
  expect((await activate({}, { token, activationToken })).status).toBe(200);
});
