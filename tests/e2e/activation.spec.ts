import type { Page } from "@playwright/test";
import { expect, forgetSession, relay, signIn, test } from "./fixtures";
import { mailedLink } from "./outbox";

const EMAIL = "invited@lintel.test";
const NEW_PASSWORD = "Meadow#Compass7";
const TOKEN = /[\w-]{43}/;
const CLEAN = /\/activate-account\/-\/-\/-$/;

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
  await expect(page.getByText("Passwords match")).toBeVisible();
}

test.describe("an invitation", () => {
  test.use({ expectedErrors: /status of (400|401|403|500|502)/ });

  test("signs in: the address loses its token, each failure is reported, and the link works once", async ({ page }) => {
    const address = await mailedLink(EMAIL);
    expect(address).toMatch(/\/activate-account\/invited%40lintel\.test\/[\w-]{43}\/[\w-]{43}$/);
    const seen = await page.request.get(address);
    expect([seen.status(), seen.headers()["referrer-policy"]]).toEqual([200, "no-referrer"]);

    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(address);
    await page.waitForURL(CLEAN);
    await expect(page.getByRole("heading", { name: "Welcome!" })).toBeVisible();
    await expect(page.getByText("Choose a password for invited@lintel.test.")).toBeVisible();
    await expect(page.getByText("Must contain:")).toBeVisible();
    const traces = await page.evaluate(() =>
      [
        location.href,
        JSON.stringify(history.state),
        document.cookie,
        document.documentElement.outerHTML,
        ...Object.values({ ...localStorage, ...sessionStorage }),
      ].join("\n"),
    );
    expect(traces).not.toMatch(TOKEN);
    expect(requests.filter((url) => TOKEN.test(url))).toEqual([address]);

    await page.reload();
    await expect(page.getByRole("heading", { name: "Open the email again" })).toBeVisible();
    await page.goto(address);
    await page.waitForURL(CLEAN);
    const start = page.getByRole("button", { name: "Get started" });
    await expect(start).toBeDisabled();
    await page.getByLabel("New password").fill("Invited@lintel.test1");
    await expect(page.getByText("Password cannot match your email")).toBeVisible();
    await choosePassword(page);

    await relay.misbehave([{ match: "PUT employee", mode: "html", times: 1 }]);
    await start.click();
    await expect(page.getByText("Something went wrong... Account activation failed. Please try later.")).toBeVisible();

    await relay.misbehave([{ match: "PUT employee/login", mode: "drop", times: 1 }]);
    await page.getByLabel("Confirm password").press("Enter");
    await expect(page.getByText("Something went wrong... Login failed. Please try later.")).toBeVisible();
    await expect(page).toHaveURL(CLEAN);
    await start.click();
    await page.waitForURL(/\/insured\/policies$/);

    await forgetSession(page);
    await page.goto(address);
    await page.waitForURL(CLEAN);
    await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
    await choosePassword(page);
    await start.click();
    await expect(page.getByRole("alert").filter({ hasText: /link/i })).toBeVisible();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByText("a new link is on its way")).toBeVisible();
    await signIn(page, EMAIL, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/insured\/policies$/);
  });

  test("opens for a signed-in employee, and stays open after log-out in another tab", { tag: "@extended" }, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto("/activate-account/someone%40lintel.test/a-token/another");
    await page.waitForURL(CLEAN);
    await page.getByLabel("New password").fill("Harbor");
    const other = await context.newPage();
    await other.goto("/insured/policies");
    await other.getByRole("button", { name: /^Account of/ }).click();
    await other.getByRole("menuitem", { name: "Log Out" }).click();
    await other.getByRole("button", { name: "Logout", exact: true }).click();
    await expect(other).toHaveURL(/\/login$/);
    await page.bringToFront();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(CLEAN);
    await expect(page.getByLabel("New password")).toHaveValue("Harbor");
  });

  test("with an incomplete address leads to the login page", async ({ page }) => {
    await page.goto("/activate-account/invited%40lintel.test/cut-off");
    await expect(page).toHaveURL(/\/login$/);
  });
});
