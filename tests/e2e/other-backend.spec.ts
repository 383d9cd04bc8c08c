/** The same build against a backend that shares no code with ours. */
import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill("noor@other.test");
  await page.getByLabel("Password", { exact: true }).fill("Other-Backend-1!");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL(/\/insured\/policies/);
});

test("an employee of another backend signs in and finds an insured by name, claim number and address", async ({
  page,
}) => {
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByText("55 active insured")).toBeVisible();
  for (const [search, name] of [
    ["Cleo Dunmore", "Cleo Dunmore"],
    ["HM-26-000107", "Bo Birchall"],
    ["3 Harbor Way", "Ada Cedarstone"],
  ] as const) {
    await page.getByRole("searchbox").fill(search);
    await expect(table.getByRole("link", { name })).toBeVisible();
  }
});

test("the list continues with the cursor and reverses when sorted", { tag: "@extended" }, async ({ page }) => {
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await table.getByRole("button", { name: "Insured" }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("Ada Ashgrove");
  await table.getByRole("button", { name: "Insured" }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("Ines Fairbank");
});

test("a wrong password is refused with the specification's text", { tag: "@extended" }, async ({ page, context }) => {
  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill("noor@other.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
});
