/** Takes pictures of a screen in both themes and sizes, and holds it to what every screen must keep. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** What fades or moves has come to its end; what turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

/** Not wider than its window, and axe finds nothing serious, light and dark; `name` is the pictures' file name. */
export async function look(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [size, viewport] of [
      ["wide", { width: 1440, height: 900 }],
      ["narrow", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(viewport);
      await settle(page);
      await page.screenshot({ path: `.test-output/screens/${name}-${theme}-${size}.png` });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${name} is wider than ${size}`,
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
    const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(
      serious.map(
        ({ id, nodes }) => `${name} ${theme}: ${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      ),
    ).toEqual([]);
  }
}
