/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { InsuredSortName } from "@/lib/contract/insured";
import type { SurveySortName } from "@/lib/contract/survey";
import { latestChange } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { CONTACT_COUNT, failureType, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await TestBackend.start();
  token = await backend.tokenOf("superadmin");
}, 120_000);
afterAll(() => backend.stop());

type Item = Record<string, unknown> & { key: string };
type Page = { items: Item[]; total: number; nextCursor: string | null };

async function readPage(name: EndpointName, params: object): Promise<Page> {
  const { status, body } = await backend.call(name, params, token);
  if (status !== 200) throw new Error(`${name} answers ${status}: ${JSON.stringify(body)}`);
  const items = Object.values(body).find(Array.isArray) as Item[];
  return { items, total: body.total as number, nextCursor: body.nextCursor as string | null };
}

async function readAllPages(name: EndpointName, params: object): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  do {
    const next = await readPage(name, { ...params, cursor: cursor ?? undefined });
    items.push(...next.items);
    cursor = next.nextCursor;
  } while (cursor !== null);
  return items;
}

const INSURED_SORTS: Record<InsuredSortName, true> = {
  name: true,
  address: true,
  company: true,
  claimNumber: true,
  status: true,
  statusChangedAt: true,
  phone: true,
  updatedAt: true,
};
const SURVEY_SORTS: Record<SurveySortName, true> = {
  insured: true,
  address: true,
  company: true,
  name: true,
  status: true,
  statusChangedAt: true,
  mediaCount: true,
  reviewedAt: true,
  expiresAt: true,
};

test.each([
  ...Object.keys(INSURED_SORTS).flatMap((sort) => [
    ["insured.list", sort],
    ["insured.list", `-${sort}`],
  ]),
  ...Object.keys(SURVEY_SORTS).flatMap((sort) => [
    ["survey.list", sort],
    ["survey.list", `-${sort}`],
  ]),
] as [EndpointName, string][])("%s by %s: paging returns every row once", async (name, sort) => {
  const { total } = await readPage(name, { limit: 1 });
  const keys = (await readAllPages(name, { sort, limit: 7 })).map((item) => item.key);
  expect([keys.length, new Set(keys).size]).toEqual([total, total]);
});

test("lists every insured, with properties and projects", async () => {
  const { items, total } = await readPage("insured.list", { limit: 200 });
  expect([items.length, total]).toEqual([CONTACT_COUNT + 4, CONTACT_COUNT + 4]);
  expect(items.every((item) => (item.properties as object[]).length === 1)).toBe(true);
  expect(items.every((item) => (item.projects as object[]).length >= 1)).toBe(true);
});

test("pages have fifty rows by default, and at most 200", async () => {
  expect((await readPage("survey.list", {})).items).toHaveLength(50);
  const answer = await backend.call("survey.list", { limit: 201 }, token);
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
});

test("sorts by family name in both directions", async () => {
  const names = async (sort: string) =>
    (await readAllPages("insured.list", { sort, limit: 200 })).map((item) => String(item.familyName).toLowerCase());
  const ascending = await names("name");
  expect(ascending).toEqual([...ascending].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  expect(await names("-name")).toEqual([...ascending].reverse());
});

test("sorts insureds by latest change, and puts the insured first whose project just changed status", async () => {
  const before = await readAllPages("insured.list", { sort: "-updatedAt", limit: 200 });
  const [insured, project] = before
    .slice(5)
    .reverse()
    .flatMap((item) => (item.projects as Project[]).map((one) => [item, one] as const))
    .find(([, { status }]) => status === "needs review" || status === "in review")!;
  const changed = await backend.call("project.requestAttention", { key: project.key, statusReason: "Roof" }, token);
  expect(changed.status).toBe(200);
  const after = await readAllPages("insured.list", { sort: "-updatedAt", limit: 7 });
  expect(after[0]?.key).toBe(insured.key);
  const changes = after.map((item) => latestChange(item as unknown as Insured));
  expect(changes).toEqual([...changes].sort().reverse());
});

test.each([
  ["a family name", "holloway", 1],
  ["parts of both names, in capitals", "HARR HOLLO", 1],
  ["an email", "ada.marsh@example.com", 1],
  ["a phone number in its stored format", "+13035550160", 1],
  ["a phone number in its displayed format", "(303) 555-0160", 1],
  ["a claim number", "clm-30124", 1],
  ["words that no insured has together", "holloway marsh", 0],
  ["a character that is a wildcard in SQL", "%", 0],
])("search by %s", async (_case, search, total) => {
  expect((await readPage("insured.list", { search })).total).toBe(total);
});

test("finds surveys by the claim number of their own project, not of another project of the same insured", async () => {
  const { items } = await readPage("insured.list", { limit: 200 });
  const withTwoProjects = items.find((item) => (item.projects as object[]).length === 2);
  const [first, second] = (withTwoProjects?.projects ?? []) as { key: string; claimNumber: string }[];
  const found = await readPage("survey.list", { search: first?.claimNumber });
  expect(found.items.map((item) => (item.project as { key: string }).key)).toEqual([first?.key]);
  for (const project of [first, second]) {
    expect((await readPage("insured.list", { search: project?.claimNumber })).items[0]?.key).toBe(withTwoProjects?.key);
  }
});

test("a letter with a combining mark finds the precomposed letter", async () => {
  const { items } = await readPage("insured.list", { search: "holloway" });
  const { key } = items[0] ?? {};
  await backend.db.execute(sql`update insured set doc = doc || '{"familyName":"Öström"}' where key = ${key}`);
  const found = await Promise.all(
    ["öström", "ÖSTRÖM", "O\u0308stro\u0308m"].map((search) => readPage("insured.list", { search })),
  );
  await backend.db.execute(sql`update insured set doc = doc || '{"familyName":"Holloway"}' where key = ${key}`);
  expect(found.map(({ total }) => total)).toEqual([1, 1, 1]);
});

test("a search accepts at most sixteen different words", async () => {
  const search = Array.from({ length: 17 }, (_, at) => `w${at}`).join(" ");
  const answer = await backend.call("insured.list", { search }, token);
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
  expect((await readPage("insured.list", { search: "holloway ".repeat(500) })).total).toBe(1);
});

test("paging loses no record while one moves to a later page, and returns that record twice", async () => {
  const first = await readPage("insured.list", { sort: "name", limit: 20 });
  const [moved] = first.items;
  await backend.db.execute(sql`update insured set doc = doc || '{"familyName":"Zzz"}' where key = ${moved?.key}`);
  const rest: Item[] = [];
  for (let { nextCursor } = first; nextCursor !== null; ) {
    const next: Page = await readPage("insured.list", { sort: "name", limit: 20, cursor: nextCursor });
    rest.push(...next.items);
    nextCursor = next.nextCursor;
  }
  const seen = [...first.items, ...rest].map((item) => item.key);
  expect([seen.length, new Set(seen).size, rest.at(-1)?.key]).toEqual([
    CONTACT_COUNT + 5,
    CONTACT_COUNT + 4,
    moved?.key,
  ]);
});

test("a search by address finds the insured", async () => {
  const { items } = await readPage("insured.list", { search: "holloway" });
  const [property] = (items[0]?.properties ?? []) as { address: { line1: string; postalCode: string } }[];
  const found = await readPage("insured.list", {
    search: `${property?.address.line1} ${property?.address.postalCode}`,
  });
  expect(found.items.map((item) => item.familyName)).toEqual(["Holloway"]);
});

test("filters by active or not, and by the status of the latest project", async () => {
  const active = await readPage("insured.list", { isActive: true });
  const inactive = await readPage("insured.list", { isActive: false });
  expect(active.total + inactive.total).toBe(CONTACT_COUNT + 4);
  expect(inactive.total).toBeGreaterThan(0);
  expect(inactive.items.every((item) => (item.isActive as boolean) === false)).toBe(true);
  const { items } = await readPage("insured.list", { status: '["delivered","rejected"]', limit: 200 });
  const latest = items.map((item) => (item.projects as { status: string }[])[0]?.status);
  expect([...new Set(latest)].sort()).toEqual(["delivered", "rejected"]);
});

test("filters surveys by reviewed or not, each with its insured, project and property", async () => {
  const reviewed = await readPage("survey.list", { reviewed: true, limit: 200 });
  const open = await readPage("survey.list", { reviewed: false, limit: 200 });
  expect(reviewed.items.every((item) => item.reviewedAt !== null)).toBe(true);
  expect(open.items.every((item) => item.reviewedAt === null)).toBe(true);
  expect(reviewed.items[0]).toMatchObject({
    project: { status: expect.any(String) },
    insured: { familyName: expect.any(String) },
    property: { address: { country: "US" } },
    mediaCount: 0,
  });
});

test.each([
  ["sort", "shoeSize"],
  ["sort", "constructor"],
  ["cursor", "not-a-cursor"],
  ["limit", 0],
  ["companyKeys", "cous-1"],
  ["isActive", "maybe"],
])("refuses %s=%s", async (name, value) => {
  const answer = await backend.call("insured.list", { [name]: value }, token);
  expect([answer.status, failureType(answer)]).toEqual([400, "invalid_input"]);
});

test("lists activities newest first", async () => {
  const times = (await readAllPages("activity.list", { limit: 30 })).map((item) => String(item.createdAt));
  expect(times.length).toBeGreaterThan(90);
  expect(times).toEqual([...times].sort().reverse());
});

test("finds surveys by name, also combined with the insured's name", async () => {
  const { items } = await readPage("survey.list", { limit: 1 });
  const [{ key, insured }] = items as [Item & { insured: { familyName: string } }];
  await backend.db.execute(sql`update survey set doc = doc || '{"name":"Zephyr Attic"}' where key = ${key}`);
  const keysBy = async (search: string) => (await readPage("survey.list", { search })).items.map((item) => item.key);
  expect(await keysBy("zephyr")).toEqual([key]);
  expect(await keysBy(`ATTIC ${insured.familyName} zeph`)).toEqual([key]);
  expect(await keysBy("zephyr nobody-of-this-name")).toEqual([]);
  expect((await readPage("insured.list", { search: "zephyr" })).total).toBe(0);
});

test("sorts insureds by the address that their row shows: the latest project's property, else the first", async () => {
  const { items } = await readPage("insured.list", { limit: 3 });
  const addresses = [
    ["0000 Aa St", "~ Zz St"],
    ["0001 Ab St", null],
    ["0002 Ac St", "0000 Ba St"],
  ] as const;
  for (const [at, [firstAddress, ownAddress]] of addresses.entries()) {
    const item = items[at] as Item & { properties: Item[]; projects: Item[] };
    const addressDoc = (line1: string) => JSON.stringify({ address: { line1, city: "", region: "", postalCode: "" } });
    await backend.db.execute(
      sql`update property set doc = doc || ${addressDoc(firstAddress)}::jsonb where insured_key = ${item.key}`,
    );
    const latest = item.projects[0]?.key;
    const propertyKey = ownAddress === null ? null : `${item.properties[0]?.key}z`;
    if (ownAddress !== null) {
      await backend.db.execute(sql`insert into property (doc) select doc || ${addressDoc(ownAddress)}::jsonb
        || jsonb_build_object('key', ${propertyKey}::text) from property where insured_key = ${item.key}`);
    }
    await backend.db.execute(sql`update project set doc = doc || ${JSON.stringify({ propertyKey })}::jsonb
      where key = ${latest}`);
  }
  const [sortedLast, sortedSecond, sortedFirst] = items.map(({ key }) => key);
  const ascending = (await readAllPages("insured.list", { sort: "address", limit: 7 })).map(({ key }) => key);
  expect([ascending[0], ascending[1], ascending.at(-1)]).toEqual([sortedFirst, sortedSecond, sortedLast]);
  expect([ascending.length, new Set(ascending).size]).toEqual([CONTACT_COUNT + 4, CONTACT_COUNT + 4]);
  const descending = (await readAllPages("insured.list", { sort: "-address", limit: 7 })).map(({ key }) => key);
  expect(descending).toEqual([...ascending].reverse());
});
