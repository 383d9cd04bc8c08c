/** Every part in every state: the pictures are those that were looked at, axe finds nothing serious, nothing is too wide. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GALLERY_IDS } from "./gallery-ids";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 768, 390] as const;

/** The browser that drew the pictures; another one may set its letters a little differently. */
const DRAWN_BY = "0";
const SAME_BROWSER_RATIO = 0.0005;
const OTHER_BROWSER_RATIO = 0.02;

/** Half size: a picture of a whole page stays small, and a moved line still shows. */
test.use({ deviceScaleFactor: 0.5 });

/** Fonts in, skeletons settled, and everything as high as it gets. */
async function settled(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
}

for (const id of GALLERY_IDS) {
  test(`the gallery's ${id} look as they did, in both themes and three widths`, async ({ page, browser }) => {
    const maxDiffPixelRatio = browser.version() === DRAWN_BY ? SAME_BROWSER_RATIO : OTHER_BROWSER_RATIO;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/gallery/${id}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const width of WIDTHS) {
        await settled(page, width);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([id, width, wider <= 0]).toEqual([id, width, true]);
        const picture = `${id}-${theme}-${width}.png`;
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, scale: "device", maxDiffPixelRatio });
      }
    }
  });

  test(`axe finds nothing serious in the gallery's ${id}, in either theme`, async ({ page }) => {
    await page.goto(`/gallery/${id}`);
    await page.waitForLoadState("networkidle");
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await settled(page, 1440);
      const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
      const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(
        serious.map(
          ({ id: rule, nodes }) => `${theme} ${rule}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
        ),
      ).toEqual([]);
    }
  });
}

test("the gallery has no other pages than these", async ({ page }) => {
  await page.goto("/gallery");
  const links = page.getByRole("navigation", { name: "Gallery" }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(GALLERY_IDS.map((id) => `/gallery/${id}`));
});
