/** Checks a screen's rules in both themes and sizes, and takes screenshots on request. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Waits until transitions have ended, including those of a change of theme; endless animations are ignored. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // The first frame applies earlier changes and starts their transitions.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules that a change of theme affects: the same elements have other colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Which rules to run: all (null), or those with these tags or of colors. */
type Rules = readonly string[] | null | "colors";

/**
 * Returns all axe violations of a page of one origin, once transitions have ended. axe runs in the page
 * itself, is injected once, and skips the list of passes; by default each audit would open its own window. `within`: a
 * selector that limits the audit.
 */
export async function violationsOf(page: Page, rules: Rules = WCAG, within?: string) {
  await settle(page);
  const isInjected = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: "void 0" }) });
  axe.options({ resultTypes: ["violations"] }).setLegacyMode(true);
  if (rules === "colors") axe.withRules(COLOR_RULES);
  else if (rules) axe.withTags([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => ({
    isSerious: impact === "serious" || impact === "critical",
    text: `${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  }));
}

/** Returns the serious violations. */
export async function auditOf(page: Page, rules?: Rules, within?: string): Promise<string[]> {
  return (await violationsOf(page, rules, within)).filter(({ isSerious }) => isSerious).map(({ text }) => text);
}

/** Returns serious violations in light, and in dark those that depend on color. Leaves the page dark. */
export async function auditOfThemes(page: Page, rules?: Rules): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const audit = await auditOf(page, colorScheme === "dark" ? "colors" : rules);
    found.push(...audit.map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}

/** Takes a screenshot for people to look at, if E2E_SCREENS=1: no test compares it, and there are some two hundred. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.E2E_SCREENS) await page.screenshot({ path: `.test-output/screens/${name}.png` });
}

const isEveryScreen = () => test.info().file.endsWith("every-screen.spec.ts");
/**
 * `npm test` checks each screen once and `npm run test:extended` checks the other variants; other callers check all.
 */
const checksOnce = () => process.env.E2E_PART === "core" && isEveryScreen();

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/**
 * Checks that the screen is not wider than its window and passes axe, in light and dark, wide and narrow (with the
 * navigation in a drawer, and rows that name their roles); in dark, a phone has the colors of the wide page. `name`:
 * the screenshots' file name. `within`: a layer that covers half of a button, whose colors axe would confuse. Leaves
 * the page dark and wide.
 */
export async function look(page: Page, name: string, within?: string): Promise<void> {
  for (const theme of checksOnce() ? (["light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of checksOnce() ? (["wide"] as const) : (["narrow", "wide"] as const)) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      await keepPicture(page, `${name}-${theme}-${size}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} is wider than ${size}`).toBeLessThanOrEqual(0);
      if (theme === "dark" && size === "narrow") continue;
      // `npm test` audits this variant.
      if (process.env.E2E_PART === "extended" && theme === "light" && size === "wide" && isEveryScreen()) continue;
      const rules = theme === "dark" ? "colors" : WCAG;
      expect(await auditOf(page, rules, within), `${name} ${theme} ${size}`).toEqual([]);
    }
  }
}
