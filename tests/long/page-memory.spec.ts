/** The editor's page in use: more than a thousand edits, each answered, with the memory before and after. */
import type { CDPSession, Page } from "@playwright/test";
import { EditorPage } from "../e2e/editor-page";
import { corners, putRoom } from "../e2e/editor-room";
import { admit, expect, relay, test } from "../e2e/fixtures";
import { IMPORT_CLAIMS } from "../e2e/seeded";

/** More than the history keeps, so that it is full. */
const WARM = 600;
const EDITS = 1_000;
/** Sent at once and awaited together. */
const TOGETHER = 100;
const MB = 1_048_576;
/** Allowance for the browser's own data: its requests, and optimized code. */
const MAX_GROWTH = 3 * MB;

async function heap(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings());
  for (let time = 0; time < 3; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

/** Moves the corner back and forth by the arrow keys; every tenth edit is undone and redone, which are two more. */
async function edit(page: Page, editor: EditorPage, count: number): Promise<void> {
  const field = editor.coordinate("X");
  await field.focus();
  for (let edits = 0; edits < count; ) {
    await page.keyboard.press(edits % 20 < 10 ? "ArrowUp" : "ArrowDown");
    edits += 1;
    if (edits % 10 === 0) {
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+y");
      edits += 2;
    }
    if (edits % TOGETHER < 3) await editor.saved();
  }
  await editor.saved();
}

test("a thousand more edits, with undo and redo, leave the page's memory unchanged", async ({ page }) => {
  test.setTimeout(1_500_000);
  await admit(page);
  await putRoom(page);
  const editor = new EditorPage(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  await (await editor.floorCorners()).first().click();
  const devtools = await page.context().newCDPSession(page);
  await edit(page, editor, WARM);
  const before = await heap(page, devtools);
  const calls = (await relay.calls()).length;
  await edit(page, editor, EDITS);
  const after = await heap(page, devtools);
  const answered = (await relay.calls()).slice(calls).filter(({ method }) => method === "PUT");
  const [from, to, more] = [before, after, after - before].map((bytes) => (bytes / MB).toFixed(2));
  process.stdout.write(`heap ${from} MB, after ${EDITS} edits ${to} MB: ${more} MB more; ${answered.length} calls\n`);

  expect(answered.length).toBeGreaterThan(0);
  expect(answered.every(({ status }) => status === 200)).toBe(true);
  // The shown value is the saved value.
  expect((await corners(page)).a?.x).toBe((await editor.coordinates())[0]);
  await page.getByRole("button", { name: "Show the history" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText("500 edits");
  expect(after - before).toBeLessThan(MAX_GROWTH);
});
