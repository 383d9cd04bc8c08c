/** three.js is heavy, so it comes with the editor and with no other page. */
import { weighPage } from "../bench/weigh.mjs";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test("only the editor loads three.js", async ({ page, baseURL }) => {
  expect(await weighPage(page, `${baseURL}/login`)).toMatchObject({ hasThree: false });
  await admit(page);
  for (const place of ["/insured/policies", "/insured/inspections", "/settings", "/gallery/layers"]) {
    const { hasThree } = await weighPage(page, `${baseURL}${place}`);
    expect([place, hasThree]).toEqual([place, false]);
  }
  const editor = new EditorPage(page);
  await editor.openFromPolicies(DEMO_HOME_CLAIM);
  const address = page.url();
  const drawn = () => expect(page.locator("canvas").first()).toBeVisible();
  expect(await weighPage(page, address, drawn)).toMatchObject({ hasThree: true });
});
