/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc } from "drizzle-orm";
import { outbox } from "@/backend/db/schema";
import { Outbox } from "@/backend/mail/outbox";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type Answer, CAPTURE_URL, failureType, NOW, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let employee: string;
beforeAll(async () => {
  backend = await TestBackend.start({ isDemo: true });
  employee = await backend.tokenOf("employee");
}, 120_000);
afterAll(() => backend.stop());

const projectKey = seedKey("project", "HOME-0001");
const insuredKey = seedKey("insured", "HOME-0001");
const call = (name: EndpointName, params: object, token = employee) => backend.call(name, params, token);
const invite = (key: string, channel: string, token?: string) =>
  call("invite.create", { key, projectKey, channel }, token);
const message = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;
const sent = (from = backend) => from.db.select().from(outbox).orderBy(desc(outbox.id));

test("an invitation by email creates a record, and sends a mail with the link", async () => {
  const { status, body } = await invite("inv-mail", "email");
  expect([status, body.invite]).toEqual([
    200,
    {
      key: "inv-mail",
      projectKey,
      channel: "email",
      sentTo: "harriet.holloway@example.com",
      sentAt: NOW,
      openedAt: null,
      createdAt: NOW,
    },
  ]);
  const [mail] = await sent();
  expect(mail).toMatchObject({
    channel: "email",
    recipient: "harriet.holloway@example.com",
    subject: "Please show us your home",
  });
  expect(mail?.body).toMatch(/^Hello Harriet,\n\nAlder & Finch Mutual asks you to film your home, room by room\./);
  expect(mail?.body).toContain(`\n\n${CAPTURE_URL}/inv-mail\n\nClaim: CLM-30118\nHome: `);
});

test("an invitation by text is one line", async () => {
  await invite("inv-text", "text");
  const [text] = await sent();
  expect([text?.channel, text?.recipient, text?.body]).toEqual([
    "text",
    "+13035550160",
    `Alder & Finch Mutual asks you to film your home, room by room: ${CAPTURE_URL}/inv-text`,
  ]);
});

test("the same key sends nothing again; another key sends again, and both are listed", async () => {
  const before = (await sent()).length;
  expect((await invite("inv-mail", "email")).status).toBe(200);
  expect((await invite("inv-mail", "text")).status).toBe(409);
  expect(await sent()).toHaveLength(before);
  await invite("inv-again", "email");
  expect(await sent()).toHaveLength(before + 1);
  const { body } = await call("invite.list", { projectKey });
  const keys = (body.invites as { key: string }[]).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["inv-mail", "inv-text", "inv-again"]));
});

test("each invitation is recorded with the claim", async () => {
  const { body } = await call("activity.list", { projectKey, search: "invite.create" });
  expect((body.activities as { detail: { channel: string } }[]).map(({ detail }) => detail.channel).sort()).toEqual([
    "email",
    "email",
    "text",
  ]);
});

test("the first opening is recorded; an unknown invite has no page", async () => {
  const open = (key: string) => fetch(`${backend.address}/invite/${key}`);
  backend.pass(60_000);
  const page = await open("inv-mail");
  expect([page.status, page.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(await page.text()).toContain("Alder &amp; Finch Mutual asks you to film your home.");
  backend.pass(60_000);
  await open("inv-mail");
  const { body } = await call("invite.list", { projectKey });
  const opened = (body.invites as { key: string; openedAt: string }[]).find(({ key }) => key === "inv-mail");
  expect(opened?.openedAt).toBe("2026-03-02T10:01:00.000Z");
  expect((await open("inv-unknown")).status).toBe(404);
});

test("an invitation without an address is refused, and no record is created", async () => {
  await call("insured.update", { key: insuredKey, email: null, phone: null });
  const answers = [await invite("inv-none", "email"), await invite("inv-none", "text")];
  expect(answers.map((answer) => [answer.status, message(answer)])).toEqual([
    [400, "The insured has no email address."],
    [400, "The insured has no phone number."],
  ]);
  await call("insured.update", { key: insuredKey, email: "harriet@example.com", phone: "+13035550160" });
  expect((await invite("inv-none", "text")).status).toBe(200);
});

test("sends at most ten invitations an hour", async () => {
  const statuses = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await invite(`inv-many-${count}`, "email")).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  const answer = await invite("inv-late", "email");
  expect([answer.status, failureType(answer)]).toEqual([429, "rate_limited"]);
  backend.pass(3_600_000);
  expect((await invite("inv-late", "email")).status).toBe(200);
});

test("reviewers invite nobody, and other companies' claims are not found", async () => {
  expect((await invite("inv-no", "email", await backend.tokenOf("underwriting_reviewer"))).status).toBe(403);
  expect((await invite("inv-no", "email", await backend.tokenOf("claims_reviewer"))).status).toBe(403);
  const refused = await call("invite.create", { key: "inv-no", projectKey: "prj-gone", channel: "email" });
  expect([refused.status, message(refused)]).toEqual([404, "Project not found"]);
});

test("an invitation is refused for a channel without a provider, and without a capture address", async () => {
  const posted = new Outbox(SECRET, { isShown: false, isPosted: true });
  const other = await TestBackend.start({ outbox: posted, captureUrl: null });
  const token = await other.tokenOf("employee");
  const send = (channel: string) => other.call("invite.create", { key: `inv-${channel}`, projectKey, channel }, token);
  const answers = [await send("text"), await send("email")];
  expect(answers.map((answer) => [answer.status, message(answer)])).toEqual([
    [400, "This channel isn't available."],
    [503, "Invitations cannot be sent: CAPTURE_URL is not set."],
  ]);
  const { body } = await other.call("invite.list", { projectKey }, token);
  expect((body.invites as { key: string }[]).map(({ key }) => key)).not.toContain("inv-email");
  await other.stop();
}, 120_000);
