/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc } from "drizzle-orm";
import { outbox } from "@/backend/db/schema";
import { Outbox } from "@/backend/mail/outbox";
import { seedKey } from "@/backend/seed/seed-key";
import { type Answer, SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

const key = seedKey("company", "Alder & Finch Mutual");
const REPORT = {
  key,
  inspectionType: "claim",
  minDate: "2035-01-01",
  maxDate: "2035-01-07",
  timezone: "America/New_York",
};
const send = async (role: string, params: object = {}) =>
  backend.call("company.sendReport", { ...REPORT, ...params }, await backend.tokenOf(role));
const message = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;

test("mails the report to the caller's address, with a link to the screen", async () => {
  expect((await send("poweruser")).status).toBe(204);
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect([mail?.channel, mail?.recipient, mail?.subject]).toEqual([
    "email",
    "poweruser@lintel.test",
    "Report of Alder & Finch Mutual: 2035-01-01 to 2035-01-07",
  ]);
  expect(mail?.body).toBe(
    [
      "Alder & Finch Mutual, claim, 2035-01-01 to 2035-01-07 (America/New_York).",
      [
        "Figures, against as many days before",
        "  Inspections: 0 (before: 0)",
        "  Reviewed: 0 (before: 0)",
        "  Delivered: 0 (before: 0)",
        "  Median turnaround: none (before: none)",
        "  9 of 10 within: none (before: none)",
        "  (Reviewed and Delivered count inspections created in this period; turnaround is of those delivered in it.)",
      ].join("\n"),
      "Inspections per week, by its Monday\n  2035-01-01: 0",
      `The inspections themselves:\nhttp://localhost:3000/reporting?from=2035-01-01&to=2035-01-07&company=${key}&type=claim`,
    ].join("\n\n"),
  );
});

test("counts the inspections of the period, also by status", async () => {
  await send("poweruser", { minDate: "2026-01-01", maxDate: "2026-03-02" });
  const [mail] = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail?.body).toMatch(/ {2}Inspections: [1-9]\d* \(before: 0\)/);
  expect(mail?.body).toMatch(/\n\nStatus today\n {2}\w/);
});

test("records the sending with the company", async () => {
  const { body } = await backend.call(
    "activity.list",
    { companyKey: key, search: "send-report", limit: 1 },
    await backend.tokenOf("admin"),
  );
  expect(body.activities).toMatchObject([{ action: "company.send-report", detail: { inspectionType: "claim" } }]);
});

test("answers by role and by company", async () => {
  const roles = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
  const statuses = await Promise.all(roles.map(async (role) => (await send(role)).status));
  expect(statuses).toEqual([204, 204, 204, 403, 403, 403]);
  const others = await send("poweruser", { key: "cous-others" });
  expect([others.status, message(others)]).toEqual([404, "Company not found"]);
  const missing = await send("superadmin", { key: "cous-gone" });
  expect([missing.status, message(missing)]).toEqual([404, "Company not found"]);
});

test.each([
  [{ maxDate: "2034-12-31" }, "minDate must not be after maxDate."],
  [{ inspectionType: "photo" }, "inspectionType must be one of claim, multiroom-claim, underwriting."],
  [{ timezone: "Mars/Base" }, "timezone is none that is known."],
])("refuses %j", async (params, expected) => {
  const answer = await send("poweruser", params);
  expect([answer.status, message(answer)]).toEqual([400, expected]);
});

test("sends at most thirty reports an hour", async () => {
  const token = await backend.tokenOf("admin");
  const answers: Answer[] = [];
  for (let count = 0; count < 31; count += 1) answers.push(await backend.call("company.sendReport", REPORT, token));
  const refused = answers.filter(({ status }) => status !== 204);
  expect(refused.map((answer) => [answer.status, message(answer)])).toContainEqual([
    429,
    "Too many reports have been sent. Please try again in an hour.",
  ]);
});

test("fails with a message if no mail server is configured", async () => {
  const silent = new Outbox(SECRET, { isShown: false, isPosted: false });
  const other = await TestBackend.start({ outbox: silent });
  const answer = await other.call("company.sendReport", REPORT, await other.tokenOf("poweruser"));
  expect([answer.status, message(answer)]).toEqual([503, "Mail cannot be sent: no mail server is set."]);
  await other.stop();
}, 120_000);
