/**
 * The table with 10,000 and 100,000 records in a real browser, compared with a plain one of 1,000: counts and a ratio,
 * no timing.
 */
import { median, mountRounds, nodeCount, openBench } from "../bench/table-measures.mjs";
import { expect, test } from "./fixtures";

test("10,000 rows mount in at most 0.12 of the time of a plain table of 1,000 rows", async ({ page }) => {
  const bench = await openBench(page);
  const times = await mountRounds(bench, ["10000", "plain"], 7);
  expect(median(times.plain)).toBeGreaterThan(0);
  expect(median(times["10000"]) / median(times.plain)).toBeLessThanOrEqual(0.12);
});

test("10,000 and 100,000 rows render at most 1,200 nodes, at the top, in the middle and at the end", async ({
  page,
}) => {
  const bench = await openBench(page);
  for (const kind of ["10000", "100000"] as const) {
    expect(await nodeCount(bench, kind)).toBeLessThanOrEqual(1_200);
    for (const share of [0.5, 1]) {
      await page
        .getByRole("table", { name: "Claims" })
        .locator("xpath=..")
        .evaluate((scroller, part) => {
          scroller.scrollTop = scroller.scrollHeight * part;
        }, share);
      const row = Math.round(Number(kind) * share);
      await expect(page.getByRole("link", { name: `Policyholder ${row} `, exact: false }).first()).toBeVisible();
      expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1_200);
    }
  }
  expect(await nodeCount(bench, "plain")).toBeGreaterThan(10_000);
});

test("a range of rows is selected, survives another sort order, and is cleared", async ({ page }) => {
  await page.goto("/gallery/table");
  const list = page.getByRole("table", { name: "Claims", exact: true });
  await list.getByRole("checkbox", { name: "Select Policyholder 2", exact: true }).click();
  await list.getByRole("checkbox", { name: "Select Policyholder 5", exact: true }).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected rows" }).first();
  await expect(bar).toContainText("4 selected");
  await list.getByRole("button", { name: "Insured", exact: true }).click();
  await expect(list.getByRole("columnheader", { name: "Insured" })).toHaveAttribute("aria-sort", "descending");
  await expect(bar).toContainText("4 selected");
  await expect(list.getByRole("checkbox", { name: "Select Policyholder 300", exact: true })).not.toBeChecked();
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("below 760 px rows are three lines of 88 px and still a table", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/gallery/table");
  const list = page.getByRole("table", { name: "Claims", exact: true });
  const row = list.getByRole("row", { name: /Policyholder 2 / });
  await expect(row).toHaveAttribute("aria-rowindex", "3");
  await expect.poll(async () => Math.round((await row.boundingBox())?.height ?? 0)).toBe(88);
  await expect(row.getByRole("cell").first()).toBeVisible();
});

test("in a window too narrow for the columns, a row's name and menu stay visible", async ({ page }) => {
  await page.goto("/gallery/table");
  await expect(page.getByRole("table", { name: "Claims", exact: true })).toBeVisible();
  // The same holds after the window became narrower.
  await page.setViewportSize({ width: 900, height: 900 });
  const list = page.getByRole("table", { name: "Claims", exact: true });
  const lead = list.getByRole("link", { name: "Policyholder 2 ", exact: false }).first();
  const menu = list
    .getByRole("row", { name: /Policyholder 2 / })
    .getByRole("button")
    .last();
  const leftOf = async (part: typeof lead) => Math.round((await part.boundingBox())?.x ?? Number.NaN);
  await expect(lead.locator("xpath=..")).toHaveCSS("position", "sticky");
  const before = [await leftOf(lead), await leftOf(menu)];
  // The menu is inside the name's column, so that it covers no value.
  const nameBox = await lead.locator("xpath=..").boundingBox();
  const menuBox = await menu.boundingBox();
  expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThan((nameBox?.x ?? 0) + (nameBox?.width ?? 0));
  const scrolled = await list.locator("xpath=..").evaluate((scroller) => {
    scroller.scrollLeft = 120;
    return scroller.scrollLeft;
  });
  expect(scrolled).toBe(120);
  expect([await leftOf(lead), await leftOf(menu)]).toEqual(before);
});

test("the column headings stay on top of scrolling rows", async ({ page }) => {
  await page.goto("/gallery/table");
  const list = page.getByRole("table", { name: "Claims", exact: true });
  const heading = list.getByRole("columnheader", { name: "Insured" });
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  const scrolled = await list.locator("xpath=..").evaluate((scroller) => {
    scroller.scrollTop = 300;
    return scroller.scrollTop;
  });
  expect(scrolled).toBe(300);
  expect(await heading.boundingBox()).toEqual(before);
});
