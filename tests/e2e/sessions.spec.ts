/** One session over tabs, restarts and wrong clocks, with the built app and the reference backend. */
import type { Page } from "@playwright/test";
import { alive, anotherContext, expect, PASSWORD, relay, signIn, test } from "./fixtures";
import { activate, invite } from "./new-employee";

const OURS = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const sessionOf = async (page: Page) =>
  (await (await page.request.get("/api/session", { headers: OURS })).json()).session;
const rows = (page: Page) => page.getByRole("table").getByRole("row");

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
}

test("signing in in one tab signs in the other, and logging out signs out both", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/login");
  await page.bringToFront();
  await signIn(page);
  await expect(other).toHaveURL(/\/insured\/policies$/);
  await expect(rows(other).nth(2)).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole("table")).toHaveCount(0);
  expect(await sessionOf(page)).toBeNull();
});

test("signing in as someone else in one tab replaces the person in the other", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/login");
  await signIn(other);
  await page.waitForURL(/\/insured\/policies/);
  await logOut(other);
  await expect(page).toHaveURL(/\/login$/);
  await page.bringToFront();
  await signIn(page, "claims_reviewer@lintel.test");
  await expect(other).toHaveURL(/\/settings$/);
  await expect(other.getByRole("table")).toHaveCount(0);
});

test("a changed role reaches the page, its navigation and the other tab within 60 s", {
  tag: "@extended",
}, async ({ browser }) => {
  const [theirs, ours] = await Promise.all([anotherContext(browser), anotherContext(browser)]);
  const [page, admin] = [await theirs.newPage(), await ours.newPage()];
  await signIn(admin, "superadmin@lintel.test");
  const mark = Date.now().toString(36);
  const email = `role.${mark}@lintel.test`;
  const person = { givenName: "Noor", familyName: "Vance", role: "poweruser" };
  await invite(browser, { key: `emp-role-${mark}`, email, ...person });
  await activate(page, email, PASSWORD);
  await page.clock.install();
  await page.goto("/insured/policies");
  const { employeeKey } = await sessionOf(page);
  const setRole = async (role: string) => {
    const answer = await admin.request.put("/api/backend/employee", {
      headers: OURS,
      data: { key: employeeKey, role },
    });
    expect(answer.status()).toBe(200);
  };
  const other = await theirs.newPage();
  await other.goto("/insured/policies");
  await expect(rows(other).nth(2)).toBeVisible();
  await expect(page.getByRole("link", { name: "Insured", exact: true })).toBeVisible();
  await setRole("claims_reviewer");
  await page.clock.runFor(MINUTE);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/settings$/);
    await expect(tab.getByRole("link", { name: "Insured", exact: true })).toHaveCount(0);
    await expect(tab.getByRole("table")).toHaveCount(0);
  }
  expect(await sessionOf(page)).toMatchObject({ role: "claims_reviewer", effectiveRole: "claims_reviewer" });
  await setRole("poweruser");
  await page.clock.runFor(MINUTE);
  await expect(page.getByRole("link", { name: "Insured", exact: true })).toBeVisible();
  await Promise.all([theirs.close(), ours.close()]);
});

test.describe("a log-out racing with calls of another tab", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("wins every time", { tag: "@extended" }, async ({ page, context }) => {
    for (let round = 0; round < 3; round += 1) {
      await signIn(page);
      const other = await context.newPage();
      await other.goto("/error");
      // The tab may redirect to sign-in before all its calls are answered.
      const noise = other
        .evaluate(async (headers) => {
          const call = (path: string, method: string) =>
            fetch(path, {
              method,
              headers: { ...headers, ...(method === "POST" && { "Content-Type": "application/json" }) },
              ...(method === "POST" && { body: '{"isActive":true}' }),
            });
          const calls: Promise<Response>[] = [];
          for (let burst = 0; burst < 10; burst += 1) {
            calls.push(call("/api/session/refresh", "POST"), call("/api/backend/employee", "GET"));
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          await Promise.allSettled(calls);
        }, OURS)
        .catch(() => undefined);
      // Not from the page, which may redirect before it has its answer: the other tab notifies it that the session is
      // over.
      const loggedOut = await page.request.delete("/api/session", { headers: OURS });
      expect(loggedOut.ok()).toBe(true);
      await noise;
      expect(await sessionOf(page)).toBeNull();
      expect((await page.request.get("/api/backend/employee", { headers: OURS })).status()).toBe(401);
      // In a new tab: the first may be redirecting to sign-in.
      const last = await context.newPage();
      await last.goto("/insured/policies");
      await expect(last).toHaveURL(/\/login/);
      await Promise.all([last.close(), other.close()]);
    }
  });
});

test.describe("refusals", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("when every call of a page is answered 401, there is one message and one redirect to sign-in, with the return path", async ({
    page,
  }) => {
    await signIn(page);
    // Load a new document, which reports when all its requests have been answered.
    await page.goto("/insured/policies", { waitUntil: "networkidle" });
    await expect(rows(page).nth(2)).toBeVisible();
    await relay.misbehave([{ match: "*", mode: "unauthorized", times: 100 }]);
    await page.getByRole("link", { name: "Inspections" }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await alive(page);
    await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get("from")).toBe("/insured/inspections");
    expect(await sessionOf(page)).toBeNull();
    await relay.misbehave([]);
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/insured\/inspections$/);
    await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(0);
  });

  test("a session that ends while someone types a search redirects to a slow sign-in page", {
    tag: "@extended",
  }, async ({ page }) => {
    await signIn(page);
    await page.goto("/insured/policies", { waitUntil: "networkidle" });
    const search = page.getByRole("searchbox").first();
    await expect(rows(page).nth(2)).toBeVisible();
    const documents: string[] = [];
    await page.route(/\/login\?from=/, async (route) => {
      if (route.request().resourceType() === "document") documents.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await relay.misbehave([{ match: "*", mode: "unauthorized", times: 100 }]);
    // Longer than the late answer takes: every key makes the router navigate.
    await search.pressSequentially("oakmont avenue 1203", { delay: 120 }).catch(() => undefined);
    await expect(page).toHaveURL(/\/login\?from=%2Finsured%2Fpolicies/);
    await alive(page);
    await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(1);
    expect(documents).toHaveLength(1);
    await relay.misbehave([]);
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/insured\/policies/);
    await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(0);
  });

  test("a 403 signs no one out", async ({ page }) => {
    await signIn(page);
    const status = [{ message: "This is not yours.", type: "forbidden" }];
    await page.route("**/api/backend/insured/list**", (route) => route.fulfill({ status: 403, json: { status } }));
    await page.goto("/insured/policies");
    await expect(page.getByText("This is not yours.").first()).toBeVisible();
    await expect(page).toHaveURL(/\/insured\/policies/);
    expect(await sessionOf(page)).toMatchObject({ role: "employee" });
  });
});

for (const [name, offset] of [
  ["a day ahead", DAY],
  ["a day behind", -DAY],
] as const) {
  test(`a browser whose clock is ${name} works, and no warning of an ending session appears`, {
    tag: "@extended",
  }, async ({ page }) => {
    await page.clock.install({ time: Date.now() + offset });
    await signIn(page);
    await expect(rows(page).nth(2)).toBeVisible();
    await page.clock.runFor(3 * MINUTE);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "Inspections" }).click();
    await expect(rows(page).nth(2)).toBeVisible();
    expect(await sessionOf(page)).toMatchObject({ role: "employee" });
  });
}
