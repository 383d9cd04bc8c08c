/** 100 KB in every text of every layer: the layer stays in its window, and its buttons stay visible. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { settled } from "./pictures";

const LAYERS: readonly (readonly [layer: string, role: string])[] = [
  ["dialog", "dialog"],
  ["form", "dialog"],
  ["drawer", "dialog"],
  ["question", "alertdialog"],
  ["report of what failed", "dialog"],
  ["menu", "menu"],
  ["submenu", "menu"],
  ["popover", "dialog"],
  ["floating window", "dialog"],
  ["palette", "dialog"],
  ["shortcuts", "dialog"],
  ["bookmarks", "dialog"],
  // The closed layer's text stays in the page.
  ["tooltip", "tooltip"],
];
const ANY = ':is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** Returns the unreachable parts of a layer: itself outside its window, and controls that no scrolling reveals. */
const unreachableParts = (layer: Locator) =>
  layer.evaluate((element) => {
    const isOutside = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
    };
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      (/auto|scroll/.test(getComputedStyle(one).overflowY) || (one !== element && scrolls(one.parentElement)));
    const fixed = [...element.querySelectorAll("button, a[href], input")].filter((one) => !scrolls(one.parentElement));
    return [
      ...(isOutside(element) ? ["the layer"] : []),
      ...fixed.filter(isOutside).map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").slice(0, 20)),
    ];
  });

test("with 100 KB in every text, every layer stays in its window with its buttons visible, wide or narrow", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/gallery/layers?text=wordy");
    for (const [layer, role] of LAYERS) {
      const opened = page.locator(`[role="${role}"]`).last();
      const button = page.getByRole("button", { name: layer, exact: true });
      // Layers close on scroll, and the scroll to the button is only reported with the next frame.
      await button.scrollIntoViewIfNeeded();
      await settled(page, width);
      await expect(async () => {
        if (!(await opened.isVisible())) await button.click({ timeout: 10_000 });
        await expect(opened).toBeVisible({ timeout: 5_000 });
        await settled(page, width);
        expect(await opened.isVisible()).toBe(true);
      }).toPass();
      expect.soft([layer, width, await unreachableParts(opened)]).toEqual([layer, width, []]);
      await expect(async () => {
        await page.keyboard.press("Escape");
        await expect(page.locator(ANY)).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    }
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wider <= 0]).toEqual([width, true]);
  }
});
