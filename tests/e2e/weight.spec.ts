/** What a first visit costs, counted in bytes as brotli sends them; three.js comes only with the editor. */
import { weighPage } from "../bench/weigh.mjs";
import { EditorPage } from "./editor-page";
import { expect, signIn, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const KB = 1_024;

test("login weighs at most 150 KB of scripts", async ({ page, baseURL }) => {
  const { js, hasThree } = await weighPage(page, `${baseURL}/login`);
  expect([Math.round(js / KB) > 50, js <= 150 * KB, hasThree]).toEqual([true, true, false]);
});

test("the lists weigh at most 215 KB of scripts, and hold no three.js; the editor does", async ({ page, baseURL }) => {
  await signIn(page);
  for (const place of ["/insured/policies", "/insured/inspections", "/settings"]) {
    const { js, hasThree } = await weighPage(page, `${baseURL}${place}`);
    expect([place, js <= 215 * KB, hasThree]).toEqual([place, true, false]);
  }
  await new EditorPage(page).openFromPolicies(DEMO_HOME_CLAIM);
  const { hasThree } = await weighPage(page, page.url());
  expect(hasThree).toBe(true);
});
