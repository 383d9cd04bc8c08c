/** @jest-environment ./tests/support/pglite-environment.mjs */
import { sql } from "drizzle-orm";
import { findDoc, selectDocs } from "@/backend/db/records";
import { activities, customizations } from "@/backend/db/schema";
import { seedKey } from "@/backend/seed/seed-key";
import type { Customization } from "@/lib/domain/entities";
import { type Answer, TestBackend } from "@/tests/support/test-backend";

const ROLES = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
const FIRST = seedKey("company", "Alder & Finch Mutual");
const CAPTURE = seedKey("customization", `capture of ${FIRST}`);
/** A company that the poweruser does not see. */
const THIRD = seedKey("company", "Cedar Ridge Assurance");
const THEIRS = seedKey("customization", `capture of ${THIRD}`);
let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await TestBackend.start();
  for (const role of ROLES) tokens[role] = await backend.tokenOf(role);
}, 120_000);
afterAll(() => backend.stop());

const update = (params: object, role = "poweruser") => backend.call("customization.update", params, tokens[role]);
const storedCapture = async () => (await findDoc(backend.db, customizations, CAPTURE)) as Customization;
const parts = async () =>
  Object.fromEntries(
    ((await storedCapture()).fields ?? []).map(({ name, label, isEnabled }) => [name, `${label} ${isEnabled}`]),
  );
const refusal = ({ status, body }: Answer) => [status, (body.status as { message: string }[])[0]?.message];

test("employees who edit a company edit its customizations; others read them", async () => {
  const answers = await Promise.all(ROLES.map((role) => update({ key: CAPTURE }, role)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403, 403]);
  const reads = await Promise.all(
    ROLES.map((role) => backend.call("customization.get", { key: CAPTURE }, tokens[role])),
  );
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 403]);
  expect((await backend.call("customization.update", { key: CAPTURE })).status).toBe(401);
});

test("switches a part by its name, keeps the others, and records the change", async () => {
  expect(await parts()).toEqual({
    "exterior-all-sides": "Exterior, all sides true",
    kitchen: "Kitchen true",
    bathrooms: "Bathrooms true",
    "utility-room": "Utility room true",
    attic: "Attic true",
    "crawl-space": "Crawl space false",
  });
  const { status, body } = await update({
    key: CAPTURE,
    revision: 1,
    fields: [
      { name: "attic", isEnabled: false },
      { name: "kitchen", label: "Kitchen 🍳 مطبخ", note: "kept" },
    ],
  });
  expect([status, (body.customization as Customization).revision]).toEqual([200, 2]);
  expect(await parts()).toEqual({
    "exterior-all-sides": "Exterior, all sides true",
    kitchen: "Kitchen 🍳 مطبخ true",
    bathrooms: "Bathrooms true",
    "utility-room": "Utility room true",
    attic: "Attic false",
    "crawl-space": "Crawl space false",
  });
  expect((await storedCapture()).fields?.[1]).toMatchObject({ note: "kept" });
  const written = await selectDocs(backend.db, activities, sql`doc->>'action' = 'customization.update'`);
  expect(written.map(({ detail }) => detail)).toEqual([
    {
      customizationKey: CAPTURE,
      parentType: "scan-my-home",
      name: "Rooms that are filmed",
      fields: ["fields"],
      parts: [
        { name: "kitchen", label: "Kitchen 🍳 مطبخ", isEnabled: true, note: "kept" },
        { name: "attic", label: "Attic", isEnabled: false },
      ],
    },
  ]);
});

test("a value that is already set succeeds at any revision; otherwise an older revision is a conflict with the current record", async () => {
  const again = await update({ key: CAPTURE, revision: 1, fields: [{ name: "attic", isEnabled: false }] });
  expect([again.status, (again.body.customization as Customization).revision]).toEqual([200, 2]);
  const late = await update({ key: CAPTURE, revision: 1, fields: [{ name: "bathrooms", isEnabled: false }] });
  expect([refusal(late), late.body.conflicts]).toEqual([
    [409, "The record has changed in the meantime."],
    [await storedCapture()],
  ]);
});

test.each([
  [{ key: "cust-none" }, 404, "Customization not found"],
  [{ key: THEIRS, title: "Mine" }, 404, "Customization not found"],
  [{ key: CAPTURE, companyKey: THIRD }, 400, "companyKey cannot be changed here"],
  [{ key: CAPTURE, parentType: "underwriting-report" }, 400, "parentType cannot be changed here"],
  [{ key: CAPTURE, fields: [{ name: "moat", isEnabled: true }] }, 400, "The customization has no part called moat."],
  [{ key: CAPTURE, fields: [{ name: "attic" }, { name: "attic" }] }, 400, "fields names a part twice"],
  [{ key: CAPTURE, fields: [{ name: "attic", label: " " }] }, 400, expect.stringContaining("must not be blank")],
  [{ key: CAPTURE, fields: [{ name: "attic", isEnabled: "yes" }] }, 400, expect.any(String)],
  [{ key: CAPTURE, fields: "all" }, 400, expect.any(String)],
  [{ key: CAPTURE, fields: [null] }, 400, expect.any(String)],
])("refuses %j with %s", async (params, status, message) => {
  const before = await storedCapture();
  expect(refusal(await update(params))).toEqual([status, message]);
  expect(await storedCapture()).toEqual(before);
});

test("customizations of a deleted company are neither edited nor read, in the list or by key", async () => {
  await backend.call("company.delete", { key: THIRD }, tokens.superadmin);
  expect(refusal(await update({ key: THEIRS, title: "Mine" }, "admin"))).toEqual([404, "Company not found"]);
  const read = (name: "customization.get" | "customization.list", params: object) =>
    backend.call(name, params, tokens.admin);
  const answers = await Promise.all([
    read("customization.list", { companyKey: THIRD, parentType: "scan-my-home" }),
    read("customization.get", { key: THEIRS }),
  ]);
  expect(answers.map(refusal)).toEqual([
    [404, "Company not found"],
    [404, "Company not found"],
  ]);
});
