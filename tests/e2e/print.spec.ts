import type { Page } from "@playwright/test";
import { enter, expect, test } from "./fixtures";

test.use({ colorScheme: "dark" });

test.beforeEach(async ({ page }) => {
  await enter(page, "/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
});

/** Sheets of a PDF, as its page objects count them. */
const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("a list prints every row that is loaded, under heads that come again, without what stands around it", async ({
  page,
}) => {
  const rows = page.locator("tbody tr[aria-rowindex]");
  /** What a window of 900 px has room for, with those that are drawn beside it. */
  const MOST_ON_SCREEN = 40;
  expect(await rows.count()).toBeLessThan(MOST_ON_SCREEN);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => rows.count()).toBeGreaterThan(MOST_ON_SCREEN);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
  expect(await style(page, "thead", "display")).toBe("table-header-group");
  expect(await style(page, "thead", "break-inside")).toBe("avoid");
  // A heading that is a box of its own would leave an empty line on the next sheets.
  expect(await style(page, "thead button", "display")).toBe("contents");
  expect(await style(page, "tbody tr[aria-rowindex]", "break-inside")).toBe("avoid");
  expect(await style(page, "tbody a", "text-decoration-line")).toBe("underline");
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => rows.count()).toBeLessThan(MOST_ON_SCREEN);
});

test("a dark screen prints black on white", async ({ page }) => {
  const ink = () => style(page, "main h1", "color");
  const onScreen = await ink();
  expect(onScreen).not.toBe("oklch(0 0 0)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(ink).toBe("oklch(0 0 0)");
  expect(await style(page, "html", "color-scheme")).toBe("light");
  expect(await style(page, "body", "background-color")).toBe("oklch(1 0 0)");
});

for (const format of ["A4", "Letter"] as const) {
  test(`a claim and a list go on ${format}`, async ({ page }) => {
    const list = sheets(await page.pdf({ format }));
    expect(list).toBeGreaterThan(1);
    expect(list).toBeLessThan(12);
    await page.getByRole("table").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Timeline" })).toBeVisible();
    expect(sheets(await page.pdf({ format }))).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: "print" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
}
