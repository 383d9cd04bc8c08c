/** The frame of every screen: navigation, log-out, offline edits, small screens, and the keyboard alone. */
import type { Locator, Page } from "@playwright/test";
import { admit, enter, expect, PASSWORD, relay, test } from "./fixtures";

const ROLES = [
  ["employee", "Employee", ["Insured"], "https://example.com/help"],
  ["poweruser", "Power user", ["Insured", "Admin", "Reports"], "https://example.com/help"],
  ["admin", "Admin", ["Insured", "Admin", "Reports"], "https://example.com/help"],
  ["superadmin", "Superadmin", ["Insured", "Admin", "Reports"], "https://example.com/help"],
  ["claims_reviewer", "Claims reviewer", [], "https://example.com/help"],
  ["underwriting_reviewer", "Underwriting reviewer", ["Inspections"], "https://example.com/help-underwriting"],
] as const;

/** Presses Tab until the element has focus, at most twenty times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 20; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });

for (const [role, name, items, help] of ROLES) {
  const tag = role === "employee" ? [] : "@extended";
  test(`${role} sees the screens, the help and the name of the role`, { tag }, async ({ page }) => {
    await enter(page, "/", `${role}@lintel.test`);
    await expect(account(page)).toContainText(name);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect.poll(() => links.allTextContents()).toEqual(items);
    const link = page.getByRole("link", { name: "Help" });
    await expect(link).toHaveAttribute("href", help);
    await expect(link).toHaveAttribute("target", "_blank");
  });
}

const TITLES = [
  ["/insured/policies", "Policies · Insured"],
  ["/insured/inspections", "Inspections · Insured"],
  ["/settings", "Profile · Settings"],
  ["/settings/security", "Security · Settings"],
  ["/settings/appearance", "Appearance · Settings"],
  ["/settings/about", "About · Settings"],
  ["/gallery/shell", "Shell · Gallery"],
  ["/error", "Something went wrong · Error"],
  ["/error/401", "Reload needed · Error"],
  ["/error/403", "No access · Error"],
  ["/error/404", "Page not found · Error"],
  ["/error/500", "Something went wrong · Error"],
] as const;

test("every page has a title that names it", { tag: "@extended" }, async ({ page }) => {
  await admit(page);
  for (const [path, title] of TITLES) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test("every page of sign-in has a title that names it", { tag: "@extended" }, async ({ page }) => {
  for (const [path, title] of [
    ["/login", "Log in · Lintel"],
    ["/forgot-password", "Forgot password · Log in"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await admit(page, "mfa@lintel.test");
  for (const [path, title] of [
    ["/verify-mfa", "Enter your code · Log in"],
    ["/resend-mfa", "Send a new code · Log in"],
    ["/verify-backup-code", "Enter a backup code · Log in"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test("a key that opens another page shows the loading bar until the page has loaded", { tag: "@extended" }, async ({
  page,
}) => {
  await enter(page);
  await expect(account(page)).toBeVisible();
  let release = () => {};
  const isSeen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/settings\?_rsc=/, async (route) => {
    await isSeen;
    await route.continue();
  });
  const bar = page.getByRole("progressbar", { name: "Reticulating splines" });
  // The sequence can take up to a second and a half.
  await expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("s");
    await expect(bar).toBeVisible({ timeout: 2_000 });
  }).toPass();
  release();
  await page.waitForURL("**/settings");
  await expect(bar).toBeHidden();
});

test("Log Out asks, Cancel stays, and Logout leaves without a return path", async ({ page }) => {
  await enter(page);
  await account(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  const question = page.getByRole("alertdialog", { name: "Log Out" });
  await expect(question).toContainText("Are you sure you want to log out from this device?");
  await expect(question.getByRole("button")).toHaveText(["Cancel", "Logout"]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(account(page)).toBeFocused();
  await account(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await question.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("the navigation stays collapsed after a reload", { tag: "@extended" }, async ({ page }) => {
  await enter(page);
  const side = page.getByRole("complementary").filter({ has: page.getByRole("navigation", { name: "Main" }) });
  await expect(side).toHaveCSS("width", "232px");
  await page.getByRole("button", { name: "Collapse navigation" }).click();
  await expect(side).toHaveCSS("width", "56px");
  await page.reload();
  await expect(side).toHaveCSS("width", "56px");
  await expect(page.getByRole("link", { name: "Insured" })).toBeVisible();
  await page.getByRole("button", { name: "Expand navigation" }).click();
  await expect(side).toHaveCSS("width", "232px");
});

test("a CSS variable of the root follows the height of the window", { tag: "@extended" }, async ({ page }) => {
  await enter(page);
  const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--viewport-height"));
  await expect.poll(height).toBe("900px");
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect.poll(height).toBe("700px");
});

test.describe("waiting edits", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 50[234]/ });

  /** Whether all scripts requested by the page have loaded. */
  const areScriptsLoaded = (page: Page) =>
    page.evaluate(() => {
      const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      return [...document.scripts].every(({ src, noModule }) => src === "" || noModule || loaded.has(src));
    });

  async function startReview(page: Page): Promise<void> {
    await admit(page);
    const list = `/api/backend/insured/list?limit=1&isActive=true&status=${encodeURIComponent('["needs review"]')}`;
    const answer = await page.request.get(list, { headers: { "X-Requested-With": "lintel" } });
    const [found] = ((await answer.json()) as { insureds: { key: string; projects: { key: string }[] }[] }).insureds;
    await page.goto(`/insured/overview/${found?.key}/${found?.projects[0]?.key}`);
    await expect(page.getByRole("button", { name: "Start review" })).toBeVisible();
    // Lazy parts load with the first input, so they are available when the network fails.
    await page.mouse.move(300, 300);
    await expect.poll(() => areScriptsLoaded(page)).toBe(true);
  }

  test("without a network, the banner counts and lists edits, and disappears when they are sent", async ({ page }) => {
    await startReview(page);
    const banner = page.getByRole("status").filter({ hasText: "You are offline." });
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await expect(banner).not.toContainText("kept");
    await page.getByRole("button", { name: "Start review" }).click();
    await expect(banner).toContainText("You are offline. 1 edit will be sent when you're back online.");
    await banner.getByRole("button", { name: "Show edits" }).click();
    const drawer = page.getByRole("dialog", { name: "Edits" });
    await expect(drawer.getByRole("listitem")).toHaveText([/^Start review, .+Waiting for the network$/]);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.context().setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
    await expect(page.getByText("edit will be sent")).toBeHidden();
  });

  test("unanswered edits can be sent from the list", { tag: "@extended" }, async ({ page }) => {
    await startReview(page);
    await relay.misbehave([{ match: "PUT project/start-review", mode: "drop", times: 1_000 }]);
    await page.getByRole("button", { name: "Start review" }).click();
    await expect(
      page.getByText("The server isn't responding. 1 edit will be sent when you're back online."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Show edits" }).click();
    const drawer = page.getByRole("dialog", { name: "Edits" });
    await relay.misbehave([]);
    const sendNow = drawer.getByRole("button", { name: "Send now" });
    const isSaved = drawer.getByText("All changes are saved.");
    await expect(sendNow.or(isSaved)).toBeVisible();
    // They may have been sent by themselves in the meantime.
    if (await sendNow.isVisible()) await sendNow.click({ timeout: 5_000 }).catch(() => undefined);
    await expect(isSaved).toBeVisible();
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the Heads up! warning appears once, and not during sign-in", { tag: "@extended" }, async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await enter(page);
    const warning = page.getByRole("dialog", { name: "Heads up!" });
    await expect(warning).toContainText("not optimized for mobile");
    await page.keyboard.press("Escape");
    await expect(warning).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Open navigation" })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(warning).toHaveCount(0);
  });
});

test("the keyboard alone skips the navigation, opens the account menu and the log-out question, and returns", async ({
  page,
}) => {
  await page.goto("/login");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("employee@lintel.test");
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  await expect(account(page)).toBeVisible();
  await page.reload();
  await expect(account(page)).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.reload();
  await expect(account(page)).toBeVisible();
  await tabTo(page, account(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Log Out" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(account(page)).toBeFocused();
});
