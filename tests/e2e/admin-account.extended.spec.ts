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

  test("signs in with a code, is impersonated, loses its password, and lists all of it in its activity", async ({
    page,
    browser,
  }) => {
    await invite(browser, { key, email, givenName: "=Iris", familyName: mark, role: "employee" });
    const other = await anotherContext(browser);
    let theirs = await other.newPage();
    await activate(theirs, email, PASSWORD);
    await enter(page, `/admin/employees/${key}`, "superadmin@lintel.test");
    const person = `=${name}`;
    await expect(page.getByRole("heading", { name: person, level: 1 })).toBeVisible();
    await page.getByLabel("Require MFA").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText(`${person} saved`)).toBeVisible();

    await forgetSession(theirs);
    await theirs.goto("/login");
    const giveCode = async (password: string) => {
      await theirs.getByLabel("Email").fill(email);
      await theirs.getByLabel("Password", { exact: true }).fill(password);
      await theirs.getByRole("button", { name: "Login", exact: true }).click();
      await theirs.waitForURL(/\/verify-mfa/);
      await expect.poll(() => sentCode(email)).toMatch(/^\d{6}$/);
      await theirs
        .getByLabel(/digit 1/i)
        .first()
        .click();
      await theirs.keyboard.type(await sentCode(email));
      await theirs.waitForURL(/\/insured\/policies/);
    };
    await giveCode(PASSWORD);

    const more = page.getByRole("button", { name: "More actions" });
    await more.click();
    await page.getByRole("menuitem", { name: "Impersonate role" }).click();
    const banner = page.getByRole("status").filter({ hasText: "You're viewing Lintel as employee" });
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: "Stop impersonating" }).click();
    await expect(banner).toHaveCount(0);

    // Leave the page: an open page would notice by itself, and its message would disappear before the check.
    await theirs.close();
    await page.goto(`/admin/employees/${key}`);
    await more.click();
    await page.getByRole("menuitem", { name: "Force password reset" }).click();
    const question = page.getByRole("alertdialog", { name: `Force a password reset for ${person}?` });
    await question.getByRole("button", { name: "Force password reset" }).click();
    await expect(page.getByText(`${person} was signed out and sent a password reset link.`)).toBeVisible();
    theirs = await other.newPage();
    await theirs.goto("/insured/policies");
    await expect(theirs).toHaveURL(/\/login/);
    await expect(theirs.getByText("Your session has expired. Please log in again.")).toBeVisible();
    await theirs.goto(await mailedLink(email));
    await theirs.getByLabel("New password").fill(NEW_PASSWORD);
    await theirs.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await theirs
      .getByRole("button", { name: /password/i })
      .last()
      .click();
    await expect(theirs.getByText("Your password has been updated")).toBeVisible();
    await theirs.goto("/login");
    await giveCode(NEW_PASSWORD);
    await other.close();

    await page.goto(`/admin/employees/${key}`);
    const activity = page.getByRole("list", { name: "Activity" });
    await expect(activity.getByText(`${person} set a new password`)).toBeVisible();
    await page.getByRole("button", { name: "Kind" }).click();
    await page.getByRole("menuitemradio", { name: "Accounts" }).click();
    await expect(page).toHaveURL(/kind=accounts/);
    await expect(activity.getByText(`${person} signed in`).first()).toBeVisible();
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
    await requested.getByRole("link", { name: person }).click();
    await expect(page.getByRole("heading", { name: person, level: 1 })).toBeVisible();
  });

  test("shows that its company was deleted by someone else, with a link to the list", async ({ page }) => {
    await enter(page, "/admin/companies", "superadmin@lintel.test");
    const company = { key: `cous-gone-${mark}`, name: `Gone ${mark}` };
    const made = await page.request.post("/api/backend/company", { headers: CALL, data: company });
    expect(made.status()).toBe(200);
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
