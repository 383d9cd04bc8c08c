import { expect, PASSWORD, signIn, test } from "./fixtures";

test("a stranger who asks for a page signs in first and then lands on that page, with its query", async ({ page }) => {
  await page.goto("/insured/inspections?search=oak");
  await page.waitForURL(/\/login/);
  await page.getByLabel("Email").fill("employee@lintel.test");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/insured\/inspections\?search=oak/);
});

for (const [role, home] of [
  ["employee", "/insured/policies"],
  ["admin", "/insured/policies"],
  ["superadmin", "/insured/policies"],
  ["poweruser", "/insured/policies"],
  ["claims_reviewer", "/settings"],
  ["underwriting_reviewer", "/insured/inspections"],
] as const) {
  test(`${role} lands on ${home}, and a bookmark of a page outside the role leads back there`, async ({ page }) => {
    await signIn(page, `${role}@lintel.test`);
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    await page.goto("/no/such/page");
    await expect(page).toHaveURL(new RegExp(`${home}$`));
  });
}

test.describe("what goes wrong at the door", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("a wrong password says so, and the fields stay", async ({ page }) => {
    await page.goto("/login");
    const button = page.getByRole("button", { name: "Login", exact: true });
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("not an address");
    await expect(button).toBeDisabled();
    await page.getByLabel("Email").fill("employee@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill("Wrong-1!");
    await button.click();
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("employee@lintel.test");
  });

  test("a locked account disables the fields and says whom to ask", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("locked@lintel.test");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText(/contact support/i)).toBeVisible();
    await expect(page.getByLabel("Email")).toBeDisabled();
    await expect(page.getByLabel("Password", { exact: true })).toBeDisabled();
  });
});

test("an account with a second factor is asked for its code before anything else opens", async ({ page }) => {
  await signIn(page, "mfa@lintel.test");
  await expect(page).toHaveURL(/\/verify-mfa/);
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/verify-mfa/);
});

test("logging out is asked for, and afterwards Back shows nothing", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await page.getByRole("link", { name: "Inspections" }).click();
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await expect(page.getByText("Are you sure you want to log out from this device?")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await page.waitForURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("table")).toHaveCount(0);
});
