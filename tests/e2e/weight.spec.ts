/** What a first visit loads: no more than is promised (design/quality.md), and three.js with the editor alone. */
import { weighPage } from "../bench/weigh.mjs";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

/** The most that the scripts of a page may weigh, in KB under brotli. */
const MOST_KB = { "/login": 150, "/insured/policies": 215, "/insured/inspections": 215, "/settings": 215 };

test("pages load no more scripts than is promised, and only the editor loads three.js", async ({ page, baseURL }) => {
  const weigh = async (place: string, isThere?: () => Promise<void>) => {
    const { js, hasThree } = await weighPage(page, `${baseURL}${place}`, isThere);
    expect([place, hasThree]).toEqual([place, false]);
    return js / 1_024;
  };
  const weights: Record<string, number> = { "/login": await weigh("/login") };
  await admit(page);
  const hasRows = () => expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  for (const place of ["/insured/policies", "/insured/inspections"]) weights[place] = await weigh(place, hasRows);
  weights["/settings"] = await weigh("/settings");
  for (const [place, most] of Object.entries(MOST_KB)) {
    // A script is there at all: a page that failed weighs little.
    expect(weights[place], place).toBeGreaterThan(100);
    expect(weights[place], place).toBeLessThanOrEqual(most);
  }
  await weigh("/gallery/layers");
  const editor = new EditorPage(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const address = page.url();
  const drawn = () => expect(page.locator("canvas").first()).toBeVisible();
  expect(await weighPage(page, address, drawn)).toMatchObject({ hasThree: true });
});
