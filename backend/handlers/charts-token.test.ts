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

const refreshToken = async (role: string, headers: object = {}) =>
  backend.call("employee.refreshChartsToken", {}, await backend.tokenOf(role), headers);

test("returns a token for oneself, valid for 15 minutes, and signed over the employee and the expiry", async () => {
  const { body, status } = await refreshToken("employee");
  const { key, chartsAccessToken, chartsAccessTokenExpiresAt } = body.employee as Employee;
  expect([status, key]).toEqual([200, seedKey("employee", "employee")]);
  expect(Date.parse(chartsAccessTokenExpiresAt ?? "") - Date.parse(backend.now)).toBe(900_000);
  const [tokenKey, expiry, signature] = (chartsAccessToken ?? "").split(".");
  expect([tokenKey, expiry]).toEqual([key, String(Date.parse(chartsAccessTokenExpiresAt ?? ""))]);
  expect(signature).toBe(createHmac("sha256", SECRET).update(`charts ${key} ${expiry}`).digest("hex"));
});

test("a later call returns another token, and neither is stored in a record", async () => {
  const first = ((await refreshToken("employee")).body.employee as Employee).chartsAccessToken;
  backend.pass(60_000);
  const second = ((await refreshToken("employee")).body.employee as Employee).chartsAccessToken;
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
])("%s gets %d, as for the reports", async (role, expected) => {
  expect((await refreshToken(role)).status).toBe(expected);
});

test("returns the real employee's token, also while acting in another role", async () => {
  const { body } = await refreshToken("admin", { "x-role": "employee" });
  expect((body.employee as Employee).key).toBe(seedKey("employee", "admin"));
});
