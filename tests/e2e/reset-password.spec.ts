import type { Page } from "@playwright/test";
import { auditOfThemes } from "./check-screen";
import { admit, expect, PASSWORD, signIn, test } from "./fixtures";
import { OUTBOX } from "./lane";

const NEW_PASSWORD = "Meadow#Compass7";
const TOKEN = /[\w-]{43}/;

async function setNewPassword(page: Page, password = NEW_PASSWORD): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await expect(page.getByText("Passwords match")).toBeVisible();
  await page.keyboard.press("Enter");
}

/** Returns everything of this page that is stored or sent. */
function traces(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      document.referrer,
      document.cookie,
      document.documentElement.outerHTML,
      ...Object.values({ ...localStorage }),
      ...Object.values({ ...sessionStorage }),
    ].join("\n"),
  );
}

/** Requests a link for an account and opens it from the mail. */
async function openMailedLink(page: Page, email: string): Promise<string> {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();
  await page.goto(OUTBOX);
  const link = page.getByRole("article").filter({ hasText: email }).first().getByRole("link");
  const address = (await link.textContent()) ?? "";
  await link.click();
  await page.waitForURL(/\/reset-password\/-\/-$/);
  return address;
}

test.describe("an expired password", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("is required again after a reload, which discards the link, and the requested page is kept", {
    tag: "@extended",
  }, async ({ page }) => {
    await page.goto("/settings");
    await page.getByLabel("Email").fill("expired@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/reset-expired-password/-/-?from=%2Fsettings");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Log in again" })).toBeVisible();
    await page.getByRole("link", { name: "Log in again" }).click();
    await expect(page).toHaveURL("/login?from=%2Fsettings");
  });

  test("is reset during sign-in; the address keeps nothing of the link, and the old password no longer works", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/login");
    await page.getByLabel("Email").fill("expired@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/reset-expired-password\/-\/-$/);
    await expect(
      page.getByText("Your password has expired. Please reset it below to access your account."),
    ).toBeVisible();
    await expect(page.getByText("Must contain:")).toBeVisible();

    await page.getByLabel("New password").fill("Expired@lintel.test1");
    await expect(page.getByText("Password cannot match your email")).toBeVisible();
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill("Harbor");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Passwords should match")).toBeVisible();
    expect(await traces(page)).not.toMatch(TOKEN);
    expect(requests.filter((url) => TOKEN.test(url))).toEqual([]);
    expect(await auditOfThemes(page)).toEqual([]);

    await setNewPassword(page);
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Email").fill("expired@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await signIn(page, "expired@lintel.test", NEW_PASSWORD);
    await expect(page).toHaveURL(/\/insured\/policies$/);
  });
});

test.describe("a password about to expire", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("keeps the page that a signed-in person requests", { tag: "@extended" }, async ({ page }) => {
    await admit(page, "expiring@lintel.test");
    await page.goto("/insured/inspections?search=oak");
    await expect(page).toHaveURL("/reset-password?from=%2Finsured%2Finspections%3Fsearch%3Doak");
    await page.goto("/");
    await expect(page).toHaveURL("/reset-password");
  });

  test("is reset before anything else opens, then the requested page does", { tag: "@extended" }, async ({ page }) => {
    await page.goto("/insured/inspections?search=oak");
    await page.getByLabel("Email").fill("expiring@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/reset-password\?from=/);
    await expect(
      page.getByText("Your password expires in 3 days. Please reset it to access your account."),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Sessions are recorded. Protected by US patents.");
    await setNewPassword(page, PASSWORD);
    await expect(page.getByText("Choose a password you haven't used before")).toBeVisible();
    await setNewPassword(page);
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await page.waitForURL(/\/insured\/inspections\?search=oak$/);
    await page.goto("/insured/inspections");
    await expect(page).toHaveURL(/\/insured\/inspections$/);
    await page.goto("/reset-password");
    await expect(page).toHaveURL(/\/insured\/policies$/);
  });
});

test.describe("a mailed link", () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  // Each test sets passwords of its own before signing in, so none depends on another and none is a previous one.
  const EMAIL = "expired@lintel.test";

  test("is lost on reload, survives being requested by another program, and works once", async ({ page, request }) => {
    const address = await openMailedLink(page, EMAIL);
    expect(await traces(page)).not.toMatch(TOKEN);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Open the email again" })).toBeVisible();
    expect(await auditOfThemes(page)).toEqual([]);

    const answer = await request.get(address);
    expect([answer.status(), answer.headers()["referrer-policy"]]).toEqual([200, "no-referrer"]);

    await page.goto(address);
    await page.waitForURL(/\/reset-password\/-\/-$/);
    await setNewPassword(page, "Meadow#Compass8");
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, EMAIL, "Meadow#Compass8");
    await expect(page).toHaveURL(/\/insured\/policies$/);

    // A used link says so when opened, before any input.
    await page.goto(address);
    await page.waitForURL(/\/reset-password\/-\/-$/);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expect(page.getByLabel("New password")).toHaveCount(0);
    expect(await traces(page)).not.toMatch(TOKEN);
    await expect(page.getByRole("link", { name: "Send a new link" })).toHaveAttribute("href", "/forgot-password");
  });

  test("signs its owner out in this browser, too", { tag: "@extended" }, async ({ page, context }) => {
    await openMailedLink(page, EMAIL);
    await setNewPassword(page, "Meadow#Compass9");
    await expect(page).toHaveURL(/\/login$/);
    await openMailedLink(page, EMAIL);
    const second = await context.newPage();
    await signIn(second, EMAIL, "Meadow#Compass9");
    await page.bringToFront();
    await expect(page.getByLabel("New password")).toBeVisible();
    await setNewPassword(page, "Meadow#Compass10");
    await expect(page).toHaveURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
  });

  test("an unknown address gets the same answer as a known one, and no mail", { tag: "@extended" }, async ({
    page,
  }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill("stranger@lintel.test");
    await page.keyboard.press("Enter");
    await expect(page.getByText("If the email is on file, you should have a reset link in your inbox")).toBeVisible();
    await page.goto(OUTBOX);
    await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible();
    await expect(page.getByText("stranger@lintel.test")).toHaveCount(0);
  });
});
