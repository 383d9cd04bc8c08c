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

/**
 * axe for a page of one origin: in the page itself, where else each audit would open a window of its own, and without a list
 * of all that is well.
 */
export const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);

/** What axe finds serious on a page as it stands, and where. */
export async function auditOf(page: Page): Promise<string[]> {
  const found = await axeOf(page).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
type Size = keyof typeof SIZES;

/**
 * Not wider than its window, and axe finds nothing serious in the `audited` sizes, light and dark; `name` is the pictures'
 * file name. Leaves the page dark and wide.
 */
export async function look(page: Page, name: string, audited: readonly Size[] = ["wide"]): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of ["narrow", "wide"] as const) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      await page.screenshot({ path: `.test-output/screens/${name}-${theme}-${size}.png` });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} is wider than ${size}`).toBeLessThanOrEqual(0);
      if (audited.includes(size)) expect(await auditOf(page), `${name} ${theme} ${size}`).toEqual([]);
    }
  }
}
