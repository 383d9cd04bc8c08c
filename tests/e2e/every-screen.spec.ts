/** Every screen, light and dark, wide and narrow: opens without an error or a policy violation, and axe finds nothing serious. */
import { enter, expect, test } from "./fixtures";
import { look } from "./look";
import { SIGNED_IN_SCREENS, STRANGERS_SCREENS } from "./screens";
import { DEMO_HOME_CLAIM } from "./seeded";

for (const [name, path, heading] of STRANGERS_SCREENS) {
  test(`a stranger's ${name} is sound`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    if (path.endsWith("token") || path.endsWith("another")) await page.waitForURL(/\/-\/-$/);
    await look(page, `sign-in-${name}`);
  });
}

for (const path of SIGNED_IN_SCREENS) {
  test(`${path} is sound`, async ({ page }) => {
    await enter(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await look(page, path.slice(1).replaceAll("/", "-"));
  });
}

test("the overview and the editor of the demo home are sound", async ({ page }) => {
  await enter(page, "/insured/policies");
  await page.getByRole("searchbox").fill(DEMO_HOME_CLAIM);
  await page.getByRole("link", { name: DEMO_HOME_CLAIM }).first().click();
  await expect(page.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await look(page, "overview");
  await page.getByRole("link", { name: "Open scan editor" }).first().click();
  await expect(page.getByRole("tree", { name: "Outliner" })).toBeVisible();
  await page.waitForTimeout(2_000);
  await look(page, "scan-editor");
});
