/** Finds a wall with four windows by pointer, as a person would, and drags it. */
import { dragSteps, settle } from "./page-steps.mjs";
import { find } from "./watch-page.mjs";

/** So many windows are tried, each of another name. */
const MOST_TRIED = 12;
/** A drag over the picture's height turns the view by a little more than half. */
const QUARTERS_PER_HEIGHT = 2.2;

/** Selects the wall of the window that is selected, in the outliner, where it carries four; false where it does not. */
function chooseHost() {
  const rows = [...document.querySelectorAll("[role='treeitem']")];
  const level = (row) => Number(row.getAttribute("aria-level"));
  const at = rows.findIndex((row) => row.getAttribute("aria-selected") === "true");
  const host = rows.slice(0, Math.max(0, at)).findLastIndex((row) => level(row) < level(rows[at]));
  if (host < 0) return false;
  const windows = rows.slice(host + 1).filter((row) => level(row) === level(rows[at]) && /^Window/.test(row.innerText));
  if (windows.length !== 4) return false;
  rows[host].click();
  return true;
}

/** A quarter to the left, by a drag over what is not selected. */
async function turnView(page) {
  const box = await page.getByRole("img", { name: "3D view of the survey" }).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.height / QUARTERS_PER_HEIGHT, y, { steps: 3 });
  await page.mouse.up();
  await settle(page);
}

async function chooseWall(page) {
  const things = await page.evaluate(find, { columns: 60, rows: 40, most: 300 });
  const tried = new Set();
  for (const { place, said } of things) {
    if (!said.includes("Window") || tried.has(said)) continue;
    if (tried.size === MOST_TRIED) return false;
    tried.add(said);
    await page.mouse.click(...place);
    await settle(page);
    if (await page.evaluate(chooseHost)) return true;
  }
  return false;
}

/** Only walls that look this way show their windows. */
async function turnToWall(page) {
  await page.keyboard.press("4");
  for (let turn = 0; turn < 4; turn += 1) {
    if (await chooseWall(page)) return true;
    await page.keyboard.press("Escape");
    await turnView(page);
  }
  return false;
}

/** Thread milliseconds of each step; null where no such wall could be met. */
export async function dragWall(page, count) {
  if (!(await turnToWall(page))) return null;
  await page.keyboard.press("f");
  await settle(page);
  // What is selected is taken along by a drag.
  const [grip] = await page.evaluate(find, { columns: 60, rows: 40, most: 1, cursor: "move" });
  return grip ? dragSteps(page, grip.place, count) : null;
}
