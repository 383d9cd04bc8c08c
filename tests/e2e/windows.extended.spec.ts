/** Floating windows and the browser's second window. The gallery needs no sign-in. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const notes = (page: Page) => page.getByRole("dialog", { name: "Notes" });
const boundsOf = (page: Page) =>
  notes(page).evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height];
  });

/** Left, top, width and height; a window is placed after it is measured and follows the pointer frame by frame. */
const expectBounds = (page: Page, expected: [number, number, number, number]) =>
  expect.poll(() => boundsOf(page)).toEqual(expected);

async function drag(page: Page, from: readonly [number, number], by: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + by[0] / 2, from[1] + by[1] / 2, { steps: 3 });
  await page.mouse.move(from[0] + by[0], from[1] + by[1], { steps: 3 });
  await page.mouse.up();
}

test.describe("a floating window", () => {
  test.use({ viewport: { width: 1200, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.goto("/gallery/windows?open=window");
    await expectBounds(page, [776, 476, 400, 300]);
  });

  test("is dragged by its header, stops at the edge, and keeps its position after a reload", async ({ page }) => {
    await drag(page, [850, 495], [-300, -200]);
    await expectBounds(page, [476, 276, 400, 300]);
    await page.reload();
    await expect(notes(page)).toBeVisible();
    await expectBounds(page, [476, 276, 400, 300]);
    await drag(page, [550, 295], [2_000, 2_000]);
    await expectBounds(page, [800, 500, 400, 300]);
  });

  test("is resized from an edge and a corner, down to 150 by 100", async ({ page }) => {
    await drag(page, [776, 600], [-100, 0]);
    await expectBounds(page, [676, 476, 500, 300]);
    await drag(page, [676, 476], [2_000, 2_000]);
    await expectBounds(page, [1026, 676, 150, 100]);
  });

  test("is moved and resized with keys", async ({ page }) => {
    await page.getByRole("button", { name: "Move or resize" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+ArrowLeft");
    await expectBounds(page, [760, 460, 384, 300]);
  });

  test("moves when the browser becomes small, and returns when it grows", async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 350 });
    await expectBounds(page, [100, 50, 400, 300]);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expectBounds(page, [776, 476, 400, 300]);
  });

  test("leaves the page usable, and closes with Escape inside", async ({ page }) => {
    await page.getByRole("button", { name: "Long window" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest("[role='dialog']"))))
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Long window" })).toBeFocused();
  });
});

test("a second window opens once, at 90 percent of the screen, and closes by its rule and with its opener", async ({
  page,
}) => {
  await page.goto("/gallery/windows");
  const state = page.getByRole("status").filter({ hasText: /^(open|opening|closed|blocked)$/ });
  const open = page.getByRole("button", { name: "Open in a window" });
  const [popup] = await Promise.all([page.waitForEvent("popup"), open.click()]);
  await expect(state).toHaveText("open");
  const available = await page.evaluate(() => [screen.availWidth, screen.availHeight]);
  await popup.waitForLoadState();
  await expect
    .poll(() => popup.evaluate(() => [innerWidth, innerHeight]))
    .toEqual(available.map((length) => Math.round(length * 0.9)));
  await open.click();
  expect(page.context().pages()).toHaveLength(2);

  await Promise.all([popup.waitForEvent("close"), page.getByText("needs media", { exact: true }).click()]);
  await expect(state).toHaveText("closed");

  await page.getByText("delivered", { exact: true }).click();
  const [second] = await Promise.all([page.waitForEvent("popup"), open.click()]);
  await Promise.all([second.waitForEvent("close"), page.goto("/gallery/layers")]);
});
