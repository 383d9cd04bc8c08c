/** @jest-environment ./tests/support/pglite-environment.mjs */
import { asc } from "drizzle-orm";
import { outbox as outboxTable } from "@/backend/db/schema";
import { MailServer } from "@/tests/support/mail-server";
import { SECRET, TestBackend } from "@/tests/support/test-backend";
import { Outbox, type OutboxWays, sendMessage } from "./outbox";
import { PostOffice } from "./post-office";
import { openSmtp, type Postman } from "./smtp";
import { waitAfter } from "./waiting-mail";

const POSTED: OutboxWays = { isShown: false, isPosted: true };
const SECOND = 1_000;
const MINUTE = 60_000;

const server = new MailServer();
const lines: object[] = [];
const note = (fields: object) => void lines.push(fields);
let backend: TestBackend;
let office: PostOffice;

function newOffice(postman: Postman = smtp(), outbox: Outbox = backend.outbox): PostOffice {
  const log = { info: note, warn: note, error: note };
  return new PostOffice({
    db: backend.db,
    outbox,
    postman,
    domain: "lintel.test",
    clock: () => new Date(backend.now),
    log,
  });
}

function smtp(idleMs = 5_000): Postman {
  const from = { name: "", address: "no-reply@lintel.test" };
  const setting = { host: "127.0.0.1", port: server.port, tls: "offered" as const, login: null, from };
  return openSmtp(setting, { limits: { connectMs: 2_000, idleMs, overallMs: 10_000 } });
}

beforeAll(async () => {
  backend = await TestBackend.start({ outbox: new Outbox(SECRET, POSTED) });
}, 120_000);
afterAll(() => backend.stop());
beforeEach(async () => {
  await server.start();
  await backend.db.delete(outboxTable);
  office = newOffice();
});
afterEach(async () => {
  await office.stop(SECOND);
  await server.stop();
  server.received.length = 0;
  server.refusal = null;
  server.beforeTaking = async () => {};
  lines.length = 0;
});

const rows = () => backend.db.select().from(outboxTable).orderBy(asc(outboxTable.id));
const put = (recipient = "edda@lintel.test", body = "canary-4711", expiresAt?: string) => {
  const message = {
    channel: "email",
    recipient,
    subject: "A subject",
    body,
    ...(expiresAt ? { expiresAt } : {}),
  } as const;
  return sendMessage({ db: backend.db, outbox: backend.outbox, now: backend.now }, message);
};
const requestLink = (email: string) => backend.call("employee.requestPasswordReset", { email });

test("a reset link reaches the person, and is unreadable in the database and the log", async () => {
  expect((await requestLink("employee@lintel.test")).status).toBe(204);
  const waiting = await rows();
  expect(waiting).toMatchObject([{ state: "waiting", isSealed: true, recipient: "employee@lintel.test" }]);
  expect(JSON.stringify(waiting)).not.toContain("reset-password");
  await office.round();
  const [mail] = server.received;
  const link = /\/reset-password\/employee%40lintel\.test\/([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(link).toHaveLength(43);
  expect(await rows()).toMatchObject([{ state: "delivered", body: null, attempts: 1 }]);
  expect(lines).toEqual([{ mail: { id: waiting[0]?.id, state: "delivered", attempts: 1 } }]);
  const reset = { email: "employee@lintel.test", password: "Harbor#Lantern7", passwordResetLink: link };
  expect((await backend.call("employee.resetPassword", reset)).status).toBe(204);
});

test("stores and sends nothing for an unknown address", async () => {
  expect((await requestLink("stranger@lintel.test")).status).toBe(204);
  await office.round();
  expect([await rows(), server.received]).toEqual([[], []]);
});

test("a message is not sent if its transaction is rolled back", async () => {
  const undone = backend.db.transaction(async (tx) => {
    await sendMessage(
      { db: tx, outbox: backend.outbox, now: backend.now },
      { channel: "email", recipient: "edda@lintel.test", subject: "A subject", body: "A body" },
    );
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await office.round();
  expect(server.received).toEqual([]);
});

test("the answer to a call never waits for the mail server", async () => {
  let take = () => {};
  const sendingStarted = new Promise<void>((held) => {
    server.beforeTaking = () =>
      new Promise((resolve) => {
        take = resolve;
        held();
      });
  });
  await put();
  const round = office.round();
  await sendingStarted;
  expect((await requestLink("employee@lintel.test")).status).toBe(204);
  expect((await rows()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  take();
  await round;
  expect(server.received.map(({ to }) => to[0])).toEqual(["edda@lintel.test"]);
});

test("after an outage of the server, sends all messages in order", async () => {
  await server.stop();
  for (const recipient of ["a@lintel.test", "b@lintel.test", "c@lintel.test"]) await put(recipient);
  await office.round();
  backend.pass(5 * SECOND);
  await office.round();
  expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual(
    Array(3).fill(["waiting", "ECONNREFUSED CONN"]),
  );
  await server.start();
  backend.pass(10 * SECOND);
  await office.round();
  await office.round();
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(["a@lintel.test", "b@lintel.test", "c@lintel.test"]);
  expect((await rows()).map(({ state, body }) => [state, body])).toEqual(Array(3).fill(["delivered", null]));
});

test("during an outage, tries one message at a time", async () => {
  await server.stop();
  for (let count = 0; count < 6; count += 1) await put(`p${count}@lintel.test`);
  await office.round();
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 0, 0]);
  await office.round();
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 0]);
});

test("another process delivers the message of a process that ended after its commit", async () => {
  await put();
  const restarted = newOffice(smtp(), new Outbox(SECRET, POSTED));
  await restarted.round();
  expect(server.received.map(({ text }) => text)).toEqual(["canary-4711"]);
});

test("a message whose process ended while sending is resent after its lease, with the same Message-ID", async () => {
  await put();
  const neverReturns: Postman = {
    post: async (mail) => {
      await smtp().post(mail);
      return new Promise(() => {});
    },
  };
  const dying = newOffice(neverReturns);
  void dying.round();
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await office.round();
  expect(server.received).toHaveLength(1);
  backend.pass(90 * SECOND);
  await office.round();
  expect(server.received).toHaveLength(2);
  const [first, second] = server.received.map(({ headers }) => headers["message-id"]);
  expect(first).toMatch(/^<outbox-\d+-\d+@lintel\.test>$/);
  expect(second).toBe(first);
  expect(await rows()).toMatchObject([{ state: "delivered", attempts: 2 }]);
});

test("two processes on one outbox send each message once", async () => {
  for (let count = 0; count < 8; count += 1) await put(`p${count}@lintel.test`);
  const other = newOffice();
  for (let round = 0; round < 3; round += 1) await Promise.all([office.round(), other.round()]);
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
    "p0@lintel.test",
    "p1@lintel.test",
    "p2@lintel.test",
    "p3@lintel.test",
    "p4@lintel.test",
    "p5@lintel.test",
    "p6@lintel.test",
    "p7@lintel.test",
  ]);
});

test("gives up a refused recipient, drops the body, and sends the others", async () => {
  server.refusal = { responseCode: 550, message: "No such person" };
  await put("gone@lintel.test");
  await office.round();
  server.refusal = null;
  await put("here@lintel.test");
  await office.round();
  expect((await rows()).map(({ state, failure, body }) => [state, failure, body])).toEqual([
    ["given-up", "EENVELOPE RCPT TO 550", null],
    ["delivered", null, null],
  ]);
});

test("retries a deferred recipient without delaying others", async () => {
  server.refusal = { responseCode: 451, message: "Later" };
  await put("slow@lintel.test");
  await office.round();
  server.refusal = null;
  await put("other@lintel.test");
  await office.round();
  expect(server.received.map(({ to }) => to[0])).toEqual(["other@lintel.test"]);
  backend.pass(15 * SECOND);
  await office.round();
  expect(server.received.map(({ to }) => to[0])).toEqual(["other@lintel.test", "slow@lintel.test"]);
});

test("gives up an expired message without its body", async () => {
  await server.stop();
  await put("edda@lintel.test", "A code", new Date(Date.parse(backend.now) + 10 * MINUTE).toISOString());
  await office.round();
  backend.pass(10 * MINUTE);
  await server.start();
  await office.round();
  expect(server.received).toEqual([]);
  expect(await rows()).toMatchObject([{ state: "given-up", failure: "expired, ECONNREFUSED CONN", body: null }]);
});

test("gives up a body encrypted with another secret", async () => {
  await put();
  await newOffice(smtp(), new Outbox("another-secret-of-thirty-two-letters", POSTED)).round();
  expect(await rows()).toMatchObject([{ state: "given-up", failure: "unreadable", body: null }]);
});

test("drops unencrypted bodies of a demo, and deletes delivered rows after a week", async () => {
  const demo = Outbox.shown();
  await sendMessage(
    { db: backend.db, outbox: demo, now: backend.now },
    { channel: "text", recipient: "+15550100", subject: "Your sign-in code", body: "canary" },
  );
  await put();
  await office.round();
  expect((await rows()).map(({ state, body }) => [state, body])).toEqual([
    ["shown", null],
    ["delivered", null],
  ]);
  backend.pass(7 * 24 * 60 * MINUTE + 1);
  await office.round();
  expect((await rows()).map(({ state }) => state)).toEqual(["shown"]);
});

test("mails a code, and offers no texts, which have no provider", async () => {
  const { status, body } = await backend.signIn("mfa");
  expect([status, body.availableMfaChannels, body.isMfaCodeSent]).toEqual([200, ["email"], true]);
  const { accessToken } = body.device as { accessToken: string };
  const asText = await backend.call("employee.sendMfa", { channel: "text" }, accessToken);
  expect([asText.status, asText.body.status]).toEqual([
    400,
    [{ message: "This channel isn't available.", type: "invalid_input" }],
  ]);
  await office.round();
  const code = /code is (\d{6})\./.exec(server.received[0]?.text ?? "")?.[1] ?? "";
  expect((await backend.call("employee.verifyMfa", { code }, accessToken)).status).toBe(200);
});

test("while the mail server accepts nothing, a login says that no code was sent", async () => {
  const pending = (await backend.signIn("mfa")).body.device as { accessToken: string };
  await office.round();
  await server.stop();
  await put();
  await office.round();
  const { status, body } = await backend.signIn("mfa");
  expect([status, body.isMfaCodeSent]).toEqual([200, false]);
  const again = await backend.call("employee.sendMfa", { channel: "email" }, pending.accessToken);
  expect([again.status, again.body.status]).toEqual([
    424,
    [{ message: "Failed to send MFA code!", type: "server_error" }],
  ]);
  await server.start();
  backend.pass(5 * SECOND);
  await office.round();
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(true);
});

test("while no mail can be sent, refuses resets and invitations for every address, and changes nothing", async () => {
  const { accessToken } = (await backend.signIn("superadmin")).body.device as { accessToken: string };
  const people = async () => {
    const { body } = await backend.call("employee.listAll", {}, accessToken);
    return (body as { employees: { key: string; email: string; isActivated: boolean }[] }).employees;
  };
  const employees = await people();
  const active = employees.find(({ email }) => email === "employee@lintel.test");
  const invited = employees.find(({ isActivated }) => !isActivated);
  await server.stop();
  await put();
  await office.round();
  const before = await rows();
  for (const [name, params] of [
    ["employee.forcePasswordReset", { key: active?.key ?? "" }],
    ["employee.resendActivation", { key: invited?.key ?? "" }],
    ["employee.requestPasswordReset", { email: active?.email ?? "" }],
    ["employee.requestPasswordReset", { email: "nobody@lintel.test" }],
    ["employee.requestActivation", { email: invited?.email ?? "" }],
    ["employee.requestActivation", { email: "nobody@lintel.test" }],
  ] as const) {
    const refused = await backend.call(name, params, accessToken);
    expect([name, refused.status, refused.body.status]).toEqual([
      name,
      424,
      [
        {
          message: "No mail can be sent right now, so nothing was changed. Please try again in a few minutes.",
          type: "server_error",
        },
      ],
    ]);
  }
  expect(await rows()).toEqual(before);
  expect(await people()).toEqual(employees);
});

test("without a page and a mail server, stores nothing and promises no code", async () => {
  const nowhere = new Outbox(SECRET, { isShown: false, isPosted: false });
  await sendMessage(
    { db: backend.db, outbox: nowhere, now: backend.now },
    { channel: "email", recipient: "edda@lintel.test", subject: "A subject", body: "A body" },
  );
  expect(await rows()).toEqual([]);
  expect(await nowhere.isOpen(backend.db, "email", backend.now)).toBe(false);
});

test("in a demo with a mail server, sends mails and shows them on the page; texts are only on the page", async () => {
  const both = new Outbox(SECRET, { isShown: true, isPosted: true });
  const facts = { db: backend.db, outbox: both, now: backend.now };
  await sendMessage(facts, { channel: "email", recipient: "edda@lintel.test", subject: "A mail", body: "By mail" });
  await sendMessage(facts, { channel: "text", recipient: "+15550100", subject: "A text", body: "By text" });
  await newOffice(smtp(), both).round();
  expect(server.received.map(({ text }) => text)).toEqual(["By mail"]);
  expect((await rows()).map(({ state, body }) => [state, body])).toEqual([
    ["delivered", "By mail"],
    ["shown", "By text"],
  ]);
});

test("a code overtakes 2,600 invitations on a slow mail server", async () => {
  const bulk = Array.from({ length: 2_600 }, (_, index) => ({
    channel: "email" as const,
    recipient: `p${index}@lintel.test`,
    subject: "Activate your account",
    body: "A link",
  }));
  await backend.outbox.putAll(backend.db, bulk, backend.now);
  server.beforeTaking = () => new Promise((resolve) => setTimeout(resolve, 300));
  office.start();
  while (server.received.length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(true);
  const code = () => server.received.find(({ headers }) => headers.subject === "Your sign-in code");
  while (!code()) await new Promise((resolve) => setTimeout(resolve, 20));
  // Two seconds on an idle machine are seven rounds of four; rounds are counted, because a busy machine slows all of
  // them alike.
  expect(server.received.indexOf(code()!)).toBeLessThan(4 + 7 * 4);
  expect((await rows()).filter(({ state }) => state === "waiting").length).toBeGreaterThan(2_500);
}, 30_000);

test("does not promise codes while a message has waited for 21 seconds", async () => {
  await put("edda@lintel.test");
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(true);
  backend.pass(21 * SECOND);
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(false);
  await office.round();
  expect((await backend.signIn("mfa")).body.isMfaCodeSent).toBe(true);
});

test("sends awaited messages first after a restart, while the server is tried with one message at a time", async () => {
  await server.stop();
  for (const recipient of ["a@lintel.test", "b@lintel.test"]) await put(recipient);
  expect((await requestLink("employee@lintel.test")).status).toBe(204);
  await office.round();
  await server.start();
  backend.pass(10 * SECOND);
  await newOffice().round();
  expect(server.received.map(({ to }) => to[0])).toEqual(["employee@lintel.test"]);
});

test("polls by itself, and stops after the messages in progress", async () => {
  office.start();
  await put();
  while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await office.stop(5 * SECOND);
  expect(await rows()).toMatchObject([{ state: "delivered" }]);
});

test("tries a server that is down at most every half minute, and a recipient every ten minutes", () => {
  expect([1, 2, 3, 4, 50].map((attempts) => waitAfter(attempts, true))).toEqual([
    5_000, 10_000, 20_000, 30_000, 30_000,
  ]);
  expect([1, 2, 3, 50].map((attempts) => waitAfter(attempts, false))).toEqual([15_000, 30_000, 60_000, 600_000]);
});
