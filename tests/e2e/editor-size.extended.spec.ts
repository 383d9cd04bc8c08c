/** The cost of a large home: another corner or wall is a number in a buffer, not a DOM element. */
import type { Page } from "@playwright/test";
import { tiledHome } from "../support/tiled-home";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

/** Path and envelope of the five lists, by kind. */
const LISTS = {
  vertex: ["vertex", "vertices"],
  edge: ["edge", "edges"],
  face: ["face", "faces"],
  objectPlanar: ["object-planar", "objectsPlanar"],
  object3D: ["object3d", "object3ds"],
} as const;

/**
 * Limit for the whole page with any home: 901 for one home, 1,535 for 25,000 vertices (more rows of the outliner).
 * tests/long/large-home.test.ts applies it to 250,000 vertices.
 */
const MAX_ELEMENTS = 2_000;

/** Answers the lists with a home of at least this many vertices. */
async function serveHome(page: Page, vertices: number): Promise<void> {
  const homes = new Map<string, ReturnType<typeof tiledHome>>();
  for (const [kind, [path, envelope]] of Object.entries(LISTS)) {
    const isList = (url: URL) => url.pathname === `/api/backend/${path}` && url.searchParams.has("surveyKey");
    await page.route(isList, async (route) => {
      const surveyKey = new URL(route.request().url()).searchParams.get("surveyKey") ?? "";
      const home = homes.get(surveyKey) ?? tiledHome(vertices, surveyKey);
      homes.set(surveyKey, home);
      await route.fulfill({ json: { [envelope]: home[kind as keyof typeof LISTS] } });
    });
  }
}

const countElements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("*").length);

test("the page has fewer than 2,000 elements for 25,000 vertices, and less than twice as many as for one home", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  const counts: number[] = [];
  for (const vertices of [0, 25_000]) {
    await page.unrouteAll({ behavior: "wait" });
    await serveHome(page, vertices);
    await editor.open(IMPORT_CLAIMS[2], { within: 60_000 });
    await expect(page.locator("canvas").first()).toBeVisible();
    await expect(editor.row("Floor area")).not.toContainText(/\b0\.00 m²/, { timeout: 60_000 });
    await editor.saved();
    counts.push(await countElements(page));
  }
  const [home = 0, large = 0] = counts;
  expect(home).toBeGreaterThan(300);
  expect(large).toBeLessThan(MAX_ELEMENTS);
  expect(large).toBeLessThan(home * 2);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
