/** Maps in a real browser, against a maps service on loopback with various faults. */
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { MapViewProps } from "../../components/ui/map/map-view";
import type { MapCalls } from "../support/vendors/maps-script";
import { MapsStandIn } from "../support/vendors/maps-stand-in";
import { keepPicture, look } from "./check-screen";
import { anotherContext, expect, signIn, test } from "./fixtures";
import { STORAGE_ORIGIN } from "./lane";
import { OwnServer } from "./own-server";

const KEY = "key-of-this-test";
let maps: MapsStandIn;
let app: OwnServer;
test.beforeAll(async () => {
  maps = await MapsStandIn.start();
  app = await OwnServer.reserve();
  await app.start({
    SESSION_SECRET: "maps-session-secret-of-enough-length",
    STORAGE_ORIGIN,
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
  maps.requests.length = 0;
});

/** Runs the work on a page of the signed-in employee, and fails on any policy violation. */
async function withPage(browser: Parameters<typeof anotherContext>[0], work: (page: Page) => Promise<void>) {
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
  // The sign-in page's policy allows no maps, so the app loads the page with a map as a new document, which can
  // interfere with this navigation.
  await expect(async () => {
    await page.goto("/insured/policies");
  }).toPass();
  await work(page);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  await context.close();
}

const mapCalls = (page: Page) => page.evaluate(() => (window as unknown as { mapCalls: MapCalls }).mapCalls);
const onMap = (page: Page) => page.getByRole("region", { name: "Map of insured properties" });
const table = (page: Page) => page.getByRole("table", { name: "Properties on the map" });
const FAILED = "The map couldn't be loaded. The maps service’s script could not load.";

test("the list's map requests the script with the service's parameters, clusters open, and a marker opens its record", async ({
  browser,
}) => {
  await withPage(browser, async (page) => {
    await page.goto("/insured/policies");
    await page.mouse.move(200, 200);
    await expect(page.getByRole("table")).toBeVisible();
    expect(maps.requests).toEqual([]);
    await page.getByRole("button", { name: "Show map" }).click();
    const discs = onMap(page).getByTitle(/properties, press to zoom in$/);
    await expect(discs.first()).toBeVisible();
    expect(maps.requests).toHaveLength(1);
    const [script] = maps.requests;
    expect(Object.fromEntries(script?.searchParams ?? [])).toEqual({
      key: KEY,
      v: "quarterly",
      libraries: "marker,places",
      language: "en",
      region: "US",
      loading: "async",
      callback: "lintelMapsReady",
    });
    const element = page.locator(`script[src^="${maps.origin}/maps/api/js"]`);
    expect(await element.evaluate((one: HTMLScriptElement) => [one.async, one.parentElement?.tagName])).toEqual([
      true,
      "HEAD",
    ]);
    expect((await mapCalls(page)).options[0]).toMatchObject({ mapId: "DEMO_MAP_ID" });
    await look(page, "maps-list");
    const single = onMap(page).getByTitle(/^(?!.*press to zoom in)./);
    for (let presses = 0; presses < 12 && (await single.count()) === 0; presses += 1) {
      const fits = (await mapCalls(page)).fits.length;
      await discs.first().click();
      await expect.poll(async () => (await mapCalls(page)).fits.length).toBe(fits + 1);
      await page.waitForTimeout(100);
    }
    await single.first().click();
    await expect(page).toHaveURL(/call=/);
  });
});

test("with the keyboard alone, the table next to the map opens the same record", async ({ browser }) => {
  await withPage(browser, async (page) => {
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
  await withPage(browser, async (page) => {
    await page.goto("/insured/policies?view=map&search=nobody-is-called-this");
    await expect(onMap(page)).toBeVisible();
    await expect
      .poll(async () => (await mapCalls(page)).fits.at(-1))
      .toEqual({ north: 90, south: -90, east: 180, west: -180, padding: 0 });
  });
});

test("a slow map appears when it arrives", async ({ browser }) => {
  maps.mood = "held";
  await withPage(browser, async (page) => {
    await page.goto("/insured/policies?view=map");
    await expect(page.getByText("Loading the map…")).toBeVisible();
    await expect(table(page)).toBeVisible();
    await look(page, "maps-loading");
    maps.release();
    await expect(onMap(page)).toBeVisible();
  });
});

test("a failed or blocked script is reported, the table stays, and Retry loads the map", async ({ browser }) => {
  maps.mood = "failing";
  await withPage(browser, async (page) => {
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

/** Finds the panel that replaces a map, by its text. */
const panelOf = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
/** Returns the panel's background as red, green, blue and alpha. */
const backgroundOf = (page: Page) =>
  panelOf(page, "Error: AuthFailure").evaluate((panel) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
    pen.fillStyle = getComputedStyle(panel).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });

for (const [how, mood] of [
  ["when a map is created", "refused"],
  // Later failures of the service follow from this one.
  ["at once, after which no library loads,", "shut"],
] as const) {
  test(`a key refused ${how} shows a gray panel instead of the map`, async ({ browser }) => {
    maps.mood = mood;
    await withPage(browser, async (page) => {
      await page.goto("/insured/policies?view=map");
      await expect(page.getByText("Error: AuthFailure")).toBeVisible();
      await page.waitForTimeout(500);
      await expect(panelOf(page, "Error: AuthFailure")).toHaveText(
        "Error: AuthFailureThe maps service rejected this site’s key.",
      );
      await expect(page.getByText(FAILED)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
      await expect(onMap(page)).toHaveCount(0);
      await expect(table(page)).toBeVisible();
      for (const [colorScheme, gray] of [
        ["light", [224, 224, 224, 255]],
        ["dark", [56, 56, 56, 255]],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await backgroundOf(page)).toEqual(gray);
      }
      await look(page, `maps-${mood}`);
    });
  });
}

/** Follows the table next to the map to the claim of its first home. */
async function toClaim(page: Page): Promise<void> {
  await page.goto("/insured/policies?view=map");
  await table(page).getByRole("row").nth(1).getByRole("link").click();
  await page
    .getByRole("link", { name: /overview|open claim/i })
    .first()
    .click();
  await page.waitForURL(/overview/);
}

for (const [mood, text, follows] of [
  ["held", "Loading the map…", true],
  ["failing", FAILED, true],
  ["refused", "Error: AuthFailure", false],
] as const) {
  test(`while the maps service is ${mood}, the map of a claim's home shows: ${text}`, async ({ browser }) => {
    maps.mood = mood;
    await withPage(browser, async (page) => {
      await toClaim(page);
      const panel = page.getByRole("status").filter({ hasText: text });
      for (const [width, height] of [
        [390, 844],
        [1_440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await panel.scrollIntoViewIfNeeded();
        await expect(panel).toBeInViewport({ ratio: 1 });
        // Nothing is cut off.
        const cut = await panel.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ]);
        expect(cut).toEqual([0, 0]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await keepPicture(page, `maps-property-${mood}-${width}-${colorScheme}`);
        }
      }
      await page.getByText("Map as a table").click();
      await expect(page.getByRole("table", { name: /^Map of / })).toBeVisible();
      maps.mood = "well";
      if (mood === "held") maps.release();
      if (mood === "failing") await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("region", { name: /^Map of / })).toHaveCount(follows ? 1 : 0);
    });
  });
}

test("on a phone the list's map opens with its homes in view", async ({ browser }) => {
  await withPage(browser, async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/insured/policies?view=map");
    await page.getByRole("button", { name: "Got it" }).click();
    const discs = onMap(page).getByTitle(/properties, press to zoom in$/);
    await expect(discs.first()).toBeVisible();
    const map = await onMap(page).boundingBox();
    expect(map?.width).toBeGreaterThan(300);
    await onMap(page).scrollIntoViewIfNeeded();
    const discsInView = async () => {
      const boxes = await Promise.all((await discs.all()).map((disc) => disc.boundingBox()));
      return boxes.filter((box) => box && map && box.x >= map.x && box.x + box.width <= map.x + map.width).length;
    };
    await expect.poll(discsInView).toBeGreaterThan(4);
    await keepPicture(page, "maps-list-phone");
  });
});

test("a claim shows its home on a map and in a table", async ({ browser }) => {
  await withPage(browser, async (page) => {
    await toClaim(page);
    const map = page.getByRole("region", { name: /^Map of / });
    await expect(map.locator("[role], [title]").first()).toBeVisible();
    expect((await mapCalls(page)).options.at(-1)).toMatchObject({ zoom: 16, gestureHandling: "cooperative" });
    await page.getByText("Map as a table").click();
    await expect(page.getByRole("table", { name: /^Map of / })).toBeVisible();
    await look(page, "maps-property");
    // On a phone the map is below the most important content.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await map.scrollIntoViewIfNeeded();
      await keepPicture(page, `maps-property-below-${colorScheme}`);
    }
  });
});

test("a claim opened from a page without a map loads as a document once, and shows its map", async ({ browser }) => {
  await withPage(browser, async (page) => {
    const answer = await page.goto("/insured/inspections");
    expect(answer?.headers()["content-security-policy"]).not.toContain(maps.origin);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(new URL(request.url()).pathname);
    });
    const first = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
    await first.click();
    await page.waitForURL(/\/insured\/overview\/[^/]+\/[^/]+/);
    await expect(page.getByRole("region", { name: /^Map of / })).toBeVisible();
    expect(documents).toEqual([new URL(page.url()).pathname]);
    expect(maps.requests).toHaveLength(1);
    // A page with permission for maps also serves pages without one.
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reports" }).click();
    await page.waitForURL(/\/reporting/);
    await page.goBack();
    await expect(page.getByRole("region", { name: /^Map of / })).toBeVisible();
    expect(documents).toHaveLength(1);
  });
});

test("without a zoom, or without a center, the camera fits the world", async ({ browser }) => {
  const { outputFiles } = await build({
    entryPoints: ["tests/support/map-page.tsx"],
    outdir: ".test-output",
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const page = await browser.newPage();
  const config = { apiKey: KEY, mapId: null, scriptUrl: `${maps.origin}/maps/api/js` };
  const show = (camera: Pick<MapViewProps, "point" | "zoom">) =>
    page.evaluate((props) => (window as unknown as { showMap: (props: object) => void }).showMap(props), {
      config,
      label: "Map of it",
      title: "It",
      ...camera,
    });
  const point = { latitude: 42.38, longitude: -71.1 };
  const world = { north: 90, south: -90, east: 180, west: -180, padding: 0 };
  for (const [camera, options, fits, marks] of [
    [{ point, zoom: 12 }, { center: { lat: 42.38, lng: -71.1 }, zoom: 12 }, [], 1],
    [{ point, zoom: null }, {}, [world], 1],
    [{ point: null, zoom: 12 }, {}, [world], 0],
  ] as const) {
    await page.goto(`${maps.origin}/empty`);
    for (const { path, text } of outputFiles) {
      await (path.endsWith(".css") ? page.addStyleTag({ content: text }) : page.addScriptTag({ content: text }));
    }
    await show(camera);
    await expect(page.getByRole("region", { name: "Map of it" })).toBeVisible();
    await expect(page.getByTitle("It")).toHaveCount(marks);
    const { options: usedOptions, fits: fitted } = await mapCalls(page);
    const [{ center, zoom } = {}] = usedOptions;
    expect([{ center, zoom }, fitted]).toEqual([{ center: undefined, zoom: undefined, ...options }, fits]);
  }
  await page.close();
});
