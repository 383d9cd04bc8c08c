/** Sessions across restarts of a server with other secrets and wrong clocks. */
import type { BrowserContext, Page } from "@playwright/test";
import { anotherContext, expect, signIn, test } from "./fixtures";
import { OwnServer } from "./own-server";

const OURS = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
const MINUTE = 60_000;

const sessionOf = async (page: Page) =>
  (await (await page.request.get("/api/session", { headers: OURS })).json()).session;
const rows = (page: Page) => page.getByRole("table").getByRole("row");

test.slow();
const secret = (letter: string) => letter.repeat(40);
let server: OwnServer;
let context: BrowserContext;
test.beforeEach(async ({ browser }) => {
  server = await OwnServer.reserve();
  context = await anotherContext(browser, { baseURL: server.origin });
});
test.afterEach(async () => {
  await context.close();
  await server.stop();
});
const refresh = (page: Page) => page.request.post("/api/session/refresh", { headers: OURS, data: { isActive: true } });

test("rotating the secret over two restarts signs no one out; replacing it without an overlap does", async () => {
  await server.start({ SESSION_SECRET: secret("a") });
  const page = await context.newPage();
  await signIn(page);
  const { employeeKey } = await sessionOf(page);
  await server.start({ SESSION_SECRET: `${secret("b")},${secret("a")}` });
  await page.goto("/insured/policies");
  await expect(rows(page).nth(2)).toBeVisible();
  expect((await refresh(page)).status()).toBe(200);
  await server.start({ SESSION_SECRET: secret("b") });
  expect(await sessionOf(page)).toMatchObject({ employeeKey });
  await page.goto("/insured/inspections");
  await expect(rows(page).nth(2)).toBeVisible();
  await server.start({ SESSION_SECRET: secret("c") });
  await page.goto("/insured/inspections");
  await expect(page).toHaveURL(/\/login\?from=/);
});

for (const [name, offset] of [
  ["ten minutes ahead", 10 * MINUTE],
  ["ten minutes behind", -10 * MINUTE],
] as const) {
  test(`a session works on a server whose clock is ${name}, and after the clock is corrected`, async () => {
    const SESSION_SECRET = secret("a");
    const NODE_OPTIONS = "--import=./tests/support/shifted-clock.mjs";
    await server.start({ SESSION_SECRET, NODE_OPTIONS, CLOCK_OFFSET_MS: String(offset) });
    const page = await context.newPage();
    await signIn(page);
    await expect(rows(page).nth(2)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await refresh(page)).status()).toBe(200);
    // As another replica would: the seal was made with the previous clock.
    await server.start({ SESSION_SECRET });
    await page.goto("/insured/inspections");
    await expect(rows(page).nth(2)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await refresh(page)).status()).toBe(200);
  });
}
