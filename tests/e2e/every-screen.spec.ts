/** Every screen, light and dark, wide and narrow: opens without an error or a policy violation, and axe finds nothing serious. */
import { enter, expect, test } from "./fixtures";
import { look } from "./look";
import { DEMO_HOME_CLAIM } from "./seeded";

const SIGNED_IN = [
  "/insured/policies",
  "/insured/inspections",
  "/settings",
  "/error",
  "/error/401",
  "/error/403",
  "/error/404",
];

/** Name, address and what shows that it is there. */
for (const [name, path, heading] of [
  ["login", "/login", "Log in to Lintel"],
  ["forgot-password", "/forgot-password", "Forgot your password?"],
  ["reset-link", "/reset-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["reset-expired-link", "/reset-expired-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["activate", "/activate-account/dana.whitfield%40lintel.test/a-token/another", "Welcome!"],
  ["reset-link-gone", "/reset-password/-/-", "Open the mail again"],
  ["activate-gone", "/activate-account/-/-/-", "Open the mail again"],
] as const) {
  test(`a stranger's ${name} is sound`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    if (path.endsWith("token") || path.endsWith("another")) await page.waitForURL(/\/-\/-$/);
    await look(page, `sign-in-${name}`);
  });
}

for (const path of SIGNED_IN) {
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
