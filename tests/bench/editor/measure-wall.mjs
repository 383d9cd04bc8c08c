/** Finds a wall with four windows by pointer, as a person would, and drags it. */
import { dragSteps, settle } from "./page-steps.mjs";
import { find } from "./watch-page.mjs";

/** So many windows are tried, each of another name. */
const MOST_TRIED = 12;

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

async function chooseWall(page) {
  await page.keyboard.press("4");
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

/** Thread milliseconds of each step; null where no such wall could be met. */
export async function dragWall(page) {
  if (!(await chooseWall(page))) return null;
  await page.keyboard.press("f");
  await settle(page);
  // What is selected is taken along by a drag.
  const [grip] = await page.evaluate(find, { columns: 60, rows: 40, most: 1, cursor: "move" });
  return grip ? dragSteps(page, grip.place) : null;
}
