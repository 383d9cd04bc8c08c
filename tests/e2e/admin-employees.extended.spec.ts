/** An administrator invites one employee and a table of others, unlocks one account and deletes another. */

import { auditOfThemes, keepPicture, look } from "./check-screen";
import { anotherContext, enter, expect, test } from "./fixtures";
import { mailedLink } from "./outbox";

const mark = Date.now().toString(36);
const email = `zoe.${mark}@lintel.test`;
const name = `Zoë ${mark}`;
const NEW_PASSWORD = "Meadow#Compass7";
const HEADERS = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };

test.describe("an administrator", () => {
  test.use({ expectedErrors: /status of (401|403)/ });

  test("invites one employee and a table of others, unlocks an account and deletes it", async ({ page, browser }) => {
    await enter(page, "/admin/companies", "admin@lintel.test");
    await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Employees" }).click();
    await expect(page.getByRole("heading", { name: "Employees", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /Ivo Nakamura/ })).toBeVisible();
    await look(page, "admin-employees");

    // Keyboard alone from here to the table.
    await page.getByRole("link", { name: /Ivo Nakamura/ }).focus();
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New employee" });
    await expect(dialog.getByLabel(/^Email/)).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ünal 🦊");
    await dialog.getByRole("combobox", { name: /^Companies/ }).press("Enter");
    await page.getByRole("option", { name: /Alder & Finch/ }).press("Enter");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Invite employee" }).press("Enter");
    await expect(page.getByText(`\u2068${name} Ünal 🦊\u2069 invited`)).toBeVisible();
    const createdRow = page.getByRole("row", { name: new RegExp(email) });
    await expect(createdRow.getByText("Invited")).toBeVisible();
    const first = await mailedLink(email);
    await createdRow.getByRole("button", { name: /^Actions for/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Resend invitation" }).press("Enter");
    await expect(page.getByText(`\u2068${name} Ünal 🦊\u2069 was sent a new invitation.`)).toBeVisible();

    const other = await anotherContext(browser);
    const theirPage = await other.newPage();
    const activateWith = async (link: string) => {
      await theirPage.goto(link);
      await theirPage.getByLabel("New password").fill(NEW_PASSWORD);
      await theirPage.getByLabel("Confirm password").fill(NEW_PASSWORD);
      await theirPage.getByRole("button", { name: "Get started" }).click();
    };
    await activateWith(first);
    await expect(
      theirPage.getByRole("alert").filter({ hasText: "This link has expired or was already used. Request a new one." }),
    ).toBeVisible();
    await activateWith(await mailedLink(email));
    await theirPage.waitForURL(/\/insured\/policies/);
    for (let failures = 0; failures < 5; failures += 1) {
      const data = { email, password: "wrong", timezone: "UTC" };
      await theirPage.request.post("/api/session", { headers: HEADERS, data });
    }
    await other.close();

    await page.getByRole("button", { name: "Add from CSV" }).click();
    const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
    const rows = Array.from({ length: 500 }, (_, index) =>
      index % 72 === 3 ? `bad${index}@;Given;Family;;` : `p${index}.${mark}@lintel.test;Given${index};Family${index};;`,
    );
    const csv = `\ufeff${["E-mail;First name;Last name;Phone;Role", ...rows].join("\r\n")}\r\n`;
    const file = { name: "staff.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await drawer.locator("input[type='file']").setInputFiles(file);
    await drawer.getByRole("combobox", { name: /^Companies/ }).click();
    await page.getByRole("option", { name: /Alder & Finch/ }).click();
    await page.keyboard.press("Escape");
    await drawer.getByRole("button", { name: "Continue" }).click();
    await expect(drawer.getByText("7 to fix")).toBeVisible();
    await expect(drawer.getByText("493 ready")).toBeVisible();
    expect(await auditOfThemes(page)).toEqual([]);
    await keepPicture(page, "admin-employees-bulk-dark");
    const cell = drawer.getByRole("textbox", { name: "Email of row 4", exact: true });
    await cell.fill(`mended.${mark}@lintel.test`);
    await cell.press("Enter");
    await drawer.getByRole("button", { name: "Add 494 employees" }).click();
    await page.getByRole("button", { name: "Send 494 invitations" }).click();
    await expect(drawer.getByText("494 employees were invited.")).toBeVisible();
    await expect(drawer.getByText("Row 76: Invalid email")).toBeVisible();
    await drawer.getByRole("button", { name: "Done" }).click();

    await page.getByRole("searchbox", { name: "Search employees" }).fill(`mended.${mark}`);
    await expect(page.getByText("1 found")).toBeVisible();
    await page.goto(`/admin/employees?search=${email}`);
    await expect(createdRow.getByText("Locked")).toBeVisible();
    await createdRow.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: "Unlock" }).click();
    await expect(page.getByText(`\u2068${name} Ünal 🦊\u2069 can sign in again.`)).toBeVisible();
    await expect(createdRow.getByText("Active")).toBeVisible();

    await page.getByRole("link", { name: new RegExp(name) }).click();
    await expect(page.getByRole("heading", { name: `${name} Ünal 🦊`, level: 1 })).toBeVisible();
    await look(page, "admin-employee");
    await page.getByRole("button", { name: "More actions" }).press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
    const question = page.getByRole("alertdialog", { name: `Delete ${name} Ünal 🦊?` });
    await question.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Employees", level: 1 })).toBeVisible();
    const data = { email, password: NEW_PASSWORD, timezone: "UTC" };
    expect((await page.request.post("/api/session", { headers: HEADERS, data })).status()).toBe(401);
  });

  test("finds data stewards and superadmins, each in a list of their own", async ({ page }) => {
    await enter(page, "/admin/employees", "superadmin@lintel.test");
    const lists = page.getByRole("navigation", { name: "Lists of employees" });
    const listed = (who: RegExp) => page.getByRole("row", { name: who });
    await expect(page.getByRole("table", { name: "All employees" })).toBeVisible();
    // Each list shows its count before it is opened.
    await expect(lists.getByRole("link", { name: /^(All|Data stewards|Superadmins)\s*\d+$/ })).toHaveCount(3);
    await lists.getByRole("link", { name: /^Data stewards/ }).click();
    await expect(page).toHaveURL(/tab=stewards/);
    await expect(listed(/Piers Wexler/)).toBeVisible();
    await expect(listed(/Edda Farrow|Selma Okafor/)).toHaveCount(0);
    await lists.getByRole("link", { name: /^Superadmins/ }).click();
    await expect(page).toHaveURL(/tab=superadmins/);
    await expect(listed(/Selma Okafor.*Superadmin.*All companies/)).toBeVisible();
    await expect(listed(/Piers Wexler/)).toHaveCount(0);
  });
});
