/** Every UI part in every state: looks as approved, passes axe, and is not too wide. */

import { auditOf } from "./check-screen";
import { expect, test } from "./fixtures";
import { GALLERY_IDS } from "./gallery-ids";
import { PICTURES_AT_HALF_SIZE, settled, tolerance } from "./pictures";

const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 768, 390] as const;
/**
 * The width at which both themes are compared: tokens.test.ts covers the colors of both, and axe runs at every width
 * below.
 */
const PICTURED: Record<(typeof THEMES)[number], number> = { light: 1440, dark: 390 };

test.use(PICTURES_AT_HALF_SIZE);

for (const id of GALLERY_IDS) {
  test(`the gallery's ${id} page looks as approved, fits three widths, and axe finds nothing serious in either theme`, async ({
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
      // Width does not depend on the theme.
      for (const width of theme === "light" ? WIDTHS : [1440, 390]) {
        await settled(page, width);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([id, width, wider <= 0]).toEqual([id, width, true]);
        if (width === PICTURED[theme]) {
          const picture = `${id}-${theme}-${width}.png`;
          await expect.soft(page).toHaveScreenshot(picture, { fullPage: true, scale: "device", ...allowed });
        }
        // At phone width, dark has the colors of the wide page and light its layout.
        const isAudited = width === 1440 || (width === 390 && theme === "light");
        const rules = theme === "dark" ? "colors" : undefined;
        if (isAudited) expect.soft(await auditOf(page, rules), `${id} ${theme} ${width}`).toEqual([]);
      }
    }
  });
}

test("the navigation of the gallery has exactly its known pages", async ({ page }) => {
  await page.goto("/gallery");
  const links = page.getByRole("navigation", { name: "Gallery" }).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(GALLERY_IDS.map((id) => `/gallery/${id}`));
});

// components/gallery/hard-texts.extended.test.tsx puts 100 KB into each part; a page cannot lay out all at once.
test("no text makes the page scroll sideways or becomes markup, in any part", async ({ page }) => {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  for (const name of ["unbroken", "rightToLeft", "emoji", "zeroWidth", "markup"]) {
    await page.goto(`/gallery/states?text=${name}`);
    await expect(page.getByRole("heading", { name: "Every part with one text" })).toBeVisible();
    for (const width of [1440, 390]) {
      await settled(page, width);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft([name, width, wider <= 0]).toEqual([name, width, true]);
    }
    expect(await page.locator("img[src='x']").count()).toBe(0);
  }
  expect(messages).toEqual([]);
});

test("a click on an alert's text closes it", async ({ page }) => {
  await page.goto("/gallery/alerts");
  await page.getByRole("button", { name: "Stays" }).click();
  const alertText = page.getByRole("region", { name: "Notifications" }).getByText("The claim couldn't be saved");
  await expect(alertText).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await alertText.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(alertText).toHaveCount(0);
});
