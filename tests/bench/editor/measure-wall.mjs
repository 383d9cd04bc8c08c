/** Selects a wall with four windows and drags it, as a person would. */
import { dragSteps, ROOM, settle } from "./page-steps.mjs";
import { chooseWall } from "./walk-outliner.mjs";
import { find } from "./watch-page.mjs";

/** The generator gives the widest wall of that room this many windows. */
const WINDOWS = 4;
/** A drag over the picture's height turns the view by slightly more than 180°. */
const QUARTERS_PER_HEIGHT = 2.2;

/** Turns the view 90° to the left, by a drag over unselected elements. */
async function turnView(page) {
  const box = await page.getByRole("img", { name: "3D view of the survey" }).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.height / QUARTERS_PER_HEIGHT, y, { steps: 3 });
  await page.mouse.up();
  await settle(page);
}

/** Turns the view until the selected wall can be grabbed, which is impossible from behind; null if it never can. */
async function turnToGrip(page) {
  for (let turn = 0; turn < 4; turn += 1) {
    // The cursor is "move" only over the selection.
    const [grip] = await page.evaluate(find, { columns: 60, rows: 40, most: 1, cursor: "move" });
    if (grip) return grip;
    await turnView(page);
  }
  return null;
}

/** Returns thread milliseconds of each step; null if no such wall was found. */
export async function dragWall(page, count) {
  if (!(await chooseWall(page, ROOM, WINDOWS))) return null;
  await page.keyboard.press("f");
  await settle(page);
  const grip = await turnToGrip(page);
  return grip && dragSteps(page, grip.place, count);
}
