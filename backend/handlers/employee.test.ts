/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq } from "drizzle-orm";
import { outbox } from "@/backend/db/schema";
import { failureType, NOW, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

const MINUTE = 60_000;

test("the right password returns a token and the employee, and the token reads one's own record", async () => {
  const { status, body } = await backend.signIn("employee");
  expect(status).toBe(200);
  expect(body.employee).toMatchObject({ email: "employee@lintel.test", role: "employee", givenName: "Edda" });
  const { accessToken } = body.device as { accessToken: string };
  const me = await backend.call("employee.me", {}, accessToken);
  expect(me.body.employee).toMatchObject({ email: "employee@lintel.test", lastSeenAt: NOW });
  expect(JSON.stringify([body, me.body])).not.toContain("argon2");
});

test("a wrong password and an unknown address get the same answer", async () => {
  const wrong = await backend.signIn("employee", "nope");
  const unknown = await backend.signIn("stranger", "nope");
  const expected = { status: [{ message: "Incorrect email or password", type: "unauthorized" }] };
  expect([wrong.status, wrong.body]).toEqual([401, expected]);
  expect([unknown.status, unknown.body]).toEqual([401, expected]);
});

test("ignores case and blanks in the address", async () => {
  const params = { email: " Employee@Lintel.test ", password: "Lintel-2026!", timezone: "UTC" };
  expect((await backend.call("employee.login", params)).status).toBe(200);
});

test.each(["poweruser", "nobody"])("%s is locked after five failures, longer each time", async (name) => {
  for (let failures = 0; failures < 5; failures += 1) expect((await backend.signIn(name, "nope")).status).toBe(401);
  const locked = await backend.signIn(name);
  expect(locked.status).toBe(403);
  expect(locked.body).toEqual({
    status: [{ message: "Your account has been locked. Please contact support.", type: "locked_out" }],
    isLockedOut: true,
  });
  backend.pass(MINUTE + 1);
  expect((await backend.signIn(name, "nope")).status).toBe(401);
  backend.pass(MINUTE + 1);
  expect((await backend.signIn(name)).status).toBe(403);
  backend.pass(MINUTE);
  expect((await backend.signIn(name)).status).toBe(name === "poweruser" ? 200 : 401);
});

test("a locked account refuses the right password too", async () => {
  const { status, body } = await backend.signIn("locked");
  expect([status, body.isLockedOut]).toEqual([403, true]);
});

test("an expired password returns the link that resets it, and no token", async () => {
  const { status, body } = await backend.signIn("expired");
  expect(status).toBe(403);
  expect(body.device).toBeUndefined();
  expect(body.passwordResetLink).toMatch(/^[\w-]{43}$/);
  const asSession = await backend.call("employee.me", {}, String(body.passwordResetLink));
  expect(asSession.status).toBe(401);
});

test("an expiring password signs in and returns when it expires: 3 days after the seed", async () => {
  const { body } = await backend.signIn("expiring");
  expect(body.employee).toMatchObject({ passwordExpiresAt: "2026-03-05T10:00:00.000Z" });
});

test("an invited person without a password cannot sign in", async () => {
  expect((await backend.signIn("invited")).status).toBe(401);
});

test("logout revokes the token", async () => {
  const token = await backend.tokenOf("employee");
  expect((await backend.call("employee.logout", {}, token)).status).toBe(204);
  const after = await backend.call("employee.me", {}, token);
  expect([after.status, failureType(after)]).toEqual([401, "unauthorized"]);
});

test("a token expires after twelve hours", async () => {
  const token = await backend.tokenOf("employee");
  backend.pass(12 * 60 * MINUTE - 1);
  expect((await backend.call("employee.me", {}, token)).status).toBe(200);
  backend.pass(1);
  expect((await backend.call("employee.me", {}, token)).status).toBe(401);
});

async function pendingSignIn() {
  const { body } = await backend.signIn("mfa");
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id));
  const code = /\d{6}/.exec(mail?.body ?? "")?.[0] ?? "";
  return { body, token: (body.device as { accessToken: string }).accessToken, code };
}

test("MFA: the pending token accepts only the code, and the code gives one new token", async () => {
  const { body, token, code } = await pendingSignIn();
  expect(body).toMatchObject({
    employee: { isMfaRequired: true },
    availableMfaChannels: ["email", "text"],
    isMfaCodeSent: true,
  });
  expect((await backend.call("employee.me", {}, token)).status).toBe(401);
  expect((await backend.call("insured.list", {}, token)).status).toBe(401);
  const verified = await backend.call("employee.verifyMfa", { code }, token);
  expect(verified.status).toBe(200);
  const { accessToken } = verified.body.device as { accessToken: string };
  expect((await backend.call("employee.me", {}, accessToken)).status).toBe(200);
  expect((await backend.call("employee.verifyMfa", { code }, token)).status).toBe(401);
});

test("MFA: a wrong code is invalid_input; the sixth try and an old code are expired", async () => {
  const { token, code } = await pendingSignIn();
  const wrongCode = code === "000000" ? "000001" : "000000";
  const wrong = await backend.call("employee.verifyMfa", { code: wrongCode }, token);
  expect(wrong.body.status).toEqual([
    { message: "Please try again with the correct numeric code.", type: "invalid_input" },
  ]);
  for (let tries = 2; tries <= 5; tries += 1) await backend.call("employee.verifyMfa", { code: wrongCode }, token);
  const sixth = await backend.call("employee.verifyMfa", { code }, token);
  expect([sixth.status, failureType(sixth)]).toEqual([400, "expired"]);
  expect((await backend.call("employee.sendMfa", { channel: "text" }, token)).status).toBe(204);
  backend.pass(10 * MINUTE);
  const old = await backend.call("employee.verifyMfa", { code: wrongCode }, token);
  expect(failureType(old)).toBe("expired");
});

test("MFA: allows ten tries an hour, over all codes", async () => {
  backend.pass(61 * MINUTE);
  const { token } = await pendingSignIn();
  for (let tries = 0; tries < 10; tries += 1) {
    if (tries === 5) await backend.call("employee.sendMfa", { channel: "email" }, token);
    await backend.call("employee.verifyMfa", { code: "abcdef" }, token);
  }
  const locked = await backend.call("employee.verifyMfa", { code: "abcdef" }, token);
  expect([locked.status, locked.body.isLockedOut]).toEqual([403, true]);
});

test("the token of an invitation reads the employee's record; the one for the first password does not", async () => {
  const [mail] = await backend.db.select().from(outbox).where(eq(outbox.recipient, "invited@lintel.test"));
  const [token = "", activationToken = ""] = /([\w-]{43})\/([\w-]{43})/.exec(mail?.body ?? "")?.slice(1) ?? [];
  expect((await backend.call("employee.me", {}, token)).status).toBe(200);
  expect((await backend.call("employee.me", {}, activationToken)).status).toBe(401);
});
