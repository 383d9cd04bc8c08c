/** Holds a screen to what every screen must keep, in both themes and sizes, and takes pictures of it where they are asked for. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** What fades or moves has come to its end, another theme's colours among it; what turns for ever is not waited for. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // The first frame sees what was changed before, and begins what fades because of it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What another theme changes: it has the same elements in other colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Which rules: those with these tags, all that it has (null), or those of colours alone. */
type Rules = readonly string[] | null | "colours";

/**
 * All that axe finds on a page of one origin, and where, once nothing fades any more: in the page itself, where else each
 * audit would open a window of its own, brought there once, and without a list of all that is well. `within`: in what this
 * selector finds alone.
 */
export async function violationsOf(page: Page, rules: Rules = WCAG, within?: string) {
  await settle(page);
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "void 0" }) });
  axe.options({ resultTypes: ["violations"] }).setLegacyMode(true);
  if (rules === "colours") axe.withRules(OF_COLOURS);
  else if (rules) axe.withTags([...rules]);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => ({
    isSerious: impact === "serious" || impact === "critical",
    text: `${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  }));
}

/** What of it is serious. */
export async function auditOf(page: Page, rules?: Rules, within?: string): Promise<string[]> {
  return (await violationsOf(page, rules, within)).filter(({ isSerious }) => isSerious).map(({ text }) => text);
}

/** The same in the light, and in the dark what its colours change. Leaves the page dark. */
export async function auditOfThemes(page: Page, rules?: Rules): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const audit = await auditOf(page, colorScheme === "dark" ? "colours" : rules);
    found.push(...audit.map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}

/**
 * A picture of the whole window to be looked at by a person, where E2E_SCREENS=1 asks for it: no test compares it, and it
 * would be taken some two hundred times.
 */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (process.env.E2E_SCREENS) await page.screenshot({ path: `.test-output/screens/${name}.png` });
}

const isEveryScreen = () => test.info().file.endsWith("every-screen.spec.ts");
/** `npm test` looks at each screen once, `npm run test:extended` in the other ways; what else looks, looks in every way. */
const looksOnce = () => process.env.E2E_PART === "core" && isEveryScreen();

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/**
 * Not wider than its window, light and dark, wide and narrow, where the navigation is a drawer and the rows of a list name
 * their roles, and axe finds nothing serious; in the dark a phone has the colours of the wide page. `name` is the pictures' file name. `within`: a layer that covers half of a
 * button, whose colours axe would read off the layer. Leaves the page dark and wide.
 */
export async function look(page: Page, name: string, within?: string): Promise<void> {
  for (const theme of looksOnce() ? (["light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const size of looksOnce() ? (["wide"] as const) : (["narrow", "wide"] as const)) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      await keepPicture(page, `${name}-${theme}-${size}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} is wider than ${size}`).toBeLessThanOrEqual(0);
      if (theme === "dark" && size === "narrow") continue;
      // `npm test` has it.
      if (process.env.E2E_PART === "extended" && theme === "light" && size === "wide" && isEveryScreen()) continue;
      const rules = theme === "dark" ? "colours" : WCAG;
      expect(await auditOf(page, rules, within), `${name} ${theme} ${size}`).toEqual([]);
    }
  }
}
