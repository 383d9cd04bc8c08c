/** Where a sign-in leads, and where it never leads. */

import { HOSTILE_RETURN_PATHS } from "../support/hostile-return-paths";
import { expect, forgetSession, PASSWORD, signIn, takeAnyLink, test } from "./fixtures";

const LOGIN_PAGES = ["/login", "/verify-mfa", "/resend-mfa", "/verify-backup-code", "/forgot-password"];

test("a signed-in person skips sign-in and reaches the requested page", { tag: "@extended" }, async ({ page }) => {
  await signIn(page);
  for (const path of LOGIN_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/insured\/policies$/);
    await page.goto(`${path}?from=%2Finsured%2Finspections%3Fsearch%3Doak`);
    await expect(page).toHaveURL(/\/insured\/inspections\?search=oak$/);
  }
});

test("a bookmark opens unchanged after the sign-in, even by way of the forgotten-password page", async ({ page }) => {
  const bookmark = "/insured/inspections?search=oak%20tree&x=a+b";
  await page.goto(bookmark);
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(bookmark)}`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`/forgot-password?from=${encodeURIComponent(bookmark)}`);
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(bookmark)}`);
  await page.getByLabel("Email").fill("employee@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(bookmark);
  // The router still caches that page of sign-in; a signed-in person is redirected.
  await page.goBack();
  await expect(page).toHaveURL(/\/insured\/inspections\?search=oak/);
});

test("links from mails open for a signed-in person too", { tag: "@extended" }, async ({ page }) => {
  await takeAnyLink(page);
  await signIn(page);
  for (const [path, heading] of [
    ["/reset-password/a%40lintel.test/a-token", "Reset your password"],
    ["/reset-expired-password/a%40lintel.test/a-token", "Reset your password"],
    ["/activate-account/a%40lintel.test/a-token/another", "Welcome!"],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(/\/-\/-$/);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
});

test("an underwriting reviewer's bookmark of a claim opens after the sign-in", { tag: "@extended" }, async ({
  page,
}) => {
  await signIn(page, "underwriting_reviewer@lintel.test");
  const link = page.getByRole("table").locator('a[href^="/insured/overview/"]').first();
  const path = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname;
  await forgetSession(page);
  await page.goto(`${path}?tab=media`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel("Email").fill("underwriting_reviewer@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === path && url.search === "?tab=media");
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/insured\/inspections$/);
});

test("a claims reviewer's bookmarks of the settings open, and all others lead to the settings", {
  tag: "@extended",
}, async ({ page }) => {
  await page.goto("/settings/about");
  await expect(page).toHaveURL(/\/login\?from=%2Fsettings%2Fabout$/);
  await page.getByLabel("Email").fill("claims_reviewer@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/settings\/about$/);
  for (const path of ["/insured/policies", "/insured/inspections", "/admin/companies", "/reporting", "/"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/settings$/);
  }
});

test("no hostile return path leads a signed-in person to another site, and none survives a sign-in", {
  tag: "@extended",
}, async ({ page, baseURL }) => {
  await signIn(page, "superadmin@lintel.test");
  const wrong: string[] = [];
  for (const from of HOSTILE_RETURN_PATHS) {
    const answer = await page.request.get(`/login?from=${encodeURIComponent(from)}`, { maxRedirects: 0 });
    const target = new URL(answer.headers().location ?? "none:", baseURL);
    if (target.href !== `${baseURL}/insured`) wrong.push(`${from} led to ${answer.status()} ${target.href}`);
  }
  expect(HOSTILE_RETURN_PATHS.length).toBeGreaterThanOrEqual(200);
  expect(wrong).toEqual([]);

  for (const from of [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "javascript:alert(1)",
    "/insured/..//evil.test",
  ]) {
    await forgetSession(page);
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${baseURL}/insured/policies`);
  }
});

test("a truncated link is not remembered as a return path", async ({ page }) => {
  for (const path of [
    "/reset-password/cut-off",
    "/reset-expired-password/a%40b.c",
    "/activate-account/a%40b.c/cut-off",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});
