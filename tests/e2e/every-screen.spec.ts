/** Every screen, light and dark, wide and narrow, opens without an error or a policy violation, and passes axe. */
import type { Page } from "@playwright/test";
import { look } from "./check-screen";
import { enter, expect, takeAnyLink, test } from "./fixtures";
import { recordForeignRequests } from "./foreign-requests";
import { SCREENS_OF_ROLES, SIGNED_IN_SCREENS, STRANGERS_SCREENS } from "./screens";
import { DEMO_HOME_CLAIM } from "./seeded";

/** Nothing is configured here: the browser requests nothing beyond the app and its bucket. */
const foreignRequests: string[] = [];
test.beforeEach(({ context, baseURL }) => recordForeignRequests(context, foreignRequests, baseURL));
test.afterEach(() => expect(foreignRequests.splice(0)).toEqual([]));

for (const [name, path, heading] of STRANGERS_SCREENS) {
  test(`the signed-out page ${name} opens without an error and passes axe`, async ({ page }) => {
    await takeAnyLink(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    if (path.endsWith("token") || path.endsWith("another")) await page.waitForURL(/\/-\/-$/);
    await look(page, `sign-in-${name}`);
  });
}

for (const path of SIGNED_IN_SCREENS) {
  test(`${path} opens without an error and passes axe`, async ({ page }) => {
    await enter(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await look(page, path.slice(1).replaceAll("/", "-"));
  });
}

test("the overview and the editor of the demo home pass axe", async ({ page }) => {
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

/** Screens opened at once: an idle page costs nothing while the test waits for it. */
const TABS = 3;

/** Other roles open some of them; their own tests report requests beyond this machine. */
test("no screen of the superadmin requests anything from another origin", { tag: "@extended" }, async ({
  context,
  page,
}) => {
  test.slow();
  await enter(page, "/", "superadmin@lintel.test");
  const paths = [...(SCREENS_OF_ROLES.superadmin ?? [])];
  const visit = async (tab: Page) => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      await tab.goto(path);
      // The screen itself, not a redirect.
      expect(new URL(tab.url()).pathname).toBe(path.split("?")[0]);
      await expect(tab.getByRole("main")).toBeVisible();
      await tab.waitForLoadState("networkidle");
    }
  };
  const others = Array.from({ length: TABS - 1 }, () => context.newPage());
  await Promise.all([page, ...(await Promise.all(others))].map(visit));
});

test("the gallery, the report's template, the password reset and the not-found page request nothing from another origin", {
  tag: "@extended",
}, async ({ page }) => {
  await enter(page, "/");
  for (const path of [
    "/gallery",
    "/gallery/address",
    "/templates/qa-report.html",
    "/reset-password",
    "/no/such/page",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
});
