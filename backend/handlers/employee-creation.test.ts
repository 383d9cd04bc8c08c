/** @jest-environment ./tests/support/pglite-environment.mjs */
import { desc, eq } from "drizzle-orm";
import { employees, outbox } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { Activity } from "@/lib/domain/entities";
import { createKey } from "@/lib/domain/keys";
import { type Answer, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ["superadmin", "admin", "poweruser", "employee"]) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const FIRST = seedKey("company", "Alder & Finch Mutual");
const FAR = seedKey("company", "Eastmark Home");
const messageOf = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;
const person = (email: string, more: object = {}) => ({
  key: createKey("employee"),
  email,
  givenName: "Ada",
  familyName: "Nwosu",
  role: "employee",
  companyKeys: [FIRST],
  ...more,
});
const create = (as: string, params: object, headers: object = {}) =>
  backend.call("employee.create", params, tokens[as], headers);
const bulk = (as: string, csv: string | Uint8Array<ArrayBuffer>, companyKeys = FIRST, headers: object = {}) =>
  backend.send("employee/bulk", {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-access-token": tokens[as] ?? "",
      "x-company-keys": companyKeys,
      ...headers,
    },
    body: csv,
  });
const mailTo = (recipient: string) => backend.db.select().from(outbox).where(eq(outbox.recipient, recipient));
const stored = async (email: string) =>
  (await backend.db.select().from(employees).where(eq(employees.email, email)))[0]?.doc;

test("a new employee is invited by mail, activates with the link and signs in", async () => {
  const sent = person("ada@keystone.test", { phone: "+12025550144", isActivated: true, isLockedOut: true });
  const made = await create("admin", sent);
  expect([made.status, made.body.employee]).toEqual([
    200,
    expect.objectContaining({ key: sent.key, isActivated: false, isLockedOut: false, role: "employee" }),
  ]);
  const [mail, ...others] = await mailTo("ada@keystone.test");
  expect([mail?.subject, others]).toEqual(["Activate your account", []]);
  const [, reading, activationToken] = /([\w-]{43})\/([\w-]{43})/.exec(mail?.body ?? "") ?? [];
  const params = { email: "ada@keystone.test", password: "Harbor#Lantern7", activationToken };
  expect((await backend.call("employee.activate", params, reading)).status).toBe(200);
  const login = { email: "ada@keystone.test", password: "Harbor#Lantern7", timezone: "UTC" };
  expect((await backend.call("employee.login", login)).status).toBe(200);
});

test("repeating a creation succeeds and mails nothing; other content under the key is a conflict", async () => {
  const sent = person("twice@keystone.test");
  for (let times = 0; times < 2; times += 1) expect((await create("admin", sent)).status).toBe(200);
  expect(await mailTo("twice@keystone.test")).toHaveLength(1);
  expect((await create("admin", { ...sent, givenName: "Eve" })).status).toBe(409);
});

test.each<[string, object, number, string]>([
  ["admin", { role: "superadmin" }, 403, "This role is above yours."],
  ["admin", { role: "emperor" }, 400, "role names no role"],
  ["admin", { companyKeys: [] }, 400, "Choose at least one company."],
  ["admin", { companyKeys: [FIRST, FAR] }, 403, "This company is not yours."],
  ["superadmin", { companyKeys: ["cous-none"] }, 400, "One of these companies is not there any more. Choose again."],
  ["admin", { email: "ADMIN@lintel.test" }, 409, "This email is already in use."],
  ["admin", { email: "no address" }, 400, "email must be an email address"],
  ["admin", { phone: "12" }, 400, "Please enter a valid phone number."],
  ["admin", { givenName: " " }, 400, "givenName must not be blank"],
  ["admin", { familyName: undefined }, 400, "Enter a first and last name."],
  ["poweruser", {}, 403, "You may not do this."],
])("%s may not create %j", async (as, fields, status, message) => {
  const refused = await create(as, person("refused@keystone.test", fields));
  expect([refused.status, messageOf(refused)]).toEqual([status, message]);
  expect(await mailTo("refused@keystone.test")).toEqual([]);
});

test("a person acting in a lower role creates nobody", async () => {
  const headers = { "x-role": "employee" };
  expect((await create("admin", person("acting@keystone.test"), headers)).status).toBe(403);
  const acting = await bulk("admin", "email,givenName,familyName\na@b.test,A,B", FIRST, headers);
  expect(acting.status).toBe(403);
});

const HEADING = "email,givenName,familyName,phone,role";

test("adds and invites the valid rows of a table, and reports each invalid row by number", async () => {
  const csv = [
    HEADING,
    "one@bulk.test,One,Person,(202) 555-0144,",
    "two@,Two,Person,,",
    "Zoë@bulk.test,Zoë,Ünal,,",
    "three@bulk.test,שרה,🦊,,Claims reviewer",
    "ONE@bulk.test,Again,Person,,",
    "admin@lintel.test,Amos,Delacroix,,",
    "four@bulk.test,Four,Person,,superadmin",
    "five@bulk.test,=HYPERLINK(),Person,,",
    'six@bulk.test,"Six, the",Person,,admin',
  ].join("\r\n");
  const { status, body } = await bulk("admin", csv);
  expect(status).toBe(200);
  expect(body.errors).toEqual([
    { row: 2, message: "Invalid email" },
    { row: 3, message: "Invalid email" },
    { row: 5, message: "Row 1 has the same email." },
    { row: 6, message: "This email is already in use." },
    { row: 7, message: "This role is above yours." },
    { row: 8, message: "A name cannot begin with “=”." },
  ]);
  expect((body.employees as { email: string }[]).map(({ email }) => email)).toEqual([
    "one@bulk.test",
    "three@bulk.test",
    "six@bulk.test",
  ]);
  expect(await stored("one@bulk.test")).toMatchObject({ phone: "+12025550144", role: "employee", isActivated: false });
  expect(await stored("three@bulk.test")).toMatchObject({ givenName: "שרה", role: "claims_reviewer" });
  expect(await stored("six@bulk.test")).toMatchObject({ givenName: "Six, the", companyKeys: [FIRST], role: "admin" });
  expect((await mailTo("three@bulk.test")).map(({ subject }) => subject)).toEqual(["Activate your account"]);
  const again = await bulk("superadmin", csv.split("\r\n").slice(0, 2).join("\n"));
  expect([again.status, again.body.errors]).toEqual([400, [{ row: 1, message: "This email is already in use." }]]);
  expect(messageOf(again)).toBe("Row 1: This email is already in use.");
});

test("a table sent again after a lost answer adds nobody twice and invites nobody twice", async () => {
  const rows = ["lost1@bulk.test,Lou,One,(202) 555-0145,", "bad@,Bad,Row,,", "lost2@bulk.test,Lee,Two,,admin"];
  const first = await bulk("admin", [HEADING, ...rows].join("\n"));
  const keysOf = ({ body }: Answer) => (body.employees as { key: string }[] | undefined)?.map(({ key }) => key);
  const second = await bulk("admin", [HEADING, ...rows, "lost3@bulk.test,Lia,Three,,"].join("\n"));
  expect([second.status, second.body.errors]).toEqual([200, [{ row: 2, message: "Invalid email" }]]);
  expect(keysOf(second)?.slice(0, 2)).toEqual(keysOf(first));
  expect(keysOf(second)).toHaveLength(3);
  const third = await bulk("admin", [HEADING, rows[0], rows[2]].join("\n"));
  expect([third.status, keysOf(third)]).toEqual([200, keysOf(first)]);
  for (const name of ["lost1", "lost2", "lost3"]) expect(await mailTo(`${name}@bulk.test`)).toHaveLength(1);
  const made = (await backend.call("activity.list", { search: "isBulk", limit: 200 }, tokens.superadmin)).body;
  const times = (made.activities as Activity[]).filter(({ detail }) => detail?.employeeKey === keysOf(first)?.[0]);
  expect(times).toHaveLength(1);
  // Another row with that address is a duplicate; so is the same row by another caller, for another company, or later.
  const onFile = [400, [{ row: 1, message: "This email is already in use." }]];
  const refused = async (as: string, row: string, companyKeys = FIRST) => {
    const { status, body } = await bulk(as, `${HEADING}\n${row}`, companyKeys);
    expect([status, body.errors]).toEqual(onFile);
  };
  await refused("admin", "lost1@bulk.test,Lou,Other,(202) 555-0145,");
  await refused("admin", "lost1@bulk.test,Lou,One,(202) 555-0145,admin");
  await refused("superadmin", rows[0] ?? "");
  await refused("superadmin", rows[0] ?? "", FAR);
  backend.pass(3_600_001);
  await refused("admin", rows[0] ?? "");
});

test("accepts a byte order mark, semicolons and columns in any order", async () => {
  const csv = "\ufeffFamily name;EMAIL;given_name\r\nPerson;semi@bulk.test;Semi\r\n";
  expect((await bulk("admin", csv)).status).toBe(200);
  expect(await stored("semi@bulk.test")).toMatchObject({ givenName: "Semi", familyName: "Person", phone: null });
});

test("applies the app's reading rules to a table of any client: each row is added, refused or skipped, and a phone extension is kept", async () => {
  const csv = [
    "Staff list exported 12 March 2025",
    "",
    "Email|First name|Last name|Phone",
    'ann@rules.test|Ann|"Lee|',
    "mailto:bob@rules.test\u200b|Bob\u200b|Ray|\u202a512-555-0110 x23\u202c",
    'cid@rules.test|Cid| "Poe"|="5125550108"',
    "dan@rules.test|Dan|F\ufffdx|",
    "eve@rules.test|Eve|Fox|||left over",
    "# end",
  ].join("\r\n");
  const { status, body } = await bulk("admin", csv);
  expect([status, body.errors, body.skipped]).toEqual([
    200,
    [
      { row: 1, message: "Line 4: a quote is opened and never closed." },
      { row: 4, message: "This name has a character that can’t be read." },
      { row: 5, message: "Line 8: more cells than the heading has columns (4). Left over: left over" },
    ],
    [
      { line: 1, reason: "above" },
      { line: 2, reason: "blank" },
      { line: 9, reason: "comment" },
    ],
  ]);
  expect(await stored("bob@rules.test")).toMatchObject({ givenName: "Bob", phone: "+15125550110 ext. 23" });
  expect(await stored("cid@rules.test")).toMatchObject({ familyName: "Poe", phone: "+15125550108" });
});

test("invisible characters create no second account for an address, and sign-in ignores them", async () => {
  const typed = "\ufeffmarks@keystone.test\u200b\u00a0";
  const made = await create("admin", person(typed, { givenName: "\u202aAda\u202c", phone: "\u202a512-555-0110 x23" }));
  expect([made.status, made.body.employee]).toEqual([
    200,
    expect.objectContaining({ email: "marks@keystone.test", givenName: "Ada", phone: "+15125550110 ext. 23" }),
  ]);
  expect(messageOf(await create("admin", person("marks\u2066@keystone.test")))).toBe("This email is already in use.");
  const login = { email: "\u200badmin@lintel.test\u200f", password: "Lintel-2026!", timezone: "UTC" };
  expect((await backend.call("employee.login", login)).status).toBe(200);
  const marked = { ...login, password: "Lintel-\u200b2026!" };
  expect((await backend.call("employee.login", marked)).status).toBe(401);
});

test.each<[string, string | Uint8Array<ArrayBuffer>, string, number, string]>([
  ["an empty table", "", FIRST, 400, "The table is empty."],
  ["a table without rows", HEADING, FIRST, 400, "The table has no rows."],
  ["a missing column", "email,role\na@b.test,admin", FIRST, 400, "The table has no column givenName, familyName."],
  ["a missing company", `${HEADING}\na@b.test,A,B,,`, "", 400, "Choose at least one company."],
  ["a company of others", `${HEADING}\na@b.test,A,B,,`, FAR, 403, "This company is not yours."],
  ["bytes that are not text", Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]), FIRST, 400, "The table must be UTF-8 text."],
])("refuses %s", async (_, csv, companyKeys, status, message) => {
  const refused = await bulk("admin", csv, companyKeys);
  expect([refused.status, messageOf(refused)]).toEqual([status, message]);
});

test("accepts a table only as CSV, up to 5 MB, and from callers who manage employees", async () => {
  const json = await backend.call(
    "employee.bulk",
    { csv: `${HEADING}\na@b.test,A,B,,`, companyKeys: [FIRST] },
    tokens.employee,
  );
  expect(json.status).toBe(403);
  expect((await bulk("poweruser", HEADING)).status).toBe(403);
  expect((await bulk("admin", `${HEADING}\n${"x".repeat(5 * 1024 * 1024)}`)).status).toBe(413);
  const elsewhere = await backend.send("employee", {
    method: "POST",
    headers: { "content-type": "application/octet-stream", "x-access-token": tokens.admin ?? "" },
    body: "key",
  });
  expect(elsewhere.status).toBe(415);
});

test("refuses more than 5,000 rows before reading any", async () => {
  const rows = Array.from({ length: 5_001 }, (_, index) => `l${index}@large.test,A,B,,`);
  const refused = await bulk("admin", [HEADING, ...rows].join("\n"));
  expect([refused.status, messageOf(refused)]).toEqual([400, "At most 5,000 employees can be added at once."]);
  expect(await stored("l0@large.test")).toBeUndefined();
});

test("of two simultaneous invitations of the same address, one is refused because the address is in use", async () => {
  const answers = await Promise.all([
    create("admin", person("race@keystone.test")),
    create("superadmin", person("race@keystone.test")),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(messageOf).filter(Boolean)).toEqual(["This email is already in use."]);
  expect(await mailTo("race@keystone.test")).toHaveLength(1);
});

test("adds five hundred rows at once and reports seven invalid ones", async () => {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const email = index % 72 === 3 ? `p${index}@` : `p${index}@many.test`;
    return `${email},Given${index},Family${index},,`;
  });
  const { status, body } = await bulk("superadmin", [HEADING, ...rows].join("\n"), FAR);
  const errors = body.errors as { row: number; message: string }[];
  expect([status, (body.employees as unknown[]).length, errors.length]).toEqual([200, 493, 7]);
  expect(errors.map(({ row }) => row)).toEqual([4, 76, 148, 220, 292, 364, 436]);
  const [last] = await backend.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(last?.recipient).toBe("p499@many.test");
}, 60_000);
