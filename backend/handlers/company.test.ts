/** @jest-environment ./tests/support/pglite-environment.mjs */
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { selectRows } from "@/backend/db/database";
import { purgeDeletedCompanies } from "@/backend/db/deleted-companies";
import { purgeDeletedInsureds } from "@/backend/db/deleted-insureds";
import { findDoc, selectDocs } from "@/backend/db/records";
import { activities, companies, customizations, employees } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import { nameInAddress } from "@/backend/storage/object-names";
import { purgeUnnamedFiles } from "@/backend/storage/unnamed-files";
import type { EndpointName } from "@/lib/contract/endpoints";
import { type Answer, NOW, TestBackend } from "@/tests/support/test-backend";

const DAY = 86_400_000;
const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
let backend: TestBackend;
const tokens: Record<string, string> = {};
const signIn = async () => {
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
};
beforeAll(async () => {
  backend = await TestBackend.start();
  await signIn();
}, 120_000);
afterAll(() => backend.stop());

const call = (name: EndpointName, params: object, role = "superadmin") => backend.call(name, params, tokens[role]);
const refusal = ({ status, body }: Answer) => [
  status,
  (body.status as { message: string }[] | undefined)?.[0]?.message,
];
const FIRST = seedKey("company", "Alder & Finch Mutual");
const SECOND = seedKey("company", "Brightwater Insurance");
const FOURTH = seedKey("company", "Driftstone Underwriters");
const NEW = { key: "cous-new", name: "Granite Peak Mutual" };
const names = async (role = "superadmin") =>
  ((await call("company.listAll", {}, role)).body.companies as { name: string }[]).map(({ name }) => name);
const activitiesOf = async (companyKey: string) => {
  const found = await selectDocs(backend.db, activities, sql`company_key = ${companyKey}`, sql`position`);
  return found.flatMap(({ action, detail }) => (action.startsWith("company.") ? [[action, detail]] : []));
};

/** The status for each role, in the order of ROLES (section 6 of the contract). */
test.each([
  ["company.listAll", {}, [200, 200, 200, 200, 200, 403]],
  ["company.get", { key: FIRST }, [200, 200, 200, 200, 200, 403]],
  ["company.create", { key: "cous-by-role", name: "By role" }, [200, 403, 403, 403, 403, 403]],
  ["company.update", { key: FIRST, isActive: true }, [200, 200, 200, 403, 403, 403]],
  ["company.requestLogoUrls", { key: FIRST }, [200, 200, 200, 403, 403, 403]],
  ["company.delete", { key: "cous-never" }, [204, 403, 403, 403, 403, 403]],
  ["company.reset", { key: "cous-never" }, [404, 404, 403, 403, 403, 403]],
  ["company.listAllReviewCompanies", { key: FIRST }, [200, 200, 200, 200, 200, 403]],
] as const)("answers %s by role", async (name, params, expected) => {
  expect(await Promise.all(ROLES.map(async (role) => (await call(name, params, role)).status))).toEqual(expected);
});

test("rights follow the impersonated role, not one's own", async () => {
  const as = { "x-role": "poweruser" };
  expect((await backend.call("company.create", { key: "cous-x", name: "X" }, tokens.superadmin, as)).status).toBe(403);
  expect((await backend.call("company.delete", { key: FIRST }, tokens.superadmin, as)).status).toBe(403);
});

describe("a new company", () => {
  const saved = { ...NEW, isActive: true, logoUrl: null, revision: 1, createdAt: NOW };

  test("is active, with its name trimmed, visible to a superadmin at once, and recorded", async () => {
    const answer = await call("company.create", { ...NEW, name: `  ${NEW.name} ` });
    expect([answer.status, answer.body.company]).toEqual([200, saved]);
    expect((await call("company.get", { key: NEW.key })).body.company).toEqual(saved);
    expect(await names()).toContain(NEW.name);
    expect(await names("admin")).not.toContain(NEW.name);
    expect(await activitiesOf(NEW.key)).toEqual([["company.create", { name: NEW.name }]]);
  });

  test("succeeds when repeated; with other content it is a conflict that shows the stored record", async () => {
    expect((await call("company.create", NEW)).body.company).toEqual(saved);
    const other = await call("company.create", { ...NEW, name: "Other" });
    expect([refusal(other), other.body.conflicts]).toEqual([[409, "A record with this key already exists."], [saved]]);
    expect(await activitiesOf(NEW.key)).toHaveLength(1);
  });

  test.each([
    [{ key: "cous-b", name: "" }, 400],
    [{ key: "cous-b", name: "   " }, 400],
    [{ key: "cous-b" }, 400],
    [{ key: "cous-b", name: 5 }, 400],
    [{ key: "cous-b", name: "n".repeat(201) }, 400],
    [{ key: "cous-b", name: "A", isActive: "yes" }, 400],
    [{ key: "a/../b", name: "A" }, 400],
    [{ name: "A" }, 400],
    [{ key: "cous-emoji", name: "🏠 شركة التأمين — «Élan» & Søn" }, 200],
  ])("from %j is answered %s", async (params, status) => {
    expect((await call("company.create", params)).status).toBe(status);
  });
});

describe("changing a company", () => {
  test("raises the revision and records what changed; a repeat changes nothing", async () => {
    const sent = { key: SECOND, name: " Brightwater Group ", isActive: false };
    const { body } = await call("company.update", sent, "poweruser");
    expect(body.company).toMatchObject({ key: SECOND, name: "Brightwater Group", isActive: false, revision: 2 });
    expect((await call("company.update", { ...sent, revision: 1 }, "poweruser")).body.company).toEqual(body.company);
    expect(await activitiesOf(SECOND)).toEqual([
      ["company.update", { name: "Brightwater Group", fields: ["name", "isActive"] }],
    ]);
  });

  test("is a conflict with the current record if its revision is older", async () => {
    const current = (await call("company.update", { key: FIRST, name: "Alder & Finch" })).body.company;
    const answer = await call("company.update", { key: FIRST, name: "Alder", revision: 1 });
    expect([refusal(answer), answer.body.conflicts]).toEqual([
      [409, "The record has changed in the meantime."],
      [current],
    ]);
  });

  test.each([
    [{ key: FIRST, name: " " }, [400, expect.any(String)]],
    [{ key: FIRST, name: null }, [400, expect.any(String)]],
    [
      { key: FIRST, logoUrl: "https://evil.test/logo.svg" },
      [400, "logoUrl must be the address of a logo that was uploaded for this company"],
    ],
    [{ key: "cous-never", name: "A" }, [404, "Company not found"]],
    [{ key: FOURTH, name: "A" }, [404, "Company not found"]],
  ])("with %j is answered %j", async (params, expected) => {
    expect(refusal(await call("company.update", params, "admin"))).toEqual(expected);
  });
});

test("a company that the caller does not see, or that does not exist, is not found", async () => {
  expect(refusal(await call("company.get", { key: FOURTH }, "employee"))).toEqual([404, "Company not found"]);
  expect(refusal(await call("company.get", { key: "cous-never" }))).toEqual([404, "Company not found"]);
});

describe("deleting a company", () => {
  const FIFTH = seedKey("company", "Eastmark Home");
  const total = async (role = "superadmin") => (await call("insured.list", { limit: 1 }, role)).body.total as number;
  const ofCompany = async (key: string) => {
    const { body } = await call("insured.list", { companyKeys: JSON.stringify([key]), limit: 200 });
    return (body.insureds as { key: string }[]).map((insured) => insured.key);
  };

  test("deletes its insureds too; creating the company again restores them, unless deleted earlier", async () => {
    const [first = "", ...rest] = await ofCompany(FOURTH);
    expect(rest.length).toBeGreaterThan(0);
    await call("insured.delete", { key: first });
    backend.pass(1);
    const before = await total();
    const company = (await call("company.get", { key: FOURTH })).body.company as { name: string };
    expect((await call("company.delete", { key: FOURTH })).status).toBe(204);
    expect((await call("company.delete", { key: FOURTH })).status).toBe(204);
    expect(await names()).not.toContain(company.name);
    expect(await total()).toBe(before - rest.length);
    expect(refusal(await call("company.get", { key: FOURTH }))).toEqual([404, "Company not found"]);
    expect(refusal(await call("company.update", { key: FOURTH, name: "A" }))).toEqual([404, "Company not found"]);
    for (const key of [first, rest[0]]) {
      expect(refusal(await call("insured.restore", { key }))).toEqual([404, "Company not found"]);
    }
    const contact = { key: "ins-late", familyName: "Late", companyKey: FOURTH };
    expect(refusal(await call("insured.createContact", contact))).toEqual([404, "Company not found"]);
    expect(refusal(await call("insured.demo", { companyKey: FOURTH }))).toEqual([404, "Company not found"]);
    const report = { key: FOURTH, minDate: "2026-01-01", maxDate: "2026-12-31" };
    const sent = { ...report, inspectionType: "claim", timezone: "UTC" };
    const changed = { companyKey: FOURTH, parentType: "scan-my-home" };
    for (const request of [
      call("company.reportSummary", report),
      call("company.reportPaginated", report),
      call("company.sendReport", sent),
      call("customization.list", changed),
    ]) {
      expect(refusal(await request)).toEqual([404, "Company not found"]);
    }
    const csv = "email,givenName,familyName\r\nlate@k.test,Late,Comer\r\n";
    const missing = [400, "One of these companies is not there any more. Choose again."];
    expect(refusal(await call("employee.bulk", { csv, companyKeys: [FIRST, FOURTH] }))).toEqual(missing);
    const late = { key: "emp-late", email: "late@k.test", givenName: "Late", familyName: "Comer" };
    expect(refusal(await call("employee.create", { ...late, companyKeys: [FOURTH] }))).toEqual(missing);

    expect((await call("company.create", { key: FOURTH, name: company.name })).body.company).toEqual(company);
    expect((await ofCompany(FOURTH)).sort()).toEqual([...rest].sort());
    expect((await activitiesOf(FOURTH)).map(([action]) => action)).toEqual(["company.delete", "company.restore"]);
  });

  test("ignores a company that the caller does not see", async () => {
    const headers = { "x-company-keys": FIRST };
    const answer = await backend.call("company.delete", { key: FIFTH }, tokens.superadmin, headers);
    expect(answer.status).toBe(204);
    expect((await call("company.get", { key: FIFTH })).status).toBe(200);
  });

  test("is final after thirty days: insureds, customizations and memberships are purged", async () => {
    const companyKeys = (await findDoc(backend.db, employees, seedKey("employee", "admin")))?.companyKeys ?? [];
    const missing = companyKeys.at(-1) ?? "";
    const insuredKeys = () => selectRows(backend.db, sql`select key from insured where company_key = ${missing}`);
    const theirs = () => selectDocs(backend.db, customizations, eq(customizations.companyKey, missing));
    const purge = async () => {
      await purgeDeletedInsureds(backend.db, backend.now);
      await purgeDeletedCompanies(backend.db, backend.now);
      return findDoc(backend.db, companies, missing);
    };
    expect((await insuredKeys()).length).toBeGreaterThan(0);
    expect((await theirs()).length).toBeGreaterThan(0);
    await call("company.delete", { key: missing });
    backend.pass(30 * DAY);
    expect(await purge()).not.toBeNull();
    backend.pass(1);
    expect(await purge()).toBeNull();
    expect([await insuredKeys(), await theirs()]).toEqual([[], []]);
    const left = await findDoc(backend.db, employees, seedKey("employee", "admin"));
    expect(left?.companyKeys).toEqual(companyKeys.filter((key) => key !== missing));
    expect(left?.companyKeys.length).toBeGreaterThan(0);
  });
});

describe("the logo of a company", () => {
  // Days have passed since the last sign-in.
  beforeAll(signIn);
  const picture = () => sharp({ create: { width: 8, height: 4, channels: 3, background: "#246" } });
  const requestUpload = async (role = "admin") => {
    const { body } = await call("company.requestLogoUrls", { key: FIRST }, role);
    return body.urls as { url: string; fields: Record<string, string>; publicUrl: string };
  };
  const post = async (bytes: Uint8Array, { url, fields } = { url: "", fields: {} as Record<string, string> }) => {
    const answer = await backend.bucket.post({ url, fields, key: "whatever it is called" }, bytes, "png");
    return [answer.status, answer.status === 204 ? null : await answer.json()];
  };

  test("is posted with permission, stored with the company, and read only by a signed address", async () => {
    const urls = await requestUpload();
    const bytes = await picture().png().toBuffer();
    const early = await call("company.update", { key: FIRST, logoUrl: urls.publicUrl }, "admin");
    expect(refusal(early)).toEqual([400, "The logo has not been uploaded."]);
    expect(await post(bytes, urls)).toEqual([204, null]);
    const { body } = await call("company.update", { key: FIRST, logoUrl: urls.publicUrl }, "admin");
    const { logoUrl, revision } = body.company as { logoUrl: string; revision: number };
    expect(logoUrl.startsWith(`${urls.publicUrl}?`)).toBe(true);
    const read = await backend.bucket.fetch(logoUrl);
    expect([read.status, read.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await backend.bucket.fetch(urls.publicUrl)).status).toBe(403);
    expect((await findDoc(backend.db, companies, FIRST))?.logoUrl).toBe(urls.publicUrl);
    const again = await call("company.update", { key: FIRST, logoUrl }, "admin");
    expect(again.body.company).toMatchObject({ revision });
    expect((await call("company.update", { key: FIRST, logoUrl: null }, "admin")).body.company).toMatchObject({
      logoUrl: null,
    });
  });

  test.each([
    ["empty", () => Buffer.alloc(0), 400],
    ["a drawing with a script", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), 400],
    ["no picture", () => Buffer.from("MZ\u0090 this is a program and no picture at all".repeat(40)), 400],
    [
      "larger than 5 MB",
      async () => Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
      413,
    ],
  ])("that is %s is refused", async (_name, bytes, status) => {
    expect((await post(await bytes(), await requestUpload()))[0]).toBe(status);
  });

  test("of another company, or of another origin, is refused", async () => {
    const urls = await requestUpload();
    await post(await picture().png().toBuffer(), urls);
    const elsewhere = urls.publicUrl.replace("https://files.test", "https://files.evil");
    const wrong = "logoUrl must be the address of a logo that was uploaded for this company";
    for (const [key, logoUrl] of [
      [SECOND, urls.publicUrl],
      [FIRST, elsewhere],
      [FIRST, `${urls.publicUrl}/../x.png`],
      [FIRST, "javascript:alert(1)"],
    ]) {
      expect(refusal(await call("company.update", { key, logoUrl }))).toEqual([400, wrong]);
    }
  });

  test("is kept as long as the company names it", async () => {
    const [named, unnamed] = [await requestUpload(), await requestUpload()];
    for (const urls of [named, unnamed]) await post(await picture().png().toBuffer(), urls);
    await call("company.update", { key: FIRST, logoUrl: named.publicUrl });
    const { storage } = backend.bucket;
    const later = new Date(Date.now() + 31 * DAY).toISOString();
    await purgeUnnamedFiles({ db: backend.db, storage, log: { info: jest.fn(), warn: jest.fn() }, share: 1 }, later);
    const sizes = [named, unnamed].map(({ publicUrl }) => storage.sizeOf(nameInAddress(publicUrl) ?? ""));
    expect(await Promise.all(sizes)).toEqual([expect.any(Number), null]);
  });
});
