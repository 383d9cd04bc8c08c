/**
 * An administrator creates a company and invites 500 employees by a table with seven bad rows; one of them signs in,
 * is impersonated, gets locked out, is unlocked and finally deleted.
 */
import type { Page } from "@playwright/test";
import { seedKey } from "../../backend/seed/seed-key";
import { anotherContext, enter, expect, forgetSession, test } from "./fixtures";
import { invite } from "./new-employee";
import { mailedLink, sentCode } from "./outbox";

const mark = Date.now().toString(36);
const company = `Afternoon Mutual ${mark}`;
const email = `p250.${mark}@lintel.test`;
const name = `Given250 Family${mark}`;
const takenEmail = `taken.${mark}@lintel.test`;
const PASSWORD = "Meadow#Compass7";

/** The seven refused rows by number: six found by the browser, one known only to the backend. */
const BAD: Record<number, { row: string; message: string }> = {
  10: { row: `p10 at lintel,Given,Family,,`, message: "Invalid email" },
  80: { row: `p9.${mark}@lintel.test,Given,Family,,`, message: "Row 9 has the same email." },
  150: { row: `p150.${mark}@lintel.test,,Family,,`, message: "Required" },
  220: { row: `p220.${mark}@lintel.test,"=HYPERLINK(""//x"")",Family,,`, message: "A name cannot begin with “=”." },
  290: { row: `p290.${mark}@lintel.test,Given,Family,12,`, message: "Please enter a valid phone number." },
  360: { row: `p360.${mark}@lintel.test,Given,Family,,Emperor`, message: "There is no role “Emperor”." },
  430: { row: `${takenEmail},Given,Family,,`, message: "This email is already in use." },
};
const FOUND_BY_BROWSER = [
  [10, "Email"],
  [80, "Email"],
  [150, "First name"],
  [220, "First name"],
  [290, "Phone"],
  [360, "Role"],
] as const;
const rows = Array.from({ length: 500 }, (_, index) => {
  const number = index + 1;
  const good = `p${number}.${mark}@lintel.test,Given${number},Family${mark},,`;
  return BAD[number]?.row ?? good;
});

/** Signs in with password and code. */
async function signInWithCode(page: Page): Promise<void> {
  const before = await sentCode(email);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/verify-mfa/);
  await expect.poll(async () => (await sentCode(email)) !== before).toBe(true);
  await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
  await page.keyboard.type(await sentCode(email));
  await page.waitForURL(/\/insured\/policies/);
}

// The administrator's own page must cause no error: it requests nothing that the role may not have.
test("a company is created and 500 employees are invited; one is activated, impersonated, locked out, unlocked and deleted", async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, "/admin/companies", "superadmin@lintel.test");
  await page.getByRole("button", { name: "New company" }).click();
  const dialog = page.getByRole("dialog", { name: "New company" });
  await dialog.getByLabel(/^Name/).fill(company);
  await dialog.getByRole("button", { name: "Create company" }).click();
  await expect(page.getByText(`${company} created`)).toBeVisible();

  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Employees" }).click();
  await page.getByRole("button", { name: "Add from CSV" }).click();
  const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
  const csv = ["email,givenName,familyName,phone,role", ...rows].join("\r\n");
  const file = { name: "staff.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await drawer.locator("input[type='file']").setInputFiles(file);
  await drawer.getByRole("combobox", { name: /^Companies/ }).click();
  await page.getByRole("option", { name: company }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Continue" }).click();
  await expect(drawer.getByText("6 to fix")).toBeVisible();
  await expect(drawer.getByText("494 ready")).toBeVisible();
  for (const [number, column] of FOUND_BY_BROWSER)
    await expect(drawer.getByRole("row", { name: `${column}: ${BAD[number]?.message}`, exact: true })).toBeVisible();
  // Someone else invites one of these employees, which this page cannot know.
  await invite(browser, {
    key: `emp-taken-${mark}`,
    email: takenEmail,
    givenName: "Early",
    familyName: mark,
    role: "employee",
  });
  await drawer.getByRole("button", { name: "Add 494 employees" }).click();
  await page.getByRole("button", { name: "Send 494 invitations" }).click();
  await expect(drawer.getByText("493 employees were invited.")).toBeVisible({ timeout: 60_000 });
  await expect(drawer.getByText("7 rows were not accepted:")).toBeVisible();
  // By now row 9 is on file, and so is its duplicate.
  const duplicate = { message: "This email is already in use." };
  for (const [number, { message }] of Object.entries({ ...BAD, 80: duplicate }))
    await expect(drawer.getByText(`Row ${number}: ${message}`)).toBeVisible();
  await drawer.getByRole("button", { name: "Done" }).click();
  await page.getByRole("searchbox", { name: "Search employees" }).fill(`.${mark}@lintel.test`);
  await expect(page.getByText("494 found")).toBeVisible();

  // One employee of the table activates the account with the mailed link.
  const other = await anotherContext(browser);
  const theirPage = await other.newPage();
  await theirPage.goto(await mailedLink(email));
  await expect(theirPage.getByRole("heading", { name: "Welcome!" })).toBeVisible();
  await theirPage.getByLabel("New password").fill(PASSWORD);
  await theirPage.getByLabel("Confirm password").fill(PASSWORD);
  await theirPage.getByRole("button", { name: "Get started" }).click();
  await theirPage.waitForURL(/\/insured\/policies/);
  await expect(theirPage.getByRole("button", { name: `Account of ${name}` })).toBeVisible();

  // From now on a code is required at sign-in.
  await page.goto(`/admin/employees?search=${email}`);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByLabel("Require MFA").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  const address = page.url();
  await forgetSession(theirPage);
  await signInWithCode(theirPage);

  // The administrator acts in that role, then returns.
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Impersonate role" }).click();
  const banner = page.getByRole("status").filter({ hasText: "You're viewing Lintel as employee" });
  // Return before the five-second wait for a missing page ends.
  await expect(banner).toContainText(company, { timeout: 4_000 });
  await expect(page).toHaveURL(/\/insured\/policies$/);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" })).toHaveCount(0);
  await banner.getByRole("button", { name: "Stop impersonating" }).click();
  await expect(banner).toHaveCount(0);

  // Five wrong passwords lock the account, and the next attempt reports the lock. The administrator unlocks it, and
  // sign-in works.
  await forgetSession(theirPage);
  await theirPage.goto("/login");
  await theirPage.getByLabel("Email").fill(email);
  const login = theirPage.getByRole("button", { name: "Login", exact: true });
  for (let failures = 0; failures < 6; failures += 1) {
    await theirPage.getByLabel("Password", { exact: true }).fill(`Wrong#Password${failures}`);
    const answered = theirPage.waitForResponse(
      (answer) => answer.url().endsWith("/api/session") && answer.request().method() === "POST",
    );
    await login.click();
    await answered;
  }
  await expect(theirPage.getByText(/account has been locked/)).toBeVisible();
  await expect(theirPage.getByLabel("Password", { exact: true })).toBeDisabled();
  await page.goto(address);
  await expect(page.getByText("Locked", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Unlock" }).click();
  await expect(page.getByText(`${name} can sign in again.`)).toBeVisible();
  await expect(page.getByText("Locked", { exact: true })).toHaveCount(0);
  await signInWithCode(theirPage);

  // Deletion signs the employee out at once and removes them from the list.
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Employees", level: 1 })).toBeVisible();
  await theirPage.reload();
  await expect(theirPage).toHaveURL(/\/login/);
  await theirPage.getByLabel("Email").fill(email);
  await theirPage.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await login.click();
  await expect(theirPage.getByText("Incorrect email or password")).toBeVisible();
  await other.close();
  await page.getByRole("searchbox", { name: "Search employees" }).fill(`.${mark}@lintel.test`);
  await expect(page.getByText("493 found")).toBeVisible();

  // The activity still names them, without a link.
  await page.goto(`/admin/employees/${seedKey("employee", "superadmin")}?kind=accounts`);
  const entries = page.getByRole("list", { name: "Activity" }).getByRole("listitem").filter({ hasText: name });
  await expect(entries.filter({ hasText: "deleted the employee" })).toBeVisible();
  await expect(entries.filter({ hasText: "unlocked an account" })).toBeVisible();
  await expect(entries.getByRole("link")).toHaveCount(0);
});
