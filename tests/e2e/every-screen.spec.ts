/** Every screen, light and dark, wide and narrow: opens without an error or a policy violation, and axe finds nothing serious. */
import { enter, expect, test } from "./fixtures";
import { look } from "./look";
import { SIGNED_IN_SCREENS, STRANGERS_SCREENS } from "./screens";
import { DEMO_HOME_CLAIM } from "./seeded";

/** Where the bucket is (playwright.config). */
const BUCKET = `http://localhost:${process.env.E2E_STORAGE_PORT ?? Number(process.env.E2E_BACKEND_PORT ?? 4210) + 1}`;

/** Nothing is configured here: not one request of the browser goes anywhere but to the app and its bucket. */
test.beforeEach(({ page, baseURL }) => {
  strangers.length = 0;
  page.context().on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs = protocol === "data:" || protocol === "blob:" || origin === baseURL || origin === BUCKET;
    if (!isOurs) strangers.push(request.url());
  });
});
test.afterEach(() => expect(strangers).toEqual([]));
const strangers: string[] = [];

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

const SCREENS_OF_ROLES: Record<string, readonly string[]> = {
  "superadmin@lintel.test": [
    "/insured/policies",
    "/insured/inspections",
    "/admin/companies",
    "/admin/employees",
    "/reporting",
    "/settings",
  ],
  "poweruser@lintel.test": ["/insured/policies", "/insured/inspections", "/reporting", "/settings"],
  "admin@lintel.test": ["/insured/policies", "/insured/inspections", "/admin/employees", "/settings"],
  "claims_reviewer@lintel.test": ["/settings", "/settings/security"],
  "underwriting_reviewer@lintel.test": ["/insured/inspections", "/settings"],
};
for (const [email, paths] of Object.entries(SCREENS_OF_ROLES)) {
  test(`the screens of ${email} ask nobody else for anything`, async ({ page }) => {
    await enter(page, "/", email);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
  });
}

test("nor do the gallery, the report's template, the reset of one's own password and a page that is not there", async ({
  page,
}) => {
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
