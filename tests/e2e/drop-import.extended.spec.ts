/** Captures dropped on the canvas, as the browser delivers files from the desktop. */
import { bedroom, temporaryFile } from "./captures";
import { dropOnCanvas } from "./drop-files";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

const changes = async () => (await relay.calls()).filter(({ method }) => method !== "GET").length;

test("a capture dropped on the canvas is imported; another file changes nothing", async ({ page }) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.open(IMPORT_CLAIMS[0]);
  await expect(page.locator("canvas").first()).toBeVisible();
  const hint = page.getByText("Drop RoomPlan captures here");
  const empty = page.locator("[data-picture]").getByText("This survey has no geometry yet.");

  const before = await changes();
  await dropOnCanvas(page, [temporaryFile("notes.txt", "no capture"), temporaryFile("nothing.json", "")], async () => {
    await expect(hint).toBeVisible();
    await expect(empty).toBeHidden();
  });
  await expect(hint).toBeHidden();
  await expect(empty).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Nothing was imported" });
  await expect(dialog).toContainText("The file isn't JSON (line 1, column 1).");
  await expect(dialog).toContainText("The file is empty (0 bytes).");
  await editor.closeReport();
  expect(await changes()).toBe(before);
  await expect(editor.row("Floor area")).toContainText("0.00 m²");

  await dropOnCanvas(page, [bedroom.file]);
  await expect(page.getByRole("dialog", { name: "Import preview" })).toBeVisible();
  await editor.closeReport();
  await expect(editor.row("Floor area")).toContainText(bedroom.floorArea);
  await expect(editor.row("Perimeter")).toContainText(bedroom.perimeter);
  await editor.saved();

  await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.saved();
});
