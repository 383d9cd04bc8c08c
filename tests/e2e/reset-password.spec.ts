import type { Page } from "@playwright/test";
import { expect, PASSWORD, signIn, test } from "./fixtures";
import { auditOfThemes } from "./look";

const OUTBOX = process.env.E2E_OUTBOX ?? "";
const NEW_PASSWORD = "Meadow#Compass7";
const TOKEN = /[\w-]{43}/;

async function setNewPassword(page: Page, password = NEW_PASSWORD): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await expect(page.getByText("Passwords match")).toBeVisible();
  await page.keyboard.press("Enter");
}

/** Everything of this page that outlives it, or leaves it. */
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

/** Asks for a link to an account and opens it from the mail. */
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

  test("is reset on the way in, the address keeps nothing of the link, and the old password is over", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
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
    expect(asked.filter((url) => TOKEN.test(url))).toEqual([]);
    expect(await auditOfThemes(page)).toEqual([]);

    await setNewPassword(page);
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await page.waitForURL(/\/login$/);
    await page.getByLabel("Email").fill("expired@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await signIn(page, "expired@lintel.test", NEW_PASSWORD);
    await expect(page).toHaveURL(/\/insured\/policies$/);
  });
});

test("a password about to expire is reset before anything else opens, and then everything does", async ({ page }) => {
  await signIn(page, "expiring@lintel.test");
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.goto("/insured/inspections");
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(
    page.getByText("Your password expires in 3 days. Please reset it to access your account."),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Sessions are recorded. Protected by US patents.");
  await setNewPassword(page);
  await expect(page.getByText("Your password has been updated")).toBeVisible();
  await page.waitForURL(/\/insured\/policies$/);
  await page.goto("/insured/inspections");
  await expect(page).toHaveURL(/\/insured\/inspections$/);
  await page.goto("/reset-password");
  await expect(page).toHaveURL(/\/insured\/policies$/);
});

test.describe("a link from a mail", () => {
  test.use({ expectedErrors: /status of 40[01]/ });

  // Each test sets the password anew before it signs in, so none depends on another.
  const EMAIL = "expired@lintel.test";

  test("is gone with a reload, survives being looked at, and works once", async ({ page, request }) => {
    const address = await openMailedLink(page, EMAIL);
    expect(await traces(page)).not.toMatch(TOKEN);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Open the mail again" })).toBeVisible();
    expect(await auditOfThemes(page)).toEqual([]);

    const answer = await request.get(address);
    expect([answer.status(), answer.headers()["referrer-policy"]]).toEqual([200, "no-referrer"]);

    await page.goto(address);
    await page.waitForURL(/\/reset-password\/-\/-$/);
    await setNewPassword(page, "Meadow#Compass8");
    await expect(page.getByText("Your password has been updated")).toBeVisible();
    await page.waitForURL(/\/login$/);
    await signIn(page, EMAIL, "Meadow#Compass8");
    await expect(page).toHaveURL(/\/insured\/policies$/);

    await page.goto(address);
    await page.waitForURL(/\/reset-password\/-\/-$/);
    await setNewPassword(page, "Meadow#Compass9");
    await expect(page.getByText("This link has expired or has been used. Please ask for a new one.")).toBeVisible();
  });

  test("signs its owner out here too", async ({ page, context }) => {
    await openMailedLink(page, EMAIL);
    await setNewPassword(page);
    await page.waitForURL(/\/login$/);
    await openMailedLink(page, EMAIL);
    const second = await context.newPage();
    await signIn(second, EMAIL, NEW_PASSWORD);
    await page.bringToFront();
    await expect(page.getByLabel("New password")).toBeVisible();
    await setNewPassword(page, "Meadow#Compass8");
    await page.waitForURL(/\/login/);
    await expect(second).toHaveURL(/\/login/);
  });

  test("an unknown address is answered like a known one, and gets no mail", async ({ page }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill("stranger@lintel.test");
    await page.keyboard.press("Enter");
    await expect(page.getByText("If the email is on file, you should have a reset link in your inbox")).toBeVisible();
    await page.goto(OUTBOX);
    await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible();
    await expect(page.getByText("stranger@lintel.test")).toHaveCount(0);
  });
});
