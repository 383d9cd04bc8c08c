/** Reaches elements of any home by the outliner's own keys, independently of the view. */
import { settle } from "./page-steps.mjs";

/** More rows than a room of the home has. */
const MAX_ROWS = 80;

/** Returns the outliner's active row; runs in the page. */
function activeRow() {
  const id = document.querySelector("[role='tree']").getAttribute("aria-activedescendant");
  const row = id && document.getElementById(id);
  return row && { level: Number(row.ariaLevel), icon: row.dataset.icon, name: row.ariaLabel, isOpen: row.ariaExpanded };
}

async function press(page, key) {
  await page.keyboard.press(key);
  await settle(page);
  return page.evaluate(activeRow);
}

/** Moves down to the next matching row within the branch; null if there is none. */
async function moveToRow(page, isMatch, branch) {
  for (let count = 0; count < MAX_ROWS; count += 1) {
    const row = await press(page, "ArrowDown");
    if (!row || row.level <= branch) return null;
    if (isMatch(row)) return row;
  }
  return null;
}

/** Expands the first room of this name on the current floor; returns its level in the tree. */
export async function openRoom(page, name) {
  await page.getByRole("tree", { name: "Outliner" }).focus();
  await press(page, "Home");
  await page.keyboard.type(name.slice(0, 3).toLowerCase());
  await settle(page);
  const row = await page.evaluate(activeRow);
  if (!row?.name.startsWith(name))
    throw new Error(`The outliner goes to ${row?.name ?? "no row"}, and not to ${name}.`);
  if (row.isOpen !== "true") await press(page, "ArrowRight");
  return row.level;
}

/** Takes the focus from the outliner, so that letters are the editor's shortcuts again. */
export const leaveOutliner = (page) => page.evaluate(() => document.activeElement?.blur());

/** Selects the room itself. */
export async function chooseRoom(page, name) {
  await openRoom(page, name);
  await press(page, "Enter");
  await leaveOutliner(page);
}

/** Selects the first corner of a room's floor. */
export async function chooseCorner(page, name) {
  const room = await openRoom(page, name);
  const floor = await moveToRow(page, (row) => row.level === room + 1 && row.icon === "face", room);
  if (!floor) throw new Error(`${name} has no floor in the outliner.`);
  if (floor.isOpen !== "true") await press(page, "ArrowRight");
  const corner = await moveToRow(page, ({ icon }) => icon === "vertex", room + 1);
  if (!corner) throw new Error(`The floor of ${name} has no corner in the outliner.`);
  await press(page, "Enter");
  await leaveOutliner(page);
}

/** Selects the first wall of a room with this many windows; false if it has none. */
export async function chooseWall(page, name, windows) {
  const room = await openRoom(page, name);
  for (;;) {
    const wall = await moveToRow(page, ({ level, icon }) => level === room + 1 && icon === "wall", room);
    if (!wall) return false;
    if (wall.isOpen !== "true") await press(page, "ArrowRight");
    const count = await page.evaluate(() => {
      const rows = [...document.querySelectorAll("[role='treeitem']")];
      const active = document.querySelector("[role='tree']").getAttribute("aria-activedescendant");
      const below = rows.slice(rows.findIndex(({ id }) => id === active) + 1);
      const end = below.findIndex(({ dataset }) => dataset.icon !== "window");
      return below.slice(0, end < 0 ? below.length : end).length;
    });
    if (count === windows) {
      await press(page, "Enter");
      await leaveOutliner(page);
      return true;
    }
    await press(page, "ArrowLeft");
  }
}
