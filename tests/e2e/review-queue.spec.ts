/** The queue of the list of inspections: the way into it and out of it, for whom it is there, and how it looks. */
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";

test.describe.configure({ mode: "serial" });

const LIST = "/insured/inspections?status=needs%20review&sort=statusChangedAt";
const dock = (page: Page) => page.getByRole("region", { name: "Current inspection" });
const who = (page: Page) => dock(page).getByRole("heading", { level: 2 });
async function startQueue(page: Page, list = LIST): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("q");
  await expect(who(page)).toBeVisible();
}

/** Presses `e` once the inspection can be decided, and waits until the next one stands there. */
async function decide(page: Page): Promise<void> {
  await expect(dock(page).getByText("Nothing keeps it from being reviewed")).toBeVisible();
  const before = page.url();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(before);
}

test("the way back leads to the same row in the same place", async ({ page }) => {
  await signIn(page);
  await page.goto("/insured/inspections");
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(3)).toBeVisible();
  for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press("j");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const scrolled = () => page.evaluate(() => document.querySelector("table")?.parentElement?.scrollTop ?? -1);
  const [row, top] = [await focused(), await scrolled()];
  expect(top).toBeGreaterThan(0);
  await page.waitForTimeout(400);
  await page.keyboard.press("q");
  await expect(who(page)).toBeVisible();
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insured\/overview\//);
  await page.goBack();
  await expect(who(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/queue=/);
  await expect.poll(scrolled).toBe(top);
  await expect.poll(focused).toBe(row);
});

test("a reviewer of underwriting has the list and its queue", async ({ page }) => {
  await signIn(page, "underwriting_reviewer@lintel.test");
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await startQueue(page);
  const name = (await who(page).textContent()) ?? "";
  await decide(page);
  await expect(page.getByRole("table").getByRole("row", { name }).getByText("In processing")).toBeVisible();
});
