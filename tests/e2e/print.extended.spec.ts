import type { Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { enter, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use({ colorScheme: "dark" });

test.beforeEach(async ({ page }) => {
  await enter(page, "/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
});

/** Counts the sheets of a PDF by its page objects. */
const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("a list prints all loaded rows, with repeated column headings and without navigation and search", async ({
  page,
}) => {
  const rows = page.locator("tbody tr[aria-rowindex]");
  /** The rows that fit a window of 900 px, plus the overscan. */
  const MAX_ON_SCREEN = 40;
  expect(await rows.count()).toBeLessThan(MAX_ON_SCREEN);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => rows.count()).toBeGreaterThan(MAX_ON_SCREEN);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
  expect(await style(page, "thead", "display")).toBe("table-header-group");
  expect(await style(page, "thead", "break-inside")).toBe("avoid");
  // A heading that is a box would leave an empty line on the following sheets.
  expect(await style(page, "thead button", "display")).toBe("contents");
  expect(await style(page, "tbody tr[aria-rowindex]", "break-inside")).toBe("avoid");
  expect(await style(page, "tbody a", "text-decoration-line")).toBe("underline");
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => rows.count()).toBeLessThan(MAX_ON_SCREEN);
});

test("a dark screen prints black on white", async ({ page }) => {
  const ink = () => style(page, "main h1", "color");
  const onScreen = await ink();
  expect(onScreen).not.toBe("oklch(0 0 0)");
  await page.emulateMedia({ media: "print" });
  await expect.poll(ink).toBe("oklch(0 0 0)");
  expect(await style(page, "html", "color-scheme")).toBe("light");
  expect(await style(page, "body", "background-color")).toBe("oklch(1 0 0)");
});

for (const format of ["A4", "Letter"] as const) {
  test(`a claim and a list print on ${format} with a limited number of sheets`, async ({ page }) => {
    const list = sheets(await page.pdf({ format }));
    expect(list).toBeGreaterThan(1);
    expect(list).toBeLessThan(12);
    // A seeded claim that no other test edits.
    await page.goto("/insured/policies?search=Gideon%20Fontaine");
    await page.getByRole("table").getByRole("link", { name: "Gideon Fontaine" }).first().click();
    await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Timeline" })).toBeVisible();
    expect(sheets(await page.pdf({ format }))).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: "print" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
}

test("a room prints six photos a page under its claim, once all have loaded", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>("[data-print='only'] img")];
      document.title = `${pictures.filter(({ naturalWidth }) => naturalWidth > 0).length} pictures`;
    };
  });
  await page.route(/\/api\/backend\/region\?projectKey=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { regions: { images?: { key: string }[]; videos?: unknown[] }[] };
    for (const room of body.regions) {
      const [image] = room.images ?? [];
      room.images = image ? Array.from({ length: 8 }, (_, index) => ({ ...image, key: `${image.key}${index}` })) : [];
      room.videos = [];
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto("/insured/policies?search=Holloway");
  await page.getByRole("table").getByRole("link", { name: DEMO_HOME_CLAIM }).click();
  await page.locator('main a[href*="/region-review/"]').first().click();
  await expect(page.getByRole("status").getByText("1 of 8", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+p");
  await expect(page).toHaveTitle("8 pictures");
  // The browser's own menu prints the same pages, on both paper sizes.
  for (const format of ["A4", "Letter"] as const) {
    expect(sheets(await page.pdf({ format }))).toBe(2);
  }
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("main [data-print='only']");
  await expect(paper.getByText(/^Claim /).first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(paper).toHaveCount(0);
});

test("the scan viewer prints its panels on white, without the canvas", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open(DEMO_HOME_CLAIM);
  const drawing = page.locator("main canvas").first();
  await expect(drawing).toBeVisible();
  /** Returns the class names of elements larger than a chip that have a dark background. */
  const dark = () =>
    page.locator("main, main *").evaluateAll((elements) => {
      const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const isDark = (color: string) => {
        if (!pixel) return true;
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
        return alpha > 127 && Math.max(red, green, blue) < 128;
      };
      return elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width * height > 10_000 && isDark(getComputedStyle(element).backgroundColor);
        })
        .map((element) => element.getAttribute("class"));
    });
  expect(await dark()).not.toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(drawing).toBeHidden();
  expect(await dark()).toEqual([]);
  await expect(editor.tree).toBeVisible();
  await expect(editor.quantities.getByRole("table").first()).toBeVisible();
});
