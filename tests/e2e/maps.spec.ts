/** Maps in a real browser, against a maps service on loopback in each of its moods. */
import type { Page } from "@playwright/test";
import type { MapsTold } from "../support/vendors/maps-script";
import { MapsStandIn } from "../support/vendors/maps-stand-in";
import { anotherContext, expect, signIn, test } from "./fixtures";
import { look } from "./look";
import { OwnServer } from "./own-server";

const KEY = "key-of-this-test";
let maps: MapsStandIn;
let app: OwnServer;
test.beforeAll(async () => {
  maps = await MapsStandIn.start();
  app = await OwnServer.reserve();
  await app.start({
    SESSION_SECRET: "m".repeat(40),
    STORAGE_ORIGIN: `http://localhost:${process.env.E2E_STORAGE_PORT ?? 4211}`,
    GOOGLE_MAPS_API_KEY: KEY,
    MAPS_SCRIPT_URL: `${maps.origin}/maps/api/js`,
  });
});
test.afterAll(async () => {
  await app.stop();
  await maps.close();
});
test.beforeEach(() => {
  maps.mood = "well";
  maps.asked.length = 0;
});

/** A page of whoever is signed in, which fails its test on anything that its policy refuses. */
async function opened(browser: Parameters<typeof anotherContext>[0], work: (page: Page) => Promise<void>) {
  const context = await anotherContext(browser, { baseURL: app.origin });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("securitypolicyviolation", (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await signIn(page, "poweruser@lintel.test");
  // From the sign-in, whose policy knows no maps, the app loads the page of maps anew, which may cross this.
  await expect(async () => {
    await page.goto("/insured/policies");
  }).toPass();
  await work(page);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  await context.close();
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { mapsTold: MapsTold }).mapsTold);
const onMap = (page: Page) => page.getByRole("region", { name: "Map of the insured" });
const table = (page: Page) => page.getByRole("table", { name: "The homes on the map" });
const FAILED = "The map could not be loaded. The maps service’s script could not load.";

test("the list as a map: asked with what the service wants to know, discs open up, a mark opens its record", async ({
  browser,
}) => {
  await opened(browser, async (page) => {
    await page.goto("/insured/policies");
    await page.mouse.move(200, 200);
    await expect(page.getByRole("table")).toBeVisible();
    expect(maps.asked).toEqual([]);
    await page.getByRole("button", { name: "Show on a map" }).click();
    const discs = onMap(page).getByTitle(/homes, press to look closer$/);
    await expect(discs.first()).toBeVisible();
    expect(maps.asked.map(({ search }) => search)).toEqual([
      `?key=${KEY}&v=quarterly&libraries=marker%2Cplaces&language=en&region=US&loading=async&callback=lintelMapsReady`,
    ]);
    expect((await told(page)).options[0]).toMatchObject({ mapId: "DEMO_MAP_ID" });
    await look(page, "maps-list");
    const single = onMap(page).getByTitle(/^(?!.*press to look closer)./);
    for (let presses = 0; presses < 12 && (await single.count()) === 0; presses += 1) {
      const fits = (await told(page)).fits.length;
      await discs.first().click();
      await expect.poll(async () => (await told(page)).fits.length).toBe(fits + 1);
      await page.waitForTimeout(100);
    }
    await single.first().click();
    await expect(page).toHaveURL(/call=/);
  });
});

test("by keyboard alone, the table beside the map opens the same record", async ({ browser }) => {
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    const first = table(page).getByRole("row").nth(1);
    await expect(first).toBeVisible();
    const name = (await first.getByRole("link").textContent()) ?? "-";
    const isOnRow = () => page.evaluate(() => document.activeElement?.hasAttribute("data-row-lead") ?? false);
    for (let steps = 0; steps < 60 && !(await isOnRow()); steps += 1) await page.keyboard.press("Tab");
    expect(await isOnRow()).toBe(true);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/view=map/);
    await expect(page).toHaveURL(/call=/);
    await expect(page.getByRole("complementary").or(page.getByRole("heading", { name })).first()).toBeVisible();
  });
});

test("without a home, the map shows the world", async ({ browser }) => {
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map&search=nobody-is-called-this");
    await expect(onMap(page)).toBeVisible();
    await expect
      .poll(async () => (await told(page)).fits.at(-1))
      .toEqual({ north: 90, south: -90, east: 180, west: -180, padding: 0 });
  });
});

test("slow, then there", async ({ browser }) => {
  maps.mood = "held";
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    await expect(page.getByText("Loading the map…")).toBeVisible();
    await expect(table(page)).toBeVisible();
    await look(page, "maps-loading");
    maps.release();
    await expect(onMap(page)).toBeVisible();
  });
});

test("a script that fails or is blocked is named, the table stays, and Retry brings the map", async ({ browser }) => {
  maps.mood = "failing";
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(table(page)).toBeVisible();
    await look(page, "maps-failed");
    for (const reason of ["blockedbyclient", "connectionrefused"]) {
      await page.route(`${maps.origin}/**`, (route) => route.abort(reason), { times: 1 });
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText(FAILED)).toBeVisible();
    }
    maps.mood = "well";
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(onMap(page)).toBeVisible();
  });
});

test("a refused key: a grey panel in the map's place", async ({ browser }) => {
  maps.mood = "refused";
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    await expect(page.getByText("Error: AuthFailure")).toBeVisible();
    await expect(onMap(page)).toHaveCount(0);
    await expect(table(page)).toBeVisible();
    await look(page, "maps-refused");
  });
});

test("a claim's home on a map, and the same as a table", async ({ browser }) => {
  await opened(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    const row = table(page).getByRole("row").nth(1);
    await row.getByRole("link").click();
    await page
      .getByRole("link", { name: /overview|open claim/i })
      .first()
      .click();
    await page.waitForURL(/overview/);
    const map = page.getByRole("region", { name: /^Map of / });
    await expect(map.locator("[role], [title]").first()).toBeVisible();
    expect((await told(page)).options.at(-1)).toMatchObject({ zoom: 16, gestureHandling: "cooperative" });
    await page.getByText("The map as a table").click();
    await expect(page.getByRole("table", { name: /^Map of / })).toBeVisible();
    await look(page, "maps-property");
  });
});
