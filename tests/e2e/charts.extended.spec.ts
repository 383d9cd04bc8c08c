/** The analytics dashboard in reporting, against a stand-in on another origin with various faults. */
import type { Browser, Page } from "@playwright/test";
import { type ChartsManner, ChartsStandIn } from "../support/vendors/charts-stand-in";
import { look } from "./check-screen";
import { anotherContext, expect, signIn, test } from "./fixtures";
import { OwnServer } from "./own-server";

const FAILED = "Failed to refresh charts token!";
let board: ChartsStandIn;
let app: OwnServer;
test.beforeAll(async () => {
  board = await ChartsStandIn.open();
  app = await OwnServer.reserve();
  await app.start({
    SESSION_SECRET: "charts-session-secret-of-enough-length",
    CHARTS_BASE_URL: `${board.origin}/boards`,
    CHARTS_DASHBOARD_ID: "7",
  });
});
test.afterAll(async () => {
  await app.stop();
  await board.close();
});
test.beforeEach(() => board.forget());

/** Opens a page whose clock the test advances. */
async function visit(browser: Browser) {
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, "poweruser@lintel.test");
  return { page, close: () => context.close() };
}

const frame = (page: Page) => page.locator("iframe[title='Analytics dashboard']");
const within = (page: Page) => page.frameLocator("iframe[title='Analytics dashboard']");
const opened = (page: Page) => within(page).getByText(/^Opened by emp-\S+$/);
const panel = (page: Page) => page.getByRole("region", { name: "Analytics dashboard" });
const reloadButton = (page: Page) => panel(page).getByRole("button", { name: "Reload" });
/** The note that names the server of the dashboard. */
const source = (page: Page) =>
  panel(page).getByText(`From ${new URL(board.origin).host}. If it stays empty or shows an error, reload it.`);

/** Keeps pictures of the panel, which a phone shows below the first screen. */
async function keepPanel(page: Page, name: string): Promise<void> {
  if (!process.env.E2E_SCREENS) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [size, width, height] of [["narrow", 390, 844] as const, ["wide", 1440, 900] as const]) {
      await page.setViewportSize({ width, height });
      await panel(page).screenshot({ path: `.test-output/screens/${name}-panel-${colorScheme}-${size}.png` });
    }
  }
}

/** Expects the rest of the report to work: a status filters the list, and Back removes the filter. */
async function expectUsable(page: Page): Promise<void> {
  const delivered = page.getByRole("link", { name: /^Delivered: \d/ });
  const count = /\d+/.exec((await delivered.getAttribute("aria-label")) ?? "")?.[0];
  await delivered.click();
  await page.waitForURL(/status=delivered/);
  await expect(page.getByText(`${count} inspection`)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/status=/);
}

test("the dashboard opens with a token and renews it without reloading, only on this page", async ({ browser }) => {
  const { page, close } = await visit(browser);
  const other = await page.goto("/insured/policies");
  expect(other?.headers()["content-security-policy"]).toContain("frame-src 'none'");
  // A navigation keeps the policy of its first page, so reporting loads as a document of its own.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reports" }).click();
  await page.waitForURL(/\/reporting/);
  await expect(opened(page)).toBeVisible();
  const first = await opened(page).textContent();
  await expect(source(page)).toBeVisible();
  await look(page, "reporting-dashboard");
  await keepPanel(page, "reporting-dashboard");
  const history = await page.evaluate(() => window.history.length);
  await page.clock.fastForward("14:05");
  await expect(opened(page)).not.toHaveText(first ?? "");
  expect(board.requests).toEqual([{ url: "/boards/7", referrer: undefined }]);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  await close();
});

test("a refused token is reported, and Retry opens the dashboard", async ({ browser }) => {
  const { page, close } = await visit(browser);
  const call = "**/employee/refresh-charts-token";
  let answer: { status: number; json: object } = { status: 200, json: { employee: {} } };
  await page.route(call, (route) => route.fulfill(answer));
  await page.goto("/reporting");
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await look(page, "reporting-dashboard-no-token");
  await keepPanel(page, "reporting-dashboard-no-token");
  await expectUsable(page);
  answer = { status: 500, json: { status: [] } };
  const requests = page.waitForResponse(call);
  await panel(page).getByRole("button", { name: "Retry" }).click();
  await requests;
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.unroute(call);
  await panel(page).getByRole("button", { name: "Retry" }).click();
  await expect(opened(page)).toBeVisible();
  expect(board.requests).toHaveLength(1);
  await close();
});

test("a token that cannot be renewed is used until it expires, then reported", async ({ browser }) => {
  const { page, close } = await visit(browser);
  const call = "**/employee/refresh-charts-token";
  let isRefused = false;
  const end = new Date(Date.now() + 60_000).toISOString();
  await page.route(call, (route) => {
    if (isRefused) return route.fulfill({ status: 500, json: { status: [] } });
    const employee = { chartsAccessToken: "emp-short", chartsAccessTokenExpiresAt: end };
    return route.fulfill({ json: { employee } });
  });
  await page.goto("/reporting");
  await expect(opened(page)).toHaveText("Opened by emp-short");
  isRefused = true;
  const requests = page.waitForRequest(call);
  await page.clock.fastForward("00:31");
  await requests;
  await expect(opened(page)).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  // The page uses the server's clock, not its own.
  await expect(async () => {
    await page.clock.fastForward("01:00");
    await expect(page.getByText(FAILED)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator("iframe")).toHaveCount(0);
  await close();
});

test("while the dashboard is slow, its panel reports the wait and the report stays usable; a late answer is shown", async ({
  browser,
}) => {
  const { page, close } = await visit(browser);
  board.manner = "slow";
  await page.goto("/reporting");
  const status = panel(page).getByRole("status");
  await expect(status).toHaveText("Opening the dashboard…");
  await expect(frame(page)).toBeHidden();
  await keepPanel(page, "reporting-dashboard-opening");
  await page.clock.fastForward("00:10");
  await expect(status).toHaveText("The dashboard is taking longer than usual.");
  await keepPanel(page, "reporting-dashboard-slow");
  await expectUsable(page);
  await page.clock.fastForward("00:20");
  const silent = "The dashboard isn't responding. Reload it, or keep waiting.";
  await expect(status).toHaveText(silent);
  await look(page, "reporting-dashboard-silent");
  await keepPanel(page, "reporting-dashboard-silent");
  expect(board.requests).toHaveLength(1);
  board.release();
  await expect(opened(page)).toBeVisible();
  await expect(status).toHaveCount(0);
  await close();
});

/** Responses of the dashboard's server, and the text that its panel then shows. */
const REFUSALS: readonly [ChartsManner, string][] = [
  [401, "Turned away: 401"],
  [403, "Turned away: 403"],
  [500, "Turned away: 500"],
  ["empty", ""],
  ["unframed", ""],
  ["hangs-up", ""],
];

test("every failure is shown under the panel's title, and a retry uses a new token", async ({ browser }) => {
  const { page, close } = await visit(browser);
  await page.goto("/reporting");
  await expect(opened(page)).toBeVisible();
  for (const [manner, text] of REFUSALS) {
    board.manner = manner;
    board.requests.length = 0;
    await reloadButton(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => board.requests.length, String(manner)).toBeGreaterThan(0);
    await expect(source(page)).toBeVisible();
    await expect(frame(page)).toBeVisible();
    if (text) await expect(within(page).getByText(text)).toBeVisible();
    await expect(opened(page)).toHaveCount(0);
    await expect(reloadButton(page)).toBeFocused();
    await keepPanel(page, `reporting-dashboard-${manner}`);
  }
  await look(page, "reporting-dashboard-refused");
  await expectUsable(page);
  board.manner = "works";
  await reloadButton(page).click();
  await expect(opened(page)).toBeVisible();
  await close();
});

test("an address outside the page's policy is blocked and reported", async ({ browser }) => {
  const { page, close } = await visit(browser);
  board.manner = "elsewhere";
  await page.goto("/reporting");
  const stopped = "The dashboard was blocked: it redirected to an address that isn't allowed here.";
  await expect(panel(page).getByRole("status")).toHaveText(stopped);
  await expect(frame(page)).toBeHidden();
  expect(board.requests.map(({ url }) => url)).toEqual(["/boards/7"]);
  await look(page, "reporting-dashboard-stopped");
  await keepPanel(page, "reporting-dashboard-stopped");
  await expectUsable(page);
  board.manner = "works";
  await reloadButton(page).click();
  await expect(opened(page)).toBeVisible();
  await close();
});

test("a request blocked inside the browser is reported too", async ({ browser }) => {
  const { page, close } = await visit(browser);
  await page.route(`${board.origin}/**`, (route) => route.abort("blockedbyclient"));
  await page.goto("/reporting");
  await expect(frame(page)).toBeVisible();
  await expect(source(page)).toBeVisible();
  expect(board.requests).toEqual([]);
  await keepPanel(page, "reporting-dashboard-blocked");
  await page.unroute(`${board.origin}/**`);
  await reloadButton(page).click();
  await expect(opened(page)).toBeVisible();
  await close();
});
