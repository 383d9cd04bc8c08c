/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc } from "drizzle-orm";
import { outbox } from "@/backend/db/schema";
import { Outbox } from "@/backend/mail/outbox";
import { mfaChannels } from "@/backend/sign-in/mfa";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { failureType, SECRET, TestBackend } from "@/tests/support/test-backend";

/** The chat identity of mfa@lintel.test: `printf MFA_KEY | openssl dgst -sha256 -hmac <the chat's secret>`. */
const MFA_KEY = "emp-fdc1x7536tw4fv77krw6zllv2pxzvt26";
const MFA_IN_THE_CHAT = "4e5a7f72fe231a54b8fce94dc79900fab276fce2b9a3009a840085162e6f630e";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start({ chatIdentitySecret: "aL1x8Qm2-the-chats-own-secret" });
}, 120_000);
afterAll(() => backend.stop());

const newest = async () => (await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
const codeIn = (body: string | null | undefined) => /\d{6}/.exec(body ?? "")?.[0] ?? "";
const send = (channel: string, token: string) => backend.call("employee.sendMfa", { channel }, token);
const verify = (code: string, token: string) => backend.call("employee.verifyMfa", { code }, token);

test("a code sent again replaces the previous one, and a text reaches the phone", async () => {
  const token = await backend.tokenOf("mfa");
  const first = await newest();
  expect(first).toMatchObject({ channel: "email", recipient: "mfa@lintel.test" });
  let second = first;
  while (codeIn(second?.body) === codeIn(first?.body)) {
    expect((await send("text", token)).status).toBe(204);
    second = await newest();
  }
  expect(second).toMatchObject({ channel: "text", recipient: "+12025550116" });
  expect((await verify(codeIn(first?.body), token)).status).toBe(400);
  expect((await verify(codeIn(second?.body), token)).status).toBe(200);
});

test("a right code updates when the employee was last seen", async () => {
  backend.pass(5_000);
  const token = await backend.tokenOf("mfa");
  const { body } = await verify(codeIn((await newest())?.body), token);
  expect(body.employee).toMatchObject({ lastSeenAt: backend.now });
  expect(body.employee).toMatchObject({ key: MFA_KEY, chatIdentityHash: MFA_IN_THE_CHAT });
});

test("over the hourly limit, another request is rate_limited, and the last code stays valid", async () => {
  backend.pass(3_600_000);
  const token = await backend.tokenOf("mfa");
  for (let sent = 1; sent < 30; sent += 1) expect((await send("email", token)).status).toBe(204);
  const code = codeIn((await newest())?.body);
  const refused = await send("email", token);
  expect([refused.status, refused.body.status]).toEqual([
    429,
    [{ message: "Too many codes have been sent. Please try again in an hour.", type: "rate_limited" }],
  ]);
  expect((await verify(code, token)).status).toBe(200);
});

test("a phone with an extension receives calls, but no codes by text", async () => {
  const outbox = new Outbox(SECRET, { isShown: true, isPosted: false });
  const channelsOf = (phone: string | null) => mfaChannels({ outbox } as never, { phone } as never);
  expect([channelsOf("+15125550110"), channelsOf("+15125550110 ext. 23"), channelsOf(null)]).toEqual([
    ["email", "text"],
    ["email"],
    ["email"],
  ]);
});

test("without a channel for codes there is no code and no token", async () => {
  const silent = await TestBackend.start({ outbox: new Outbox(SECRET, { isShown: false, isPosted: false }) });
  const { status, body } = await silent.signIn("mfa");
  expect([status, body.availableMfaChannels, body.isMfaCodeSent, body.device]).toEqual([200, [], false, undefined]);
  await silent.stop();
});

test("a locked account reveals nothing to a caller who does not know its password", async () => {
  const wrong = await backend.signIn("locked", "nope");
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { status: [{ message: "Incorrect email or password", type: "unauthorized" }] },
  ]);
  for (let failures = 2; failures <= 5; failures += 1) {
    expect((await backend.signIn("locked", "nope")).status).toBe(401);
  }
  expect((await backend.signIn("locked", "nope")).status).toBe(403);
});

/** Rows whose content type is refused before the token's purpose is checked; they serve nothing either. */
const OTHER_ANSWERS: Record<string, number> = { "employee.bulk": 415, "image.detect": 415 };

test("every row of a session refuses a pending token", async () => {
  backend.pass(3_600_000);
  const token = await backend.tokenOf("mfa");
  const rows = endpointNames.filter((name) => rowOf(name).access === "session");
  expect(rows.length).toBeGreaterThan(80);
  const whole = { key: "k", password: "Harbor#Lantern7", oldPassword: "x", floors: [], keys: [] };
  for (const name of rows) {
    const answer = await backend.call(name, whole, token, OTHER_ANSWERS[name] ? { "content-type": "text/csv" } : {});
    expect([name, answer.status]).toEqual([name, OTHER_ANSWERS[name] ?? 401]);
    expect([name, failureType(answer)]).toEqual([name, OTHER_ANSWERS[name] ? "invalid_input" : "unauthorized"]);
  }
});
