import net from "node:net";
import { MailServer } from "@/tests/support/mail-server";
import { selfSigned } from "@/tests/support/self-signed";
import { readMailSetting } from "./mail-setting";
import { openSmtp } from "./smtp";

const server = new MailServer();
const { key, cert } = selfSigned();
/** A busy machine may take seconds to connect; `SHORT` is for servers that never answer. */
const LIMITS = { connectMs: 20_000, idleMs: 20_000, overallMs: 30_000 };
const SHORT = { connectMs: 300, idleMs: 300, overallMs: 1_000 };
afterEach(async () => {
  await server.stop();
  server.received.length = 0;
  server.refusal = null;
});

const mail = {
  messageId: "<outbox-7-1@lintel.test>",
  recipient: "edda@lintel.test",
  subject: "Your sign-in code",
  body: "Your sign-in code is 123456. It is good for 10 minutes.",
};

/** Sends one mail to the server of this `SMTP_URL`, with its port filled in. */
function post(
  address: string,
  changes: Partial<typeof mail> = {},
  {
    trusted,
    from = "Lintel <no-reply@lintel.test>",
    limits = LIMITS,
  }: { trusted?: string; from?: string; limits?: typeof LIMITS } = {},
) {
  const setting = readMailSetting({ address: address.replace("PORT", String(server.port)), from });
  if (!setting) throw new Error("No setting");
  return openSmtp(setting, { limits, ...(trusted ? { trusted } : {}) }).post({ ...mail, ...changes });
}

test("a mail arrives as written, and is marked as automatic", async () => {
  await server.start();
  expect(await post("smtp://127.0.0.1:PORT")).toEqual({ kind: "delivered" });
  expect(server.received).toMatchObject([
    {
      from: "no-reply@lintel.test",
      to: ["edda@lintel.test"],
      text: "Your sign-in code is 123456. It is good for 10 minutes.",
      isSecure: false,
      headers: {
        from: "Lintel <no-reply@lintel.test>",
        to: "edda@lintel.test",
        subject: "Your sign-in code",
        "message-id": "<outbox-7-1@lintel.test>",
        "auto-submitted": "auto-generated",
        "content-type": "text/plain; charset=utf-8",
      },
    },
  ]);
});

test("keeps a long link and letters beyond ASCII", async () => {
  await server.start();
  const body = `Grüße:\n\nhttp://localhost:3000/activate-account/a%40b.test/${"x".repeat(43)}/${"y".repeat(43)}\n`;
  await post("smtp://127.0.0.1:PORT", { body });
  expect(server.received[0]?.text).toBe(body.trimEnd());
});

test("uses STARTTLS if it is offered, with a trusted certificate", async () => {
  await server.start({ key, cert });
  expect(await post("smtp://127.0.0.1:PORT", {}, { trusted: cert })).toEqual({ kind: "delivered" });
  expect(server.received[0]?.isSecure).toBe(true);
});

test("smtps is encrypted from the first byte", async () => {
  await server.start({ key, cert, secure: true });
  expect(await post("smtps://127.0.0.1:PORT", {}, { trusted: cert })).toEqual({ kind: "delivered" });
  expect(server.received[0]?.isSecure).toBe(true);
});

test.each([
  ["smtp://127.0.0.1:PORT", false],
  ["smtps://127.0.0.1:PORT", true],
])("sends nothing to a server with an untrusted certificate (%s)", async (address, secure) => {
  await server.start({ key, cert, secure });
  expect(await post(address)).toMatchObject({ kind: "later", isServerDown: true });
  expect(server.received).toEqual([]);
});

test("sends nothing if encryption is required and not offered", async () => {
  await server.start();
  const setting = readMailSetting({ address: "smtp://relay.test", from: "no-reply@lintel.test" });
  if (!setting) throw new Error("No setting");
  expect(setting.tls).toBe("required");
  const postman = openSmtp({ ...setting, host: "127.0.0.1", port: server.port }, { limits: LIMITS });
  expect(await postman.post(mail)).toMatchObject({ kind: "later", isServerDown: true });
  expect(server.received).toEqual([]);
});

test("sends user and password; wrong ones count as a server outage, and every message waits", async () => {
  await server.start({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === "p@ss/word" ? done(null, { user: username ?? "" }) : done(new Error("Invalid login")),
  });
  expect(await post("smtp://lintel:p%40ss%2Fword@127.0.0.1:PORT")).toEqual({ kind: "delivered" });
  expect(server.received[0]?.user).toBe("lintel");
  expect(await post("smtp://lintel:wrong@127.0.0.1:PORT")).toEqual({
    kind: "later",
    failure: "EAUTH AUTH PLAIN 535",
    isServerDown: true,
  });
});

test("a refused recipient is final, and the server's message is dropped", async () => {
  await server.start();
  server.refusal = { responseCode: 550, message: "No edda here" };
  expect(await post("smtp://127.0.0.1:PORT")).toEqual({ kind: "refused", failure: "EENVELOPE RCPT TO 550" });
});

test("a deferred recipient may be retried, and the server counts as up", async () => {
  await server.start();
  server.refusal = { responseCode: 451, message: "Greylisted" };
  expect(await post("smtp://127.0.0.1:PORT")).toEqual({
    kind: "later",
    failure: "EENVELOPE RCPT TO 451",
    isServerDown: false,
  });
});

test("reports a server that is down", async () => {
  await server.start();
  await server.stop();
  expect(await post("smtp://127.0.0.1:PORT")).toEqual({
    kind: "later",
    failure: "ECONNREFUSED CONN",
    isServerDown: true,
  });
});

test("gives up a silent server within the limit", async () => {
  const silent = net.createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as net.AddressInfo;
  const startedAt = Date.now();
  expect(await post(`smtp://127.0.0.1:${port}`, {}, { limits: SHORT })).toMatchObject({
    kind: "later",
    isServerDown: true,
  });
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  silent.close();
});

test("gives up a server that answers too slowly within the limit", async () => {
  const dripping = net.createServer((socket) => {
    socket.on("error", () => {});
    const drip = setInterval(() => socket.write("220-wait\r\n"), 50);
    socket.on("close", () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => dripping.listen(0, "127.0.0.1", resolve));
  const { port } = dripping.address() as net.AddressInfo;
  const startedAt = Date.now();
  expect(await post(`smtp://127.0.0.1:${port}`, {}, { limits: SHORT })).toMatchObject({ kind: "later" });
  expect(Date.now() - startedAt).toBeLessThan(15_000);
  dripping.close();
});

test.each([
  "edda@lintel.test\r\nBcc: eve@evil.test",
  "edda@lintel.test, eve@evil.test",
  "edda@lintel.test,eve@evil.test",
  "Edda <eve@evil.test>",
  '"eve@evil.test" edda@lintel.test',
  "edda@lintel.test> RCPT TO:<eve@evil.test",
  "undisclosed: eve@evil.test;",
  "edda",
  "",
])("refuses the address %j and sends nothing", async (recipient) => {
  await server.start();
  expect(await post("smtp://127.0.0.1:PORT", { recipient })).toEqual({ kind: "refused", failure: "no address" });
  expect(server.received).toEqual([]);
});

test("neither a subject nor the sender's name can add a header", async () => {
  await server.start();
  const subject = "Hello\r\nBcc: eve@evil.test\r\n\r\nA body\u2028of one's own\u0000";
  await post("smtp://127.0.0.1:PORT", { subject }, { from: "Bcc: eve, or Lintel <no-reply@lintel.test>" });
  const [got] = server.received;
  expect(got?.to).toEqual(["edda@lintel.test"]);
  expect(Object.keys(got?.headers ?? {}).sort()).toEqual([
    "auto-submitted",
    "content-transfer-encoding",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ]);
  expect(got?.headers.from).toBe('"Bcc: eve, or Lintel" <no-reply@lintel.test>');
  expect(got?.text).toBe("Your sign-in code is 123456. It is good for 10 minutes.");
});
