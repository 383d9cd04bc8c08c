/** Takes pictures of a screen in both themes and sizes, and holds it to what every screen must keep. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** What fades or moves has come to its end, another theme's colours among it; what turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // The first frame sees what was changed before, and begins what fades because of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * All that axe finds on a page of one origin, and where, once nothing fades any more: in the page itself, where else each
 * audit would open a window of its own, and without a list of all that is well. `tags` null: by every rule it has; `within`:
 * in what this selector finds alone.
 */
export async function violationsOf(page: Page, tags: string[] | null = WCAG, within?: string) {
  await settle(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  if (within) axe.include(within);
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    isSerious: impact === "serious" || impact === "critical",
    text: `${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  }));
}

/** What of it is serious. */
export async function auditOf(page: Page, tags?: string[] | null, within?: string): Promise<string[]> {
  return (await violationsOf(page, tags, within)).filter(({ isSerious }) => isSerious).map(({ text }) => text);
}

/** The same in both themes. Leaves the page dark. */
export async function auditOfThemes(page: Page, tags?: string[] | null): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    found.push(...(await auditOf(page, tags)).map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/**
 * Not wider than its window, and axe finds nothing serious, light and dark, wide and narrow, where the navigation is a
 * drawer and the rows of a list name their roles; `name` is the pictures' file name. `within`: a layer that covers half of a
 * button, whose colours axe would read off the layer. Leaves the page dark and wide.
 */
export async function look(page: Page, name: string, within?: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of ["narrow", "wide"] as const) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      await page.screenshot({ path: `.test-output/screens/${name}-${theme}-${size}.png` });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} is wider than ${size}`).toBeLessThanOrEqual(0);
      expect(await auditOf(page, WCAG, within), `${name} ${theme} ${size}`).toEqual([]);
    }
  }
}
