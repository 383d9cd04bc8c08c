/** The analytics dashboard within the reports: a stand-in of another origin, which shows what it is handed. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { anotherContext, expect, signIn, test } from "./fixtures";
import { look } from "./look";
import { OwnServer } from "./own-server";

const BOARD = `<!doctype html><title>Board</title><body style="font:14px sans-serif;padding:24px">
<p>Claims by county</p><p id="token"></p><script>
const show = () => { document.getElementById("token").textContent = location.hash.replace("#accessToken=", "Opened by "); };
addEventListener("hashchange", show); show();</script>`;

let board: Server;
/** How often it was loaded, and from where. */
let loads: { url: string | undefined; referrer: string | undefined }[] = [];
let app: OwnServer;
test.beforeAll(async () => {
  board = createServer((request, response) => {
    if (request.url === "/favicon.ico") return response.writeHead(204).end();
    loads.push({ url: request.url, referrer: request.headers.referer });
    response.writeHead(200, { "content-type": "text/html" }).end(BOARD);
  }).listen(0, "127.0.0.1");
  await once(board, "listening");
  app = await OwnServer.reserve();
  const { port } = board.address() as AddressInfo;
  await app.start({
    SESSION_SECRET: "c".repeat(40),
    CHARTS_BASE_URL: `http://127.0.0.1:${port}/boards`,
    CHARTS_DASHBOARD_ID: "7",
  });
});
test.afterAll(async () => {
  await app.stop();
  board.close();
});

test("it opens with a token, gets the next one without being loaded again, and only here", async ({ browser }) => {
  loads = [];
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, "poweruser@lintel.test");
  const other = await page.goto("/insured/policies");
  expect(other?.headers()["content-security-policy"]).toContain("frame-src 'none'");
  // Who comes from another page has that page's policy, and is given the reports' own document.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reports" }).click();
  await page.waitForURL(/\/reporting/);
  const frame = page.frameLocator("iframe[title='Analytics dashboard']");
  const shown = frame.getByText(/^Opened by emp-\S+$/);
  await expect(shown).toBeVisible();
  const first = await shown.textContent();
  await look(page, "reporting-dashboard");
  const history = await page.evaluate(() => window.history.length);
  await page.clock.fastForward("14:05");
  await expect(shown).not.toHaveText(first ?? "");
  expect(loads).toEqual([{ url: "/boards/7", referrer: undefined }]);
  expect(await page.evaluate(() => window.history.length)).toBe(history);
  await context.close();
});

test("a token that is refused says so, and Retry opens the dashboard", async ({ browser }) => {
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  await signIn(page, "poweruser@lintel.test");
  await page.route(
    "**/employee/refresh-charts-token",
    (route) => route.fulfill({ status: 200, json: { employee: {} } }),
    { times: 1 },
  );
  await page.goto("/reporting");
  await expect(page.getByText("Failed to refresh charts token!")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.frameLocator("iframe").getByText(/^Opened by emp-/)).toBeVisible();
  await context.close();
});
