/** From sign-in to a corrected room, on a real capture if one is available. */
import { gatherBytes } from "./bytes";
import { bedroom, source } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { expect, FEWER_PIXELS, relay, signIn, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

test(`an employee signs in, imports a bedroom, corrects two corners, undoes one, and finds exactly the other correction after a reload (${source})`, async ({
  page,
}) => {
  const bytes = gatherBytes(page);
  const editor = new EditorPage(page);
  await signIn(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.openFromPolicies(IMPORT_CLAIMS[0]);

  await editor.import(bedroom.file);
  await editor.closeReport();
  await expect(editor.row("Floor area")).toContainText(bedroom.floorArea);
  await expect(editor.row("Perimeter")).toContainText(bedroom.perimeter);
  await expect(editor.row("Walls")).toContainText(bedroom.grossWall);
  await expect(editor.row("Openings")).toContainText(bedroom.openings);
  await editor.saved();
  const batchesAfterImport = await editor.vertexBatches();

  // By typing.
  const corners = await editor.floorCorners();
  await corners.nth(0).click();
  const [typedFrom] = await editor.coordinates();
  const typedTo = Math.round((typedFrom + 0.25) * 1000) / 1000;
  await editor.coordinate("X").fill(String(typedTo));
  await editor.coordinate("X").press("Enter");
  await expect.poll(() => editor.vertexBatches()).toBe(batchesAfterImport + 1);
  await editor.saved();
  await expect(editor.row("Floor area")).not.toContainText(bedroom.floorArea);
  const area = () => editor.row("Floor area").innerText();
  const areaAfterTyping = await area();

  // By dragging another one.
  await corners.nth(1).click();
  const draggedFrom = await editor.coordinates();
  await page.keyboard.press("f");
  const handle = page.getByRole("img", { name: "Selected corner" });
  await expect(handle).toBeVisible();
  const box = await editor.placeOf(handle);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1)
    await page.mouse.move(box.x + box.width / 2 + step * 6, box.y + box.height / 2 + step * 3);
  await page.mouse.up();
  await expect.poll(() => editor.vertexBatches()).toBe(batchesAfterImport + 2);
  await editor.saved();
  const draggedTo = await editor.coordinates();
  expect(Math.hypot(...draggedTo.map((value, axis) => value - draggedFrom[axis]!))).toBeGreaterThan(0.01);
  await expect.poll(area).not.toBe(areaAfterTyping);

  // One undo reverts the drag; the typed value stays.
  await page.keyboard.press("Control+z");
  await expect.poll(() => editor.vertexBatches()).toBe(batchesAfterImport + 3);
  await editor.saved();
  expect(await editor.coordinates()).toEqual(draggedFrom);
  await expect.poll(area).toBe(areaAfterTyping);

  await editor.letGo();
  await page.reload();
  await expect(editor.tree).toBeVisible();
  await expect.poll(area).toBe(areaAfterTyping);
  const cornersAgain = await editor.floorCorners();
  await cornersAgain.nth(0).click();
  await expect.poll(async () => (await editor.coordinates())[0]).toBeCloseTo(typedTo, 3);
  await cornersAgain.nth(1).click();
  await expect.poll(() => editor.coordinates()).toEqual(draggedFrom);
  expect(await editor.vertexBatches()).toBe(batchesAfterImport + 3);

  const tokens = await relay.tokens();
  expect(tokens.length).toBeGreaterThan(0);
  const receivedText = await bytes.text();
  expect(receivedText.length).toBeGreaterThan(500_000);
  for (const token of tokens) expect(receivedText.includes(token)).toBe(false);
});
