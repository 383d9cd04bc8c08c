/** An object's captured values next to its current ones, in the narrow column. */
import type { Locator } from "@playwright/test";
import { bedroom } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

/** Returns the words and numbers that wrap onto more than one line. */
const wrappedWords = (table: Locator): Promise<string[]> =>
  table.locator("th, td").evaluateAll((cells) =>
    cells.flatMap((cell) =>
      [...cell.childNodes].flatMap((text) =>
        [...(text.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
        }),
      ),
    ),
  );

test("no field's name and no number wraps, in meters or in feet", async ({ page }) => {
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  const editor = new EditorPage(page);
  await editor.open(IMPORT_CLAIMS[0]);
  await editor.import(bedroom.file);
  await editor.closeReport();
  await editor.tree
    .getByRole("treeitem", { name: /^Objects/ })
    .first()
    .click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  // As wide as a position of this capture gets in feet.
  await editor.coordinate("X").fill("-33.86");
  await page.keyboard.press("Enter");
  const scan = page.getByRole("group", { name: "Compared with the scan" });
  const name = scan.getByRole("rowheader", { name: "Position" });
  for (const units of ["m", "ft in"]) {
    await editor.quantities.getByText(units, { exact: true }).click();
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(name).toBeVisible();
      expect([units, width, await wrappedWords(scan.getByRole("table"))]).toEqual([units, width, []]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await editor.saved();
});
