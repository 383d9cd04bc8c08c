/**
 * An administrator manages an account: requires a code, acts in its role, forces a new password, and finds it all in
 * the activity.
 */
import { readFile } from "node:fs/promises";
import { look } from "./check-screen";
import { anotherContext, enter, expect, forgetSession, PASSWORD, test } from "./fixtures";
import { activate, invite } from "./new-employee";
import { mailedLink, sentCode } from "./outbox";

const mark = Date.now().toString(36);
const key = `emp-account-${mark}`;
const email = `account.${mark}@lintel.test`;
const name = `Iris ${mark}`;
const NEW_PASSWORD = "Meadow#Compass7";
const CALL = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };

test.describe("an account", () => {
  test.slow();
  test.use({ expectedErrors: /status of (401|403|404)/ });

  test("signs in with a code, is impersonated, loses its password, and lists each step in its activity", async ({
    page,
    browser,
  }) => {
    await invite(browser, { key, email, givenName: "=Iris", familyName: mark, role: "employee" });
    const other = await anotherContext(browser);
    let theirPage = await other.newPage();
    await activate(theirPage, email, PASSWORD);
    await enter(page, `/admin/employees/${key}`, "superadmin@lintel.test");
    const fullName = `=${name}`;
    await expect(page.getByRole("heading", { name: fullName, level: 1 })).toBeVisible();
    await page.getByLabel("Require MFA").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${fullName} saved`)).toBeVisible();

    await forgetSession(theirPage);
    await theirPage.goto("/login");
    const signInWithCode = async (password: string) => {
      await theirPage.getByLabel("Email").fill(email);
      await theirPage.getByLabel("Password", { exact: true }).fill(password);
      await theirPage.getByRole("button", { name: "Login", exact: true }).click();
      await theirPage.waitForURL(/\/verify-mfa/);
      await expect.poll(() => sentCode(email)).toMatch(/^\d{6}$/);
      await theirPage
        .getByLabel(/digit 1/i)
        .first()
        .click();
      await theirPage.keyboard.type(await sentCode(email));
      await theirPage.waitForURL(/\/insured\/policies/);
    };
    await signInWithCode(PASSWORD);

    const more = page.getByRole("button", { name: "More actions" });
    await more.click();
    await page.getByRole("menuitem", { name: "Impersonate role" }).click();
    const banner = page.getByRole("status").filter({ hasText: "You're viewing Lintel as employee" });
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: "Stop impersonating" }).click();
    await expect(banner).toHaveCount(0);

    // Leave the page: an open page would notice by itself, and its message would disappear before the check.
    await theirPage.close();
    await page.goto(`/admin/employees/${key}`);
    await more.click();
    await page.getByRole("menuitem", { name: "Force password reset" }).click();
    const question = page.getByRole("alertdialog", { name: `Force a password reset for ${fullName}?` });
    await question.getByRole("button", { name: "Force password reset" }).click();
    await expect(page.getByText(`${fullName} was signed out and sent a password reset link.`)).toBeVisible();
    theirPage = await other.newPage();
    await theirPage.goto("/insured/policies");
    await expect(theirPage).toHaveURL(/\/login/);
    await expect(theirPage.getByText("Your session has expired. Please log in again.")).toBeVisible();
    await theirPage.goto(await mailedLink(email));
    await theirPage.getByLabel("New password").fill(NEW_PASSWORD);
    await theirPage.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await theirPage
      .getByRole("button", { name: /password/i })
      .last()
      .click();
    await expect(theirPage.getByText("Your password has been updated")).toBeVisible();
    await theirPage.goto("/login");
    await signInWithCode(NEW_PASSWORD);
    await other.close();

    await page.goto(`/admin/employees/${key}`);
    const activity = page.getByRole("list", { name: "Activity" });
    await expect(activity.getByText(`${fullName} set a new password`)).toBeVisible();
    await page.getByRole("button", { name: "Kind" }).click();
    await page.getByRole("menuitemradio", { name: "Accounts" }).click();
    await expect(page).toHaveURL(/kind=accounts/);
    await expect(activity.getByText(`${fullName} signed in`).first()).toBeVisible();
    await look(page, "admin-employee-activity");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const [head, ...lines] = (await readFile(await (await saving).path(), "utf8")).split("\r\n").slice(0, -1);
    expect(head).toBe("\ufeffTime,Person,What was done,Reason,Claim or person,Claim number,Acting as,Action");
    expect(lines.length).toBeGreaterThan(3);
    // A name that a spreadsheet would read as a formula.
    expect(lines.every((line) => line.includes(`Z,'=Iris ${mark},`))).toBe(true);

    // Entries name who acted and link to this page.
    const { employeeKey } = (await (await page.request.get("/api/session", { headers: CALL })).json()).session;
    await page.goto(`/admin/employees/${employeeKey}?kind=accounts`);
    const requested = activity.getByRole("listitem").filter({ hasText: "forced a password reset" }).first();
    await requested.getByRole("link", { name: fullName }).click();
    await expect(page.getByRole("heading", { name: fullName, level: 1 })).toBeVisible();
  });

  test("shows that its company was deleted by someone else, with a link to the list", async ({ page }) => {
    await enter(page, "/admin/companies", "superadmin@lintel.test");
    const company = { key: `cous-gone-${mark}`, name: `Gone ${mark}` };
    const created = await page.request.post("/api/backend/company", { headers: CALL, data: company });
    expect(created.status()).toBe(200);
    await page.goto(`/admin/companies/${company.key}`);
    await expect(page.getByRole("heading", { name: company.name, level: 1 })).toBeVisible();
    const deleted = await page.request.delete(`/api/backend/company?key=${company.key}`, { headers: CALL });
    expect(deleted.status()).toBe(204);
    const field = page.getByLabel(/^Name/);
    await field.fill("Still here");
    await field.press("Enter");
    await expect(page.getByText("Company not found").first()).toBeVisible();
    await page.goto(`/admin/companies/${company.key}`);
    await expect(page.locator("#main").getByText("Company not found")).toBeVisible();
    await page.getByRole("link", { name: "Back to the companies" }).click();
    await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: company.name })).toHaveCount(0);
  });
});
