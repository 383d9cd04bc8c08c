/** The editor's tools with real pointer and keys: move, lock, type, snap, nudge, box, measure, split, undo. */
import type { Page } from "@playwright/test";
import { bedroom } from "./captures";
import { EditorBench } from "./editor-bench";
import { EditorPage } from "./editor-page";
import { emptyFloor, emptyImports, putRoom } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

const heading = (page: Page) => page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 });
const typed = (page: Page) => page.getByRole("region", { name: "Typed command" });
const line = (page: Page) => page.locator("footer");
const sentence = (page: Page) => line(page).getByRole("status");
const snapReason = (page: Page) => page.locator("[data-part='label'][data-style='snap']");
const measures = (page: Page) => page.locator("[data-part='label'][data-style='main']");

/** Returns the center of the selected corner's handle, in page pixels. */
async function cornerPosition(editor: EditorPage): Promise<{ x: number; y: number }> {
  const box = await editor.placeOf(editor.page.getByRole("img", { name: "Selected corner" }));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a corner is moved, snapped, nudged, selected by a box and measured, and every step can be reverted", async ({
  page,
}) => {
  const bench = new EditorBench(page);
  const { editor } = bench;
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await bench.open(IMPORT_CLAIMS[0]);
  const surveyKey = editor.surveyKey();
  await editor.import(bedroom.file);
  await editor.closeReport();
  const corners = await editor.floorCorners();

  await test.step("a typed move along an axis is confirmed by Enter, undone and redone", async () => {
    await corners.nth(1).click();
    const [x, y, z] = await editor.coordinates();
    await page.keyboard.type("gx1.25");
    await expect(typed(page)).toContainText("1.25");
    await expect(sentence(page)).toHaveText("Enter or a click places it at the typed value");
    await expect(editor.coordinate("X")).toHaveValue((x + 1.25).toFixed(3));
    await page.keyboard.press("Enter");
    await expect(typed(page)).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(editor.coordinate("X")).toHaveValue(x.toFixed(3));
    await page.keyboard.press("Control+y");
    await expect(editor.coordinate("X")).toHaveValue((x + 1.25).toFixed(3));
    await page.keyboard.press("Control+z");
    expect(await editor.coordinates()).toEqual([x, y, z]);
  });

  await test.step("invalid input is refused; Escape reverts the value, the lock, the move, and then the selection", async () => {
    await page.keyboard.type("gz1..5");
    await page.keyboard.press("Enter");
    await expect(typed(page)).toContainText("“1..5” isn't a length");
    await page.keyboard.press("Escape");
    await expect(typed(page)).not.toContainText("1..5");
    await expect(line(page)).toContainText("Locked to Z");
    await page.keyboard.press("Escape");
    await expect(line(page)).not.toContainText("Locked to Z");
    await expect(typed(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(typed(page)).toBeHidden();
    await expect(heading(page)).toHaveText(/^Corner/);
    await page.keyboard.press("Escape");
    await expect(heading(page)).toHaveCount(0);
  });

  const canvas = (await page.getByRole("img", { name: "3D view of the survey" }).boundingBox())!;
  const empty = { x: canvas.x + canvas.width - 110, y: canvas.y + 20 };
  await corners.nth(2).click();
  const target = await cornerPosition(editor);
  const targetAt = await editor.coordinates();
  await corners.nth(1).click();
  const start = await cornerPosition(editor);
  const startAt = await editor.coordinates();

  await test.step("a drag snaps to a corner and names the reason; Shift suspends snapping; Escape restores the corner", async () => {
    // A corner on the next one leaves no wall for a window, so windows are removed first.
    await page.keyboard.press("4");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await expect(editor.row("Openings")).toContainText("0.00 m²");
    await page.keyboard.press("1");
    await corners.nth(1).click();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + target.x) / 2, (start.y + target.y) / 2);
    await page.mouse.move(target.x + 2, target.y + 1);
    await expect(snapReason(page)).toHaveText("Corner");
    await expect(page.getByText("This moves")).toBeVisible();
    await expect(editor.coordinate("X")).toHaveValue(targetAt[0].toFixed(3));
    await page.keyboard.down("Shift");
    await page.mouse.move(target.x + 3, target.y + 2);
    await expect(snapReason(page)).toHaveCount(0);
    await page.keyboard.up("Shift");
    await page.keyboard.press("Escape");
    await page.mouse.move(target.x + 40, target.y);
    await page.mouse.up();
    await expect.poll(() => editor.coordinates()).toEqual(startAt);
    await page.keyboard.press("Control+z");
    await expect(editor.row("Openings")).toContainText(bedroom.openings);
    await corners.nth(1).click();
  });

  await test.step("after G the corner follows the pointer and a click places it; an arrow key moves it by 1 cm", async () => {
    await page.mouse.move(start.x, start.y);
    await page.keyboard.press("g");
    await page.mouse.move(start.x + 30, start.y + 10);
    await page.mouse.click(start.x + 30, start.y + 10);
    await expect(typed(page)).toBeHidden();
    const distance = async () => {
      const [x, , z] = await editor.coordinates();
      return Math.hypot(x - startAt[0], z - startAt[2]);
    };
    await expect.poll(distance).toBeGreaterThan(0.05);
    const position = await cornerPosition(editor);
    const placed = await editor.coordinates();
    await page.mouse.click(position.x, position.y);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("PageUp");
    const apart = async () => {
      const now = await editor.coordinates();
      return now.map((value, axis) => Math.round(Math.abs(value - placed[axis]!) * 1000)).sort();
    };
    await expect.poll(apart).toEqual([0, 10, 10]);
    await editor.saved();
    const [x, y, z] = await editor.coordinates();
    const answer = await page.request.get(`/api/backend/vertex?surveyKey=${surveyKey}`, {
      headers: { "X-Requested-With": "lintel" },
    });
    const { vertices } = (await answer.json()) as { vertices: { x: number; y: number; z: number }[] };
    const isSaved = vertices.some((vertex) => Math.hypot(vertex.x - x, vertex.y - y, vertex.z - z) < 0.001);
    expect(isSaved).toBe(true);
  });

  await test.step("the S tool selects by a box; fields of several elements show mixed values, and why a floor cannot be moved to its ceiling", async () => {
    await page.keyboard.press("s");
    await page.keyboard.press("1");
    await page.mouse.move(empty.x, empty.y);
    await page.mouse.down();
    await page.mouse.move(canvas.x + 200, canvas.y + 300);
    await page.mouse.move(canvas.x + 80, canvas.y + canvas.height - 20);
    await expect(sentence(page)).toContainText("Release to select");
    await page.mouse.up();
    await expect(heading(page)).toHaveText(/^\d+ selected$/);
    await expect(editor.coordinate("Y")).toHaveAttribute("placeholder", "mixed");
    await editor.coordinate("Y").fill(`8' 2 1/2"`);
    await page.keyboard.press("Enter");
    await expect(editor.coordinate("Y")).toHaveAccessibleDescription(/would be (left without area|turned inside out)/);
    await page.keyboard.press("Escape");
    await expect(editor.coordinate("Y")).toHaveValue("");
  });

  await test.step("a distance is measured from corner to corner, and Escape removes one point after the other", async () => {
    await page.mouse.click(empty.x, empty.y);
    await page.keyboard.press("m");
    await page.mouse.click(target.x, target.y);
    await page.mouse.click((start.x + target.x) / 2, (start.y + target.y) / 2);
    await expect(measures(page).filter({ hasText: /^\d+\.\d{3} m · \d+' / })).toHaveCount(1);
    for (const next of ["Click its end", "Click the start of the distance"]) {
      await page.keyboard.press("Escape");
      await expect(sentence(page)).toHaveText(next);
    }
    await page.keyboard.press("Escape");
    await expect(sentence(page)).toContainText("Click selects");
  });

  await test.step("a corner of the ceiling snaps to the height of the others, and the label names the height", async () => {
    await editor.saved();
    const held = await bench.held();
    const [key = ""] = held.all("face").find(({ label }) => label === "ceiling")!.loops[0]!;
    await bench.choose("1", key);
    await bench.press("f");
    const [, height] = await editor.coordinates();
    const original = await cornerPosition(editor);
    await bench.press("g");
    await page.keyboard.type("y-0.2");
    await page.keyboard.press("Enter");
    await expect(editor.coordinate("Y")).toHaveValue((height - 0.2).toFixed(3));
    const lowered = await cornerPosition(editor);
    await page.mouse.move(lowered.x, lowered.y);
    await page.keyboard.down("Alt");
    await page.mouse.down();
    await page.mouse.move((lowered.x + original.x) / 2, (lowered.y + original.y) / 2);
    await page.mouse.move(original.x, original.y + 3);
    await expect(snapReason(page)).toHaveText(/^Ceiling height [\d.]+ m · \d corners$/);
    await page.mouse.up();
    await page.keyboard.up("Alt");
    await expect(editor.coordinate("Y")).toHaveValue(height.toFixed(3));
  });

  // Restore the state before the test.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(async () => {
    if ((await undo.getAttribute("aria-disabled")) !== "true") await page.keyboard.press("Control+z");
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
  }).toPass({ intervals: [100] });
  await editor.saved();
});

test("K previews a split of the edge at the pointer, and a click makes the split", async ({ page }) => {
  const editor = new EditorPage(page);
  await admit(page);
  await putRoom(page, [["a", "b"]]);
  await editor.open(IMPORT_CLAIMS[1]);
  const handle = page.getByRole("img", { name: "Selected corner" });
  const found = await editor.floorCorners();
  const places = [];
  for (const index of [0, 1]) {
    await found.nth(index).click();
    await expect(handle).toBeVisible();
    const { x, y, width, height } = await editor.placeOf(handle);
    places.push({ x: x + width / 2, y: y + height / 2 });
  }
  const [from, to] = places as [(typeof places)[0], (typeof places)[0]];
  const along = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await page.keyboard.press("2");
  await page.mouse.move(along(0.3).x, along(0.3).y, { steps: 4 });
  await expect(page.getByText(/^Click selects Edge/)).toBeVisible();
  await page.keyboard.press("k");
  const picture = page.getByRole("presentation");
  await expect(page.getByText("Click splits the edge at the pointer")).toBeVisible();
  await page.mouse.move(along(0.31).x, along(0.31).y);
  await expect(picture.getByText(/^[\d.]+ m · [\d.]+ m$/)).toBeVisible();
  await page.mouse.click(along(0.31).x, along(0.31).y);
  await expect(page.getByRole("heading", { name: /^Corner/ })).toBeVisible();
  await editor.saved();
  const [x, , z] = await editor.coordinates();
  expect(x).toBe(0);
  // In perspective the position is near that fraction, and on a whole decimeter if one was in reach.
  expect(z).toBeGreaterThan(0.5);
  expect(z).toBeLessThan(1.5);
  await page.keyboard.press("Control+z");
  await editor.saved();
  await emptyFloor(page);
});
