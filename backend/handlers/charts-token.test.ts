/** @jest-environment ./tests/support/pglite-environment.mjs */
import { createHmac } from "node:crypto";
import { seedKey } from "@/backend/seed/seed-key";
import type { Employee } from "@/lib/domain/entities";
import { SECRET, TestBackend } from "@/tests/support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
}, 120_000);
afterAll(() => backend.stop());

const ask = async (role: string, headers: object = {}) =>
  backend.call("employee.refreshChartsToken", {}, await backend.tokenOf(role), headers);

test("returns a token for oneself, valid for 15 minutes, with a seal over the person and the end", async () => {
  const { body, status } = await ask("employee");
  const { key, chartsAccessToken, chartsAccessTokenExpiresAt } = body.employee as Employee;
  expect([status, key]).toEqual([200, seedKey("employee", "employee")]);
  expect(Date.parse(chartsAccessTokenExpiresAt ?? "") - Date.parse(backend.now)).toBe(900_000);
  const [who, end, seal] = (chartsAccessToken ?? "").split(".");
  expect([who, end]).toEqual([key, String(Date.parse(chartsAccessTokenExpiresAt ?? ""))]);
  expect(seal).toBe(createHmac("sha256", SECRET).update(`charts ${key} ${end}`).digest("hex"));
});

test("a later call returns another token, and neither is stored in a record", async () => {
  const first = ((await ask("employee")).body.employee as Employee).chartsAccessToken;
  backend.pass(60_000);
  const second = ((await ask("employee")).body.employee as Employee).chartsAccessToken;
  expect(second).not.toBe(first);
  const { body } = await backend.call("employee.me", {}, await backend.tokenOf("employee"));
  expect(JSON.stringify(body)).not.toMatch(/charts/i);
});

test.each([
  ["superadmin", 200],
  ["admin", 200],
  ["poweruser", 200],
  ["employee", 200],
  ["underwriting_reviewer", 403],
  ["claims_reviewer", 403],
])("%s gets %d, like for the reports", async (role, expected) => {
  expect((await ask(role)).status).toBe(expected);
});

test("is the real person's token, in whichever role they act", async () => {
  const { body } = await ask("admin", { "x-role": "employee" });
  expect((body.employee as Employee).key).toBe(seedKey("employee", "admin"));
});
