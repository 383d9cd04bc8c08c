/** Comparison with approved pictures. */
import type { Page } from "@playwright/test";

/** The renderer of the pictures: the browser, and the text widths of the system fonts that ours do not cover. */
const DRAWN_BY = { browser: "156.0.8078.79", foreignWidths: [37, 156, 146] };
/** Tolerance for the same renderer: one button more or less changes several times as many pixels. */
const SAME = { maxDiffPixels: 150 };
/** Tolerance for another browser or machine, whose letters, emoji and Arabic glyphs differ slightly. */
const OTHER = { maxDiffPixelRatio: 0.02 };

/**
 * Tolerance for a page that uses only our fonts, so other machines draw the same. A wall in another color exceeds it.
 */
const OTHER_BROWSER = { maxDiffPixelRatio: 0.005 };
/** Distinguishes shades of one color, which the walls of a plan differ by. */
const SAME_SHADES = { ...SAME, threshold: 0.1 };

/** Half size keeps full-page pictures small while a moved line still shows. Pictures show what a trace would. */
export const PICTURES_AT_HALF_SIZE = { deviceScaleFactor: 0.5, trace: "off" } as const;

/** Returns the tolerance for pictures drawn by this browser on this machine. */
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

/** Returns the tolerance for pages that use only our fonts. */
export const toleranceOfOwn = (browser: string): typeof SAME_SHADES | typeof OTHER_BROWSER =>
  browser === DRAWN_BY.browser ? SAME_SHADES : OTHER_BROWSER;

/** Waits for fonts and layout; the screenshot itself repeats until two are alike. */
export async function settled(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
