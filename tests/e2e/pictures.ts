/** Pictures that are compared with those that were looked at. */
import type { Page } from "@playwright/test";

/** What drew the pictures: the browser, and the widths of texts in the machine's own fonts, which ours do not cover. */
const DRAWN_BY = { browser: "156.0.8078.79", foreignWidths: [37, 156, 146] };
/** A button more or less is several times that. */
const SAME = { maxDiffPixels: 150 };
/** Another browser sets its letters a little differently, another machine has other emoji and Arabic letters. */
const OTHER = { maxDiffPixelRatio: 0.02 };

/** Of a page in which only our own fonts stand: no other machine's letters make it differ. A wall in another colour is more. */
const OTHER_BROWSER = { maxDiffPixelRatio: 0.005 };
/** Shades of one colour, which the walls of a plan differ by, are told apart too. */
const SAME_SHADES = { ...SAME, threshold: 0.1 };

/** Half size: a picture of a whole page stays small, and a moved line still shows. Pictures tell what a trace would. */
export const PICTURES_AT_HALF_SIZE = { deviceScaleFactor: 0.5, trace: "off" } as const;

/** How much a picture may differ, drawn by this browser on this machine. */
export async function tolerance(page: Page, browser: string): Promise<typeof SAME | typeof OTHER> {
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

/** The same where only our own fonts stand. */
export const toleranceOfOwn = (browser: string): typeof SAME_SHADES | typeof OTHER_BROWSER =>
  browser === DRAWN_BY.browser ? SAME_SHADES : OTHER_BROWSER;

/** Fonts in, and everything measured anew: the pictures themselves are taken until two are alike. */
export async function settled(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let at = 0; at < 3; at += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}
