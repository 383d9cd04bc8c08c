/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import { insertDocs } from "@/backend/db/records";
import { companies, insureds, projects, properties, surveys } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { ReportRow, ReportSummary } from "@/lib/contract/company";
import type { OrderType, ProjectStatus } from "@/lib/domain/project-status";
import { type Answer, failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let token: string;
const COMPANY = "cous-reported";

type InspectionFacts = {
  name: string;
  day: string;
  status?: ProjectStatus;
  type?: OrderType;
  hours?: number;
  reviewed?: string;
};

/** Adds a claim with its own insured and one inspection; `hours` is the time until delivery. */
async function addInspection({ name, day, status = "needs review", type = "claim", hours, reviewed }: InspectionFacts) {
  const { db } = backend;
  const createdAt = day.length > 10 ? day : `${day}T12:00:00.000Z`;
  const changedAt = new Date(Date.parse(createdAt) + (hours ?? 1) * 3_600_000).toISOString();
  const times = { createdAt, updatedAt: createdAt };
  const insuredKey = `ins-${name}`;
  await insertDocs(db, insureds, [
    { ...times, key: insuredKey, companyKey: COMPANY, givenName: "Ada", familyName: name, isActive: true },
  ]);
  const address = { line1: `1 ${name} Road`, city: "Dover", region: "DE", postalCode: "19901", country: "US" };
  await insertDocs(db, properties, [{ key: `pr-${name}`, insuredKey, address }]);
  await insertDocs(db, projects, [
    {
      ...times,
      key: `prj-${name}`,
      insuredKey,
      companyKey: COMPANY,
      propertyKey: `pr-${name}`,
      status: hours === undefined ? status : "delivered",
      statusChangedAt: changedAt,
      orderType: type,
      claimNumber: `CLM-${name}`,
    },
  ]);
  const survey = { key: `srv-${name}`, projectKey: `prj-${name}`, done: true, createdAt, reviewedAt: reviewed ?? null };
  await insertDocs(db, surveys, [survey]);
}

const BEFORE: readonly InspectionFacts[] = [
  { name: "Elm", day: "2026-01-19", hours: 30 },
  { name: "Fir", day: "2026-01-25T23:59:59.999Z", status: "invalid" },
];
const WITHIN: readonly InspectionFacts[] = [
  { name: "Ash", day: "2026-01-26T00:00:00.000Z", hours: 10, reviewed: "2026-01-26T08:00:00.000Z" },
  { name: "Bay", day: "2026-01-28", hours: 20, reviewed: "2026-01-29T08:00:00.000Z" },
  { name: "Cob", day: "2026-02-02", hours: 100, type: "underwriting", reviewed: "2026-02-03T08:00:00.000Z" },
  { name: "Dell", day: "2026-02-08T23:59:59.999Z", status: "rejected" },
];
const RANGE = { key: COMPANY, minDate: "2026-01-26", maxDate: "2026-02-08" };

beforeAll(async () => {
  backend = await TestBackend.start();
  token = await backend.tokenOf("superadmin");
  await insertDocs(backend.db, companies, [{ key: COMPANY, name: "Reported", isActive: true }]);
  for (const facts of [...BEFORE, ...WITHIN, { name: "Gum", day: "2026-02-09T00:00:00.000Z" }])
    await addInspection(facts);
}, 120_000);
afterAll(() => backend.stop());

const summary = async (params: object): Promise<ReportSummary> =>
  (await backend.call("company.reportSummary", { ...RANGE, ...params }, token)).body as ReportSummary;
const page = async (params: object) => {
  const { body } = await backend.call("company.reportPaginated", { ...RANGE, ...params }, token);
  const { results, total, nextCursor } = body as { results: ReportRow[]; total: number; nextCursor: string | null };
  return { names: results.map(({ claimNumber }) => claimNumber.slice(4)), results, total, nextCursor };
};
const message = ({ body }: Answer) => (body.status as { message: string }[] | undefined)?.[0]?.message;

test("summarizes two weeks and compares them with the two weeks before", async () => {
  expect(await summary({})).toEqual({
    current: { inspections: 4, reviewed: 3, delivered: 3, turnaroundP50: 20, turnaroundP90: 84 },
    previous: { inspections: 2, reviewed: 0, delivered: 1, turnaroundP50: 30, turnaroundP90: 30 },
    perWeek: [
      { week: "2026-01-26", inspections: 2 },
      { week: "2026-02-02", inspections: 2 },
    ],
    statusMix: [
      { status: "delivered", count: 3 },
      { status: "rejected", count: 1 },
    ],
    turnaround: [
      { week: "2026-01-26", p50: 15, p90: 19, claims: 2 },
      { week: "2026-02-02", p50: 100, p90: 100, claims: 1 },
    ],
  });
});

test("with more weeks than bars, a bar's turnaround covers all its inspections", async () => {
  // 61 weeks are four to a bar. Elm (30 h) and three later deliveries (10, 20, 100 h) are in the last two bars.
  const { turnaround = [] } = await summary({ minDate: "2024-12-09", maxDate: "2026-02-08" });
  expect(turnaround).toHaveLength(16);
  expect(turnaround.filter(({ p50 }) => p50 !== null)).toEqual([
    { week: "2026-01-05", p50: 20, p90: 28, claims: 3 },
    { week: "2026-02-02", p50: 100, p90: 100, claims: 1 },
  ]);
});

test("filters by one type; a period without inspections has no turnaround, not zero hours", async () => {
  expect(await summary({ inspectionType: "underwriting" })).toMatchObject({
    current: { inspections: 1, turnaroundP50: 100 },
    previous: { inspections: 0, turnaroundP50: null, turnaroundP90: null },
  });
  const none = { inspections: 0, reviewed: 0, delivered: 0, turnaroundP50: null, turnaroundP90: null };
  expect(await summary({ minDate: "2020-01-08", maxDate: "2020-01-14" })).toEqual({
    current: none,
    previous: none,
    perWeek: [
      { week: "2020-01-06", inspections: 0 },
      { week: "2020-01-13", inspections: 0 },
    ],
    statusMix: [],
    turnaround: [
      { week: "2020-01-06", p50: null, p90: null, claims: 0 },
      { week: "2020-01-13", p50: null, p90: null, claims: 0 },
    ],
  });
});

test("a day begins and ends in the given time zone", async () => {
  // Ash was created on the previous day in Chicago, and Gum on the last day.
  expect(await page({ timezone: "America/Chicago" })).toMatchObject({ names: ["Gum", "Dell", "Cob", "Bay"], total: 4 });
});

test("lists the inspections of the period with the values of the columns", async () => {
  const { results, total, nextCursor } = await page({ sort: "createdAt" });
  expect([results.length, total, nextCursor]).toEqual([4, 4, null]);
  expect(results[1]).toEqual({
    surveyKey: "srv-Bay",
    projectKey: "prj-Bay",
    insuredKey: "ins-Bay",
    claimNumber: "CLM-Bay",
    insuredName: "Ada Bay",
    address: "1 Bay Road, Dover, DE 19901",
    inspectionType: "claim",
    status: "delivered",
    createdAt: "2026-01-28T12:00:00.000Z",
    reviewedAt: "2026-01-29T08:00:00.000Z",
    deliveredAt: "2026-01-29T08:00:00.000Z",
    turnaroundHours: 20,
  });
  expect(results[3]).toMatchObject({ deliveredAt: null, turnaroundHours: null });
});

test.each([
  ["claimNumber", ["Ash", "Bay", "Cob", "Dell"]],
  ["insuredName", ["Ash", "Bay", "Cob", "Dell"]],
  ["-address", ["Dell", "Cob", "Bay", "Ash"]],
  ["inspectionType", ["Ash", "Bay", "Dell", "Cob"]],
  ["status", ["Ash", "Bay", "Cob", "Dell"]],
  ["createdAt", ["Ash", "Bay", "Cob", "Dell"]],
  ["reviewedAt", ["Dell", "Ash", "Bay", "Cob"]],
  ["-deliveredAt", ["Cob", "Bay", "Ash", "Dell"]],
  ["turnaroundHours", ["Dell", "Ash", "Bay", "Cob"]],
  ["-turnaroundHours", ["Cob", "Bay", "Ash", "Dell"]],
])("sorts by %s, in one page and one by one", async (sort, expected) => {
  expect((await page({ sort })).names).toEqual(expected);
  const paged: string[] = [];
  let cursor: string | null | undefined;
  do {
    const next = await page({ sort, limit: 1, cursor: cursor ?? undefined });
    paged.push(...next.names);
    cursor = next.nextCursor;
  } while (cursor !== null);
  expect(paged).toEqual(expected);
});

test("filters by status and by search", async () => {
  expect(await page({ status: '["rejected","invalid"]' })).toMatchObject({ names: ["Dell"], total: 1 });
  expect(await page({ search: "BAY road" })).toMatchObject({ names: ["Bay"], total: 1 });
});

test("counts ranges of twenty years by week", async () => {
  const { current, perWeek } = await summary({ minDate: "2006-11-23", maxDate: "2026-11-22", timezone: "Asia/Tokyo" });
  expect([current.inspections, perWeek.length]).toEqual([7, 1044]);
  expect(perWeek.reduce((sum, { inspections }) => sum + inspections, 0)).toBe(7);
});

test.each([
  [{ minDate: "2026-02-09" }, 400, "minDate must not be after maxDate."],
  [{ minDate: "2026-02-31", maxDate: "2026-03-31" }, 400, "minDate must be a day of the calendar, as 2026-01-31."],
  [{ minDate: "1926-01-01" }, 400, "A report covers at most 50 years."],
  [{ minDate: "0001-01-01" }, 400, "minDate must be a day of the calendar, as 2026-01-31."],
  [{ timezone: "Mars/Base" }, 400, "timezone is none that is known."],
  [{ inspectionType: "photo" }, 400, "inspectionType must be one of claim, multiroom-claim, underwriting."],
])("both calls of a report refuse %j", async (params, status, expected) => {
  for (const name of ["company.reportSummary", "company.reportPaginated"] as const) {
    const answer = await backend.call(name, { ...RANGE, ...params }, token);
    expect([answer.status, message(answer)]).toEqual([status, expected]);
  }
});

test.each([{ minDate: "02/01/2026" }, { sort: "shoeSize" }, { cursor: "x" }, { limit: 201 }, { status: "delivered" }])(
  "the list refuses %j",
  async (params) => {
    const answer = await backend.call("company.reportPaginated", { ...RANGE, ...params }, token);
    expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
  },
);

test("both calls of a report answer by role and by company", async () => {
  const roles = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
  const visible = { ...RANGE, key: seedKey("company", "Alder & Finch Mutual") };
  const statusOf = async (role: string, params: object) => {
    const sent = await backend.tokenOf(role);
    const both = ["company.reportSummary", "company.reportPaginated"] as const;
    return Promise.all(both.map(async (name) => (await backend.call(name, params, sent)).status));
  };
  const answers = await Promise.all(roles.map((role) => statusOf(role, visible)));
  expect(answers).toEqual([200, 200, 200, 200, 403, 403].map((status) => [status, status]));
  expect(await statusOf("poweruser", RANGE)).toEqual([404, 404]);
  const sent = { minDate: RANGE.minDate, maxDate: RANGE.maxDate, search: "Road Dover", limit: 200 };
  const mine = await backend.call("company.reportPaginated", sent, await backend.tokenOf("poweruser"));
  expect(
    (mine.body.results as ReportRow[]).filter(({ projectKey }) => /-(Ash|Bay|Cob|Dell)$/.test(projectKey)),
  ).toEqual([]);
});

test("a report follows changes of a claim, its insured and its property", async () => {
  const { db } = backend;
  await addInspection({ name: "Oak", day: "2025-05-05" });
  const may = { minDate: "2025-05-01", maxDate: "2025-05-31" };
  const change = (table: string, key: string, fields: object) =>
    db.execute(
      sql`update ${sql.identifier(table)} set doc = doc || ${JSON.stringify(fields)}::jsonb where key = ${key}`,
    );
  await change("project", "prj-Oak", { status: "delivered", statusChangedAt: "2025-05-06T12:00:00.000Z" });
  expect((await summary(may)).current).toMatchObject({ delivered: 1, turnaroundP50: 24 });
  await change("project", "prj-Oak", { status: "needs media" });
  await change("survey", "srv-Oak", { reviewedAt: "2025-05-05T14:00:00.000Z" });
  expect((await summary(may)).current).toMatchObject({ reviewed: 1, delivered: 0, turnaroundP50: null });
  await change("insured", "ins-Oak", { familyName: "Rowan" });
  await change("property", "pr-Oak", { address: { line1: "9 Hill Lane", city: "Dover" } });
  expect((await page({ ...may, search: "rowan hill" })).total).toBe(1);
  await db.execute(sql`update insured set deleted_at = '2025-05-07T00:00:00.000Z' where key = 'ins-Oak'`);
  expect((await summary(may)).current.inspections).toBe(0);
  await db.execute(sql`update insured set deleted_at = null where key = 'ins-Oak'`);
  expect((await summary(may)).current.inspections).toBe(1);
  await db.execute(sql`delete from insured where key = 'ins-Oak'`);
  expect((await page(may)).total).toBe(0);
});

test("a record with an invalid time can be saved, and is left out of the hours", async () => {
  await addInspection({ name: "Yew", day: "2025-06-05" });
  await backend.db.execute(
    sql`update project set doc = doc || '{"status":"delivered","statusChangedAt":"soon"}' where key = 'prj-Yew'`,
  );
  const june = await summary({ minDate: "2025-06-01", maxDate: "2025-06-30" });
  expect(june.current).toMatchObject({ inspections: 1, delivered: 1, turnaroundP50: null });
});

test("turnaround counts deliveries of a week, so that open slow claims do not make it look fast", async () => {
  // Week of the 240 h claim: delivered on Thursday; 24 h: on Tuesday; 48 h: in the next week.
  await addInspection({ name: "Ivy", day: "2023-03-06", hours: 240 });
  await addInspection({ name: "Jay", day: "2023-03-13", hours: 24 });
  await addInspection({ name: "Kit", day: "2023-03-18", hours: 48 });
  const range = { minDate: "2023-03-06", maxDate: "2023-03-19" };
  const { turnaround, current } = await summary(range);
  expect(turnaround).toEqual([
    { week: "2023-03-06", p50: null, p90: null, claims: 0 },
    // The median of 24 and 240, and nine tenths of the way between them.
    { week: "2023-03-13", p50: 132, p90: 218.4, claims: 2 },
  ]);
  expect(current).toMatchObject({ inspections: 3, delivered: 3, turnaroundP50: 132, turnaroundP90: 218.4 });
  expect((await summary({ minDate: "2023-03-20", maxDate: "2023-03-26" })).current).toMatchObject({
    inspections: 0,
    turnaroundP50: 48,
  });
  const listed = async (dateOf: string) => (await page({ ...range, dateOf, sort: "insuredName" })).names;
  expect([await listed("created"), await listed("delivered")]).toEqual([
    ["Ivy", "Jay", "Kit"],
    ["Ivy", "Jay"],
  ]);
  // A second inspection of the same claim does not count as another claim.
  const survey = { key: "srv-Jay-2", projectKey: "prj-Jay", done: true, createdAt: "2023-03-13T12:00:00.000Z" };
  await insertDocs(backend.db, surveys, [{ ...survey, reviewedAt: null }]);
  expect((await summary(range)).turnaround?.[1]).toEqual({ week: "2023-03-13", p50: 24, p90: 196.8, claims: 2 });
});
