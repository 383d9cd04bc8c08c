/** Captures dropped on the canvas, as the browser hands over files from the desktop. */
import type { Page } from "@playwright/test";
import { bedroom, temporaryFile } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

/** Lets go of files over the middle of the canvas; `onTheWay` looks while they are still held. */
async function dropOnCanvas(page: Page, files: string[], onTheWay?: () => Promise<void>): Promise<void> {
  const box = (await page.locator("canvas").first().boundingBox())!;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...place, data });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...place, data });
  await onTheWay?.();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...place, data });
  await browser.detach();
}

const changes = async () => (await relay.calls()).filter(({ method }) => method !== "GET").length;

test("a capture dropped on the canvas is taken in, and a file that is none changes nothing", async ({ page }) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page);
  await editor.open(IMPORT_CLAIMS[2]);
  await expect(page.locator("canvas").first()).toBeVisible();
  const hint = page.getByText("Drop RoomPlan captures here");

  const before = await changes();
  await dropOnCanvas(page, [temporaryFile("notes.txt", "no capture"), temporaryFile("nothing.json", "")], async () => {
    await expect(hint).toBeVisible();
  });
  await expect(hint).toBeHidden();
  const dialog = page.getByRole("dialog", { name: "Nothing was imported" });
  await expect(dialog).toContainText("The file is not JSON.");
  await expect(dialog).toContainText("The file is empty (0 bytes).");
  await editor.closeReport();
  expect(await changes()).toBe(before);
  await expect(editor.row("Floor area")).toContainText("0.00 m²");

  await dropOnCanvas(page, [bedroom.file]);
  await expect(page.getByRole("dialog", { name: "Import report" })).toBeVisible();
  await editor.closeReport();
  await expect(editor.row("Floor area")).toContainText(bedroom.floorArea);
  await expect(editor.row("Perimeter")).toContainText(bedroom.perimeter);
  await editor.saved();

  await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.saved();
});
