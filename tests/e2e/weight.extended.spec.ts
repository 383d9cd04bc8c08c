/**
 * The weight of a first visit: within the limits, three.js only with the editor, and nothing for third parties that are
 * not configured.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { VENDOR_MARKS, weighPage } from "../bench/weigh.mjs";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

/** Limits for the scripts of a page, in KB under brotli. */
const MAX_KB = {
  "/login": 150,
  "/insured/policies": 215,
  "/insured/inspections": 215,
  "/settings": 215,
  // No fixed limit: the weight of a claim before third parties were added (docs/benchmarks/page-weight.md), plus a
  // margin.
  claim: 226,
};

test("the marker of each third party's part is in the build", () => {
  const folder = path.join(process.cwd(), ".next/static/chunks");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  expect(VENDOR_MARKS.filter((mark) => !scripts.some((script) => script.includes(mark)))).toEqual([]);
});

test("pages stay within their limits, only the editor loads three.js, and none loads a third party's part", async ({
  page,
  baseURL,
}) => {
  const weigh = async (route: string, isLoaded?: () => Promise<void>) => {
    const { js, hasThree, vendorMarks } = await weighPage(page, `${baseURL}${route}`, isLoaded);
    expect([route, hasThree, vendorMarks]).toEqual([route, false, []]);
    return js / 1_024;
  };
  const weights: Record<string, number> = { "/login": await weigh("/login") };
  await admit(page);
  const hasRows = () => expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  for (const route of ["/insured/policies", "/insured/inspections"]) weights[route] = await weigh(route, hasRows);
  weights["/settings"] = await weigh("/settings");
  const editor = new EditorPage(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const address = page.url();
  const claim = new URL(address).pathname.replace("/scan-viewer", "");
  weights.claim = await weigh(claim, () => expect(page.getByRole("link", { name: "Open scan editor" })).toBeVisible());
  for (const [route, most] of Object.entries(MAX_KB)) {
    // Some script must be there: a page that failed weighs little.
    expect(weights[route], route).toBeGreaterThan(100);
    expect(weights[route], route).toBeLessThanOrEqual(most);
  }
  await weigh("/gallery/layers");
  const drawn = () => expect(page.locator("canvas").first()).toBeVisible();
  expect(await weighPage(page, address, drawn)).toMatchObject({ hasThree: true, vendorMarks: [] });
  await admit(page, "superadmin@lintel.test");
  await weigh("/reporting", () => expect(page.getByRole("region", { name: "Figures" })).toBeVisible());
});
