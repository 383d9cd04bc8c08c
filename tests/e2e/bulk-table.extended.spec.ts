/** A dropped table of employees is not lost when the page is left. */
import type { Locator, Page } from "@playwright/test";
import { temporaryFile } from "./captures";
import { dropOn } from "./drop-files";
import { enter, expect, test } from "./fixtures";

const mark = Date.now().toString(36);

/** Closes the tab, gets the question, and stays. */
async function closeAndStay(page: Page): Promise<void> {
  const [question] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
}

test("leaving the page asks about a dropped table, also while it is sent, and the table survives Back and Forward", async ({
  page,
}) => {
  test.slow();
  await enter(page, "/admin/companies", "admin@lintel.test");
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Employees" }).click();
  const open = () => page.getByRole("button", { name: "Add from CSV" }).click();
  await open();
  const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
  const rows = Array.from({ length: 300 }, (_, index) => `q${index}.${mark}@lintel.test,Given${index},Family${mark},,`);
  const csv = ["email,givenName,familyName,phone,role", ...rows, "bad@,Given,Family,,"].join("\r\n");
  const zone = drawer.getByText("CSV or text");
  await expect(zone).toBeVisible();
  await dropOn(zone, [temporaryFile("staff.csv", csv)], () => expect(drawer.getByText("Drop to add")).toBeVisible());
  await expect(drawer.getByText("301 rows found. Match the columns.")).toBeVisible();
  await closeAndStay(page);
  await drawer.getByRole("combobox", { name: /^Companies/ }).click();
  await page.getByRole("option", { name: /Alder & Finch/ }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Continue" }).click();
  await expect(drawer.getByText("300 ready")).toBeVisible();

  // Back, then Forward.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await closeAndStay(page);
  await page.goForward();
  await open();
  await expect(drawer.getByText("300 ready")).toBeVisible();

  // Hold back the second batch and leave in the middle.
  let releaseBatch = () => {};
  const held = new Promise<void>((resolve) => {
    releaseBatch = resolve;
  });
  let parts = 0;
  await page.route("**/api/backend/employee/bulk", async (route) => {
    parts += 1;
    if (parts === 2) await held;
    await route.continue();
  });
  await drawer.getByRole("button", { name: "Add 300 employees" }).click();
  await page.getByRole("button", { name: "Send 300 invitations" }).click();
  await expect.poll(() => parts, { timeout: 30_000 }).toBe(2);
  await closeAndStay(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  releaseBatch();
  await expect(page.getByText("300 employees were invited. 1 row waits under “Add from CSV”.")).toBeVisible();
  await page.goForward();
  await open();
  await expect(drawer.getByText("300 employees were invited.")).toBeVisible();
  await expect(drawer.getByText("Row 301: Invalid email")).toBeVisible();
  await drawer.getByRole("button", { name: "Done" }).click();
  // The reload asks no question, because no row is left.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Employees", level: 1 })).toBeVisible();
});

test("on a phone each row of a table is stacked, fully visible next to its Skip button, and thousands of rows scroll to the last", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, "/admin/employees", "admin@lintel.test");
  await expect(page.getByRole("dialog", { name: "Heads up!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add from CSV" }).click();
  const drawer = page.getByRole("dialog", { name: "Add employees from CSV" });
  const long = `${"long.".repeat(20)}${mark}@lintel.test`;
  const rows = Array.from(
    { length: 3_000 },
    (_, index) => `r${index}.${mark}@lintel.test,Given${index},Family,2025550144,underwriting_reviewer`,
  );
  const wrong = [
    "bad@,Wilhelmina,Featherstonehaugh,(202) 555-0144,Underwriting reviewer",
    `${long},,Bergström,,Employee`,
  ];
  await drawer
    .getByRole("textbox", { name: /^Or paste rows/ })
    .fill(["email,givenName,familyName,phone,role", ...wrong, ...rows, "last@,Last,Row,,"].join("\n"));
  await drawer.getByRole("button", { name: "Read rows" }).click();
  await drawer.getByRole("combobox", { name: /^Companies/ }).click();
  await page.getByRole("option", { name: /Alder & Finch/ }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Continue" }).click();
  const table = drawer.getByRole("table", { name: "Rows of the table" });
  const scroller = table.locator("..");
  /** Expects a part to be fully visible in the scrolling box, from side to side. */
  const expectFullyVisible = async (part: Locator) => {
    await expect(part).toBeInViewport({ ratio: 1 });
    const [inner, outer] = [await part.boundingBox(), await scroller.boundingBox()];
    if (!inner || !outer) throw new Error("It is not drawn.");
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  };
  const overflow = () => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await overflow()).toBe(0);
  for (const name of ["1", "Wilhelmina", "Featherstonehaugh", "(202) 555-0144", "Underwriting reviewer"]) {
    await expectFullyVisible(table.getByRole("cell", { name, exact: true }).first());
  }
  await expectFullyVisible(table.getByRole("textbox", { name: "Email of row 1" }));
  await expectFullyVisible(table.getByText("Email: Invalid email").first());
  await expectFullyVisible(table.getByRole("button", { name: "Skip row 1" }));
  await expectFullyVisible(table.getByRole("textbox", { name: "First name of row 2" }));
  await expectFullyVisible(table.getByText("First name: Required"));
  // Tab moves from the field to the row's Skip button.
  await table.getByRole("textbox", { name: "Email of row 1" }).focus();
  await page.keyboard.press("Tab");
  await expect(table.getByRole("button", { name: "Skip row 1" })).toBeFocused();

  // The rows and the spacers add up to the full height.
  await drawer.getByText("All 3,003").click();
  /** Returns the distinct heights of rows and of messages. */
  const heights = () =>
    table.evaluate((element) => {
      const isSpace = (row: Element) => row.getAttribute("aria-hidden") === "true";
      const all = [...element.querySelectorAll("tbody > tr")].filter((row) => !isSpace(row));
      const message = (row: Element) => !row.hasAttribute("aria-rowindex");
      const heightOf = (row: Element) => row.getBoundingClientRect().height;
      const each = (some: Element[]) => [...new Set(some.map(heightOf))];
      return { rows: each(all.filter((row) => !message(row))), messages: each(all.filter(message)) };
    });
  expect(await heights()).toEqual({ rows: [105], messages: [44] });
  const total = () => scroller.evaluate(({ scrollHeight }) => scrollHeight);
  expect(await total()).toBe(3_003 * 105 + 3 * 44);
  await scroller.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expectFullyVisible(table.getByRole("button", { name: "Skip row 3003" }));
  await expectFullyVisible(table.getByRole("textbox", { name: "Email of row 3003" }));
  const number = table.getByRole("cell", { name: "3003", exact: true });
  expect(await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await total()).toBe(3_003 * 105 + 3 * 44);
  expect(await overflow()).toBe(0);
  await scroller.evaluate((element) => element.scrollTo({ top: 105 * 1_500 }));
  await expectFullyVisible(table.getByRole("button", { name: "Skip row 1502" }));
});
