/** Every part in every state: the pictures are those that were looked at, axe finds nothing serious, nothing is too wide. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { GALLERY_IDS } from "./gallery-ids";
import { auditOf } from "./look";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 768, 390] as const;

/** What drew the pictures: the browser, and the widths of texts in the machine's own fonts, which ours do not cover. */
const DRAWN_BY = { browser: "156.0.8078.79", foreignWidths: [37, 156, 146] };
/** A button more or less is several times that. */
const SAME = { maxDiffPixels: 150 };
/** Another browser sets its letters a little differently, another machine has other emoji and Arabic letters. */
const OTHER = { maxDiffPixelRatio: 0.02 };

async function tolerance(page: Page, browser: string): Promise<typeof SAME | typeof OTHER> {
  const foreignWidths = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [];
    context.font = "100px sans-serif";
    return ["\u{1f3e0}", "\u0628\u064a\u062a", "\u05d1\u05d9\u05ea"].map((text) =>
      Math.round(context.measureText(text).width),
    );
  });
  const isSame = JSON.stringify({ browser, foreignWidths }) === JSON.stringify(DRAWN_BY);
  return isSame ? SAME : OTHER;
}

/** Half size: a picture of a whole page stays small, and a moved line still shows. Pictures tell what a trace would. */
test.use({ deviceScaleFactor: 0.5, trace: "off" });

/** Fonts in, and everything measured anew: the pictures themselves are taken until two are alike. */
async function settled(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let at = 0; at < 3; at += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

for (const id of GALLERY_IDS) {
  test(`the gallery's ${id} look as they did in both themes and three widths, and axe finds nothing serious`, async ({
    page,
    browser,
  }) => {
    const allowed = await tolerance(page, browser.version());
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
        await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, scale: "device", ...allowed });
        if (width === 1440) expect.soft(await auditOf(page), `${id} ${theme}`).toEqual([]);
      }
    }
  });
}

test("the gallery has no other pages than these", async ({ page }) => {
  await page.goto("/gallery");
  const links = page.getByRole("navigation", { name: "Gallery" }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(GALLERY_IDS.map((id) => `/gallery/${id}`));
});
