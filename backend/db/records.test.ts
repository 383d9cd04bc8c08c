/** @jest-environment ./tests/support/pglite-environment.mjs */
import { TestBackend } from "@/tests/support/test-backend";
import { findDoc, insertDocIfNew } from "./records";
import { companies } from "./schema";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

test("adds a record once: a second one with its key is refused and changes nothing", async () => {
  const company = { key: "cous-new", name: "New", isActive: true };
  expect(await insertDocIfNew(backend.db, companies, company)).toBe(true);
  expect(await insertDocIfNew(backend.db, companies, { ...company, name: "Other" })).toBe(false);
  expect(await findDoc(backend.db, companies, "cous-new")).toEqual(company);
});
