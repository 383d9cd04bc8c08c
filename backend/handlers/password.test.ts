/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq } from "drizzle-orm";
import { accessTokens, employees, outbox, usedPasswords } from "@/backend/db/schema";
import { Secrets } from "@/backend/http/secrets";
import { failureType, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeEach(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterEach(() => backend.stop());

const MINUTE = 60_000;
const NEW = "Harbor#Lantern7";
const DEAD_LINK = [{ message: "This link has expired or was already used. Request a new one.", type: "invalid_input" }];

const requestLink = (email: string) => backend.call("employee.requestPasswordReset", { email });
const mails = () => backend.db.select().from(outbox).orderBy(desc(outbox.id));
const reset = (name: string, passwordResetLink: string, password = NEW) =>
  backend.call("employee.resetPassword", { email: `${name}@lintel.test`, password, passwordResetLink });

/** Requests a link and returns the token in the mail. */
async function mailedToken(name: string): Promise<string> {
  await requestLink(`${name}@lintel.test`);
  const [mail] = await mails();
  return /[\w-]{43}(?=\n)/.exec(mail?.body ?? "")?.[0] ?? "";
}

test("known, unknown and merely invited addresses get the same answer, and only the known one gets mail", async () => {
  const before = await mails();
  const answers = [];
  for (const email of [" Employee@lintel.test", "stranger@lintel.test", "invited@lintel.test", "not an address"]) {
    const { status, body } = await requestLink(email);
    answers.push([status, body]);
  }
  expect(answers).toEqual(Array(4).fill([204, {}]));
  const sent = (await mails()).slice(0, -before.length);
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["employee@lintel.test", "Reset your password"],
  ]);
  expect(sent[0]?.body).toMatch(/http:\/\/localhost:3000\/reset-password\/employee%40lintel\.test\/[\w-]{43}\n/);
});

test("the token is stored hashed", async () => {
  const token = await mailedToken("employee");
  expect(token).toHaveLength(43);
  const stored = await backend.db.select().from(accessTokens).where(eq(accessTokens.purpose, "reset"));
  expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([new Secrets(SECRET).hashToken(token)]);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a link sets the password once", async () => {
  const token = await mailedToken("employee");
  expect((await reset("employee", token)).status).toBe(204);
  expect((await backend.signIn("employee")).status).toBe(401);
  expect((await backend.signIn("employee", NEW)).status).toBe(200);
  const again = await reset("employee", token, "Other#Lantern8");
  expect([again.status, again.body.status]).toEqual([400, DEAD_LINK]);
  expect((await backend.signIn("employee", NEW)).status).toBe(200);
});

test("of many simultaneous calls with one link, one succeeds", async () => {
  const token = await mailedToken("employee");
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset("employee", token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400]);
});

test("a link is valid for 30 minutes", async () => {
  const token = await mailedToken("employee");
  backend.pass(30 * MINUTE);
  expect((await reset("employee", token)).body.status).toEqual(DEAD_LINK);
  const fresh = await mailedToken("employee");
  backend.pass(30 * MINUTE - 1);
  expect((await reset("employee", fresh)).status).toBe(204);
});

test("a link is valid only for its own account; a made-up or a session's token is valid for none", async () => {
  const token = await mailedToken("employee");
  const session = await backend.tokenOf("employee");
  for (const answer of [
    await reset("admin", token),
    await reset("employee", session),
    await reset("employee", "x".repeat(43)),
  ]) {
    expect([answer.status, answer.body.status]).toEqual([400, DEAD_LINK]);
  }
  expect((await reset("employee", token)).status).toBe(204);
});

test.each([
  ["short", "Ab1!", /at least 8 characters/],
  ["without a symbol", "Abcdefg1", /a symbol from ! @ # \$ \^ &$/],
  ["containing the email", "Employee@lintel.test1!", /^Password cannot match your email$/],
  ["that is too long", `Aa1!${"x".repeat(1021)}`, /^The password must have at most 1024 characters$/],
])("refuses a password %s, and the link stays valid", async (_what, password, message) => {
  const token = await mailedToken("employee");
  const refused = await reset("employee", token, password);
  expect([refused.status, failureType(refused)]).toEqual([400, "invalid_input"]);
  expect((refused.body.status as { message: string }[])[0]?.message).toMatch(message);
  expect((await reset("employee", token)).status).toBe(204);
});

test("the longest password that a link sets can sign in, and can be changed in the settings", async () => {
  const longest = `Aa1!${"x".repeat(1020)}`;
  expect((await reset("employee", await mailedToken("employee"), longest)).status).toBe(204);
  const { body } = await backend.signIn("employee", longest);
  const { device, employee } = body as { device: { accessToken: string }; employee: { key: string } };
  const change = { key: employee.key, oldPassword: longest, password: NEW };
  expect((await backend.call("employee.updateProfile", change, device.accessToken)).status).toBe(200);
});

test("a reset ends every session and other link, and lifts a lock after failures", async () => {
  const session = await backend.tokenOf("employee");
  const [first, second] = [await mailedToken("employee"), await mailedToken("employee")];
  for (let failures = 0; failures < 5; failures += 1) await backend.signIn("employee", "nope");
  expect((await backend.signIn("employee")).status).toBe(403);
  expect((await reset("employee", first)).status).toBe(204);
  expect((await backend.call("employee.me", {}, session)).status).toBe(401);
  expect((await reset("employee", second)).body.status).toEqual(DEAD_LINK);
  expect((await backend.signIn("employee", NEW)).status).toBe(200);
});

test("a lock set on the account outlives a reset", async () => {
  expect((await reset("locked", await mailedToken("locked"))).status).toBe(204);
  expect((await backend.signIn("locked", NEW)).body.isLockedOut).toBe(true);
});

test("the link of an expired password sets a new password, valid for 90 days", async () => {
  const { body } = await backend.signIn("expired");
  expect((await reset("expired", String(body.passwordResetLink))).status).toBe(204);
  const signedIn = await backend.signIn("expired", NEW);
  expect(signedIn.status).toBe(200);
  expect(signedIn.body.employee).toMatchObject({ passwordExpiresAt: "2026-05-31T10:00:00.000Z" });
});

test("a reset while signed in keeps the current token, revokes all others, and extends the expiry", async () => {
  const [used, other] = [await backend.tokenOf("expiring"), await backend.tokenOf("expiring")];
  const link = await mailedToken("expiring");
  const neighbor = await backend.tokenOf("employee");
  expect((await backend.call("employee.resetOwnPassword", { password: NEW }, used)).status).toBe(204);
  const me = await backend.call("employee.me", {}, used);
  expect(me.body.employee).toMatchObject({ passwordExpiresAt: "2026-05-31T10:00:00.000Z" });
  expect((await backend.call("employee.me", {}, other)).status).toBe(401);
  expect((await reset("expiring", link)).body.status).toEqual(DEAD_LINK);
  expect((await backend.call("employee.me", {}, neighbor)).status).toBe(200);
  expect((await backend.signIn("expiring", NEW)).status).toBe(200);
});

test("a reset while signed in applies the password rule and requires a session; the hash is Argon2id", async () => {
  const token = await backend.tokenOf("expiring");
  const refused = await backend.call("employee.resetOwnPassword", { password: "Expiring@lintel.test1!" }, token);
  expect(refused.body.status).toEqual([{ message: "Password cannot match your email", type: "invalid_input" }]);
  expect((await backend.call("employee.resetOwnPassword", { password: NEW })).status).toBe(401);
  const [before] = await backend.db.select().from(employees).where(eq(employees.email, "expiring@lintel.test"));
  expect(before?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await backend.signIn("expiring")).status).toBe(200);
});

test("outside the demo there is no page of sent messages", async () => {
  expect((await backend.send("outbox", { method: "GET" })).status).toBe(404);
});

const USED = [{ message: "Choose a password you haven't used before", type: "invalid_input" }];
const DEMO = "Lintel-2026!";

test("refuses the last five passwords and accepts the sixth; the link stays valid", async () => {
  const passwords = [DEMO, "First#Lantern1", "Second#Lantern2", "Third#Lantern3", "Fourth#Lantern4"];
  for (const password of passwords.slice(1)) {
    expect((await reset("employee", await mailedToken("employee"), password)).status).toBe(204);
  }
  const token = await mailedToken("employee");
  for (const password of passwords) {
    const refused = await reset("employee", token, password);
    expect([password, refused.status, refused.body.status]).toEqual([password, 400, USED]);
  }
  expect((await reset("employee", token, "Fifth#Lantern5")).status).toBe(204);
  expect((await reset("employee", await mailedToken("employee"), DEMO)).status).toBe(204);
  const stored = await backend.db.select().from(usedPasswords);
  expect(stored).toHaveLength(4);
  expect(stored.every(({ passwordHash }) => passwordHash.startsWith("$argon2id$"))).toBe(true);
});

test("refuses resetting an expiring password to itself or to the one before", async () => {
  const token = await backend.tokenOf("expiring");
  const resetOwn = (password: string) => backend.call("employee.resetOwnPassword", { password }, token);
  expect((await resetOwn(DEMO)).body.status).toEqual(USED);
  expect((await resetOwn(NEW)).status).toBe(204);
  for (const password of [NEW, DEMO]) expect((await resetOwn(password)).body.status).toEqual(USED);
});

test("the link of an expired password refuses the expired one", async () => {
  const { passwordResetLink } = (await backend.signIn("expired")).body as { passwordResetLink: string };
  expect((await reset("expired", passwordResetLink, DEMO)).body.status).toEqual(USED);
  expect((await reset("expired", passwordResetLink)).status).toBe(204);
});

test("accepts a password that somebody else had", async () => {
  await reset("employee", await mailedToken("employee"));
  expect((await reset("admin", await mailedToken("admin"))).status).toBe(204);
});

test("a link can be checked any number of times until it is used or expires", async () => {
  const token = await mailedToken("employee");
  const check = (name: string, passwordResetLink: string) =>
    backend.call("employee.checkLink", { email: `${name}@lintel.test`, passwordResetLink });
  expect([await check("employee", token), await check(" Employee", token)].map(({ status }) => status)).toEqual([
    204, 204,
  ]);
  const dead = [await check("admin", token), await check("employee", "x".repeat(43)), await check("stranger", token)];
  await reset("employee", token);
  dead.push(await check("employee", token));
  const late = await mailedToken("employee");
  backend.pass(30 * MINUTE);
  dead.push(await check("employee", late));
  expect(dead.map((answer) => [answer.status, failureType(answer)])).toEqual(Array(5).fill([400, "expired"]));
});

test("an invited person may request another link, and the answer is the same for every address", async () => {
  const request = (email: string) => backend.call("employee.requestActivation", { email });
  const before = (await mails()).length;
  for (const email of ["invited@lintel.test", "employee@lintel.test", "stranger@lintel.test", "not an address"]) {
    const { status, body } = await request(email);
    expect([email, status, body]).toEqual([email, 204, {}]);
  }
  const sent = (await mails()).slice(0, -before);
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ["invited@lintel.test", "Activate your account"],
  ]);
  for (let times = 0; times < 20; times += 1) await request("Invited@lintel.test");
  expect((await mails()).length - before).toBe(10);
  const [, token = "", activationToken = ""] = /([\w-]{43})\/([\w-]{43})\n/.exec(sent[0]?.body ?? "") ?? [];
  const activation = { email: "invited@lintel.test", password: NEW, activationToken };
  expect((await backend.call("employee.activate", activation, token)).status).toBe(200);
});
