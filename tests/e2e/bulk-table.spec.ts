/** A table of employees on its way: dropped, and not lost when the page is left. */
import type { Page } from "@playwright/test";
import { temporaryFile } from "./captures";
import { dropOn } from "./drop-files";
import { enter, expect, test } from "./fixtures";

const mark = Date.now().toString(36);

/** Somebody closes the tab, is asked, and stays. */
async function closeAndStay(page: Page): Promise<void> {
  const [question] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
}

test("a table that is dropped is asked about before the page is left, also while it is sent, and is there after Back and Forward", async ({
  page,
}) => {
  test.slow();
  await enter(page, "/admin/companies", "admin@lintel.test");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Employees" }).click();
  const open = () => page.getByRole("button", { name: "Add from CSV" }).click();
  await open();
  const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
  const rows = Array.from({ length: 300 }, (_, at) => `q${at}.${mark}@lintel.test,Given${at},Family${mark},,`);
  const csv = ["email,givenName,familyName,phone,role", ...rows, "bad@,Given,Family,,"].join("\r\n");
  const zone = drawer.getByText("CSV or text");
  await expect(zone).toBeVisible();
  await dropOn(zone, [temporaryFile("staff.csv", csv)], () => expect(drawer.getByText("Let go to add")).toBeVisible());
  await expect(drawer.getByText("301 rows found. Say what each column holds.")).toBeVisible();
  await closeAndStay(page);
  await drawer.getByRole("combobox", { name: /^Companies/ }).click();
  await page.getByRole("option", { name: /Alder & Finch/ }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Continue" }).click();
  await expect(drawer.getByText("300 ready")).toBeVisible();

  // Back, and forward again.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await closeAndStay(page);
  await page.goForward();
  await open();
  await expect(drawer.getByText("300 ready")).toBeVisible();

  // The second part is held up: the page is left in the middle of it.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let parts = 0;
  await page.route("**/api/backend/employee/bulk", async (route) => {
    parts += 1;
    if (parts === 2) await held;
    await route.continue();
  });
  await drawer.getByRole("button", { name: "Add 300 employees" }).click();
  await expect.poll(() => parts, { timeout: 30_000 }).toBe(2);
  await closeAndStay(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  goOn();
  await expect(page.getByText("300 employees are invited. 1 row waits under “Add from CSV”.")).toBeVisible();
  await page.goForward();
  await open();
  await expect(drawer.getByText("300 employees are invited.")).toBeVisible();
  await expect(drawer.getByText("Row 301: Invalid email")).toBeVisible();
  await drawer.getByRole("button", { name: "Done" }).click();
  // Nothing is left to ask about.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Employees", level: 1 })).toBeVisible();
});
