/** @jest-environment ./tests/support/pglite-environment.mjs */
import { eq, sql } from "drizzle-orm";
import { selectRows } from "@/backend/db/database";
import { findDoc, selectDocs } from "@/backend/db/records";
import * as tables from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { EndpointName } from "@/lib/contract/endpoints";
import { createKey } from "@/lib/domain/keys";
import { TestBackend } from "@/tests/support/test-backend";

const DAY = 86_400_000;
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
const FIRST = seedKey("company", "Alder & Finch Mutual");
const SECOND = seedKey("company", "Brightwater Insurance");
const FOURTH = seedKey("company", "Driftstone Underwriters");
const HARRIET = seedKey("insured", "HOME-0001");
const CLAIM = seedKey("project", "HOME-0001");
const SURVEY = seedKey("survey", "HOME-0001");
let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const call = (name: EndpointName, params: object, role = "admin") => backend.call(name, params, tokens[role]);
/** Returns the body of a call that must succeed. */
const send = async (name: EndpointName, params: object, role = "admin") => {
  const answer = await call(name, params, role);
  if (answer.status > 299) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const message = async (name: EndpointName, params: object, role?: string) => {
  const { status, body } = await call(name, params, role);
  return [status, (body.status as { message: string }[])[0]?.message];
};

/** The condition on each table for rows of a company. */
const ofProject = sql`project_key in (select key from project where company_key = c.key)`;
const OWNED: Record<string, ReturnType<typeof sql>> = {
  insured: sql`company_key = c.key`,
  property: sql`insured_key in (select key from insured where company_key = c.key)`,
  project: sql`company_key = c.key`,
  survey: ofProject,
  region: ofProject,
  scan: sql`region_key in (select r.key from region r where ${ofProject})`,
  invite: ofProject,
  followup: ofProject,
  specialty_item: ofProject,
  claim_report: ofProject,
  document: ofProject,
  internal_thread: ofProject,
  customization: sql`company_key = c.key`,
  dataset: sql`survey_key in (select s.key from survey s where ${ofProject})`,
  vertex: sql`survey_key in (select s.key from survey s where ${ofProject})`,
  face: sql`survey_key in (select s.key from survey s where ${ofProject})`,
};

/** Returns every record of a company, without its revision. */
async function contents(companyKey: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, isOwn] of Object.entries(OWNED)) {
    const rows = await selectRows<{ doc: object }>(
      backend.db,
      sql`select t.doc - 'revision' as doc from ${sql.identifier(name)} t, company c where c.key = ${companyKey} and ${isOwn}
        order by t.key collate "C"`,
    );
    found[name] = rows.map(({ doc }) => doc);
  }
  return found;
}

const rowsOf = async (name: string) =>
  selectRows(backend.db, sql`select * from ${sql.identifier(name)} t order by md5(t::text)`);

test("administrators reset demo companies that they see, and nobody else resets any", async () => {
  expect(await Promise.all(ROLES.map(async (role) => (await call("company.reset", { key: "cous-none" }, role)).status)))
    // A role that may reset learns that there is no such company.
    .toEqual([404, 404, 403, 403, 403, 403]);
  expect((await backend.call("company.reset", { key: FIRST })).status).toBe(401);
  expect(await message("company.reset", { key: FOURTH })).toEqual([404, "Company not found"]);
  const refused = [409, "Only a demo company can be reset."];
  await send(
    "company.create",
    { key: "cous-real", name: "Real", firstState: { insureds: 1, inspections: 1 } },
    "superadmin",
  );
  expect(await message("company.reset", { key: "cous-real" }, "superadmin")).toEqual(refused);
  await send("company.update", { key: "cous-real", firstState: { insureds: 1, inspections: 1 } }, "superadmin");
  expect(await message("company.reset", { key: "cous-real" }, "superadmin")).toEqual(refused);
});

describe("a company that is reset after changes", () => {
  const late = createKey("insured");
  let before: Record<string, unknown>;
  let others: Record<string, unknown>;
  let people: unknown[];
  let log: number;

  beforeAll(async () => {
    before = await contents(FIRST);
    // Other companies must stay unchanged.
    others = { [SECOND]: await contents(SECOND), [FOURTH]: await contents(FOURTH) };
    const insured = (await findDoc(backend.db, tables.insureds, HARRIET)) as { revision: number };
    expect(insured.revision).toBe(1);
    await send("company.update", { key: FIRST, name: "Renamed", isActive: false, reviewCompanyKeys: [] });
    await send("insured.update", { key: HARRIET, familyName: "Changed" });
    await send("insured.update", { key: HARRIET, familyName: "Changed twice" });
    await send("project.invalidate", { key: CLAIM, statusReason: "Tried" });
    await send("insured.createContact", { key: late, familyName: "Late", companyKey: FIRST });
    const [ada, bela] = ["IMPORT-0001", "IMPORT-0002"].map((name) => seedKey("insured", name));
    await send("insured.delete", { key: ada });
    await send("bookmark.create", { key: createKey("bookmark"), targetType: "insured", targetKey: HARRIET });
    await send("bookmark.create", { key: createKey("bookmark"), targetType: "insured", targetKey: late });
    await send("internalThread.create", { key: createKey("internalThread"), projectKey: CLAIM, body: "Tried out" });
    const [region] = await selectDocs(backend.db, tables.regions, eq(tables.regions.projectKey, CLAIM));
    await send("region.delete", { key: region?.key });
    const [vertex] = await selectDocs(backend.db, tables.geometryTables.vertex, sql`survey_key = ${SURVEY}`);
    await send("vertex.updateBatch", { vertices: [{ ...vertex, x: 9 }] });
    const [custom] = await selectDocs(backend.db, tables.customizations, eq(tables.customizations.companyKey, FIRST));
    await send("customization.update", {
      key: custom?.key,
      fields: custom?.fields?.map((one) => ({ ...one, isEnabled: false })),
    });
    expect(bela).not.toBe(ada);
    people = await rowsOf("employee");
    log = (await rowsOf("activity")).length;
  }, 120_000);

  test("has its first state again, under its own key, and shows its counts", async () => {
    const { company } = await send("company.reset", { key: FIRST });
    expect(company).toMatchObject({
      key: FIRST,
      name: "Alder & Finch Mutual",
      isActive: true,
      logoUrl: null,
      revision: 3,
      reviewCompanyKeys: [SECOND, seedKey("company", "Cedar Ridge Assurance")],
    });
    expect(await contents(FIRST)).toEqual(before);
    expect(await findDoc(backend.db, tables.insureds, late)).toBeNull();
    const { total } = await send("insured.list", { companyKeys: JSON.stringify([FIRST]), limit: 1 });
    expect((company as { firstState: { insureds: number } }).firstState.insureds).toBe(total);
  });

  test("leaves every other company and every employee unchanged", async () => {
    expect({ [SECOND]: await contents(SECOND), [FOURTH]: await contents(FOURTH) }).toEqual(others);
    expect(await rowsOf("employee")).toEqual(people);
    expect((await call("employee.me", {})).status).toBe(200);
  });

  test("refuses an update with a revision from before the reset", async () => {
    const stale = await call("insured.update", { key: HARRIET, familyName: "Mine", revision: 3 });
    expect([stale.status, stale.body.conflicts]).toEqual([409, [expect.objectContaining({ familyName: "Holloway" })]]);
    const [vertex] = await selectDocs(backend.db, tables.geometryTables.vertex, sql`survey_key = ${SURVEY}`);
    expect(vertex?.revision).toBeGreaterThan(3);
  });

  test("keeps the bookmarks of restored records, and deletes the others", async () => {
    const { bookmarks } = (await send("bookmark.list", {})) as { bookmarks: { targetKey: string }[] };
    expect(bookmarks.map(({ targetKey }) => targetKey)).toEqual([HARRIET]);
  });

  test("keeps the recorded activity; the claim's own timeline begins with the reset", async () => {
    expect((await rowsOf("activity")).length).toBe(log + 1);
    const { activities } = (await send("activity.list", { projectKey: CLAIM })) as {
      activities: { action: string; detail: object }[];
    };
    expect(activities.map(({ action }) => action)).toEqual(["company.reset"]);
    expect(activities[0]?.detail).toMatchObject({
      name: "Alder & Finch Mutual",
      gone: { insureds: expect.any(Number) },
    });
    const ofCompany = (await send("activity.list", { companyKey: FIRST, limit: 200 })) as {
      activities: { action: string }[];
    };
    expect(ofCompany.activities.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["project.create", "project.invalidate", "insured.delete", "company.reset"]),
    );
    await send("internalThread.create", { key: createKey("internalThread"), projectKey: CLAIM, body: "Anew" });
    expect(((await send("activity.list", { projectKey: CLAIM })).activities as unknown[]).length).toBe(2);
  });

  test("does not restore records that were deleted before", async () => {
    const left = await selectRows(backend.db, sql`select key from removed_record`);
    expect(left).toEqual([]);
    expect((await call("insured.restore", { key: late })).status).toBe(404);
  });
});

test("a reset a month later restores the inspections, dated from that day, with time left to capture", async () => {
  const keys = async () =>
    (await selectRows<{ key: string }>(backend.db, sql`select key from survey order by key`)).map(({ key }) => key);
  const before = await keys();
  backend.pass(30 * DAY);
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
  await send("company.reset", { key: SECOND });
  expect(await keys()).toEqual(before);
  const theirs = await selectDocs(
    backend.db,
    tables.surveys,
    sql`project_key in (select key from project where company_key = ${SECOND})`,
  );
  const open = theirs.filter(({ expiresAt }) => Date.parse(expiresAt ?? "") > Date.parse(backend.now));
  expect(open.length).toBeGreaterThan(theirs.length / 2);
  const entries = await selectRows(backend.db, sql`select survey_key from report_entry where company_key = ${SECOND}`);
  expect(entries.length).toBe(theirs.length);
});

test("outside a demo, a reset is refused, and no company shows a first state", async () => {
  const plain = await TestBackend.start({ demo: null });
  const token = await plain.tokenOf("admin");
  const answer = await plain.call("company.reset", { key: FIRST }, token);
  const one = await plain.call("company.get", { key: FIRST }, token);
  const all = await plain.call("company.listAll", {}, token);
  const changed = await plain.call("company.update", { key: FIRST, name: "Alder" }, token);
  const stored = await findDoc(plain.db, tables.companies, FIRST);
  await plain.stop();
  expect(answer.status).toBe(409);
  expect(stored?.firstState).toBeDefined();
  const detail = [one.body.company, changed.body.company, ...(all.body.companies as object[])];
  expect(detail.length).toBeGreaterThan(3);
  for (const company of detail) expect(company).not.toHaveProperty("firstState");
});
