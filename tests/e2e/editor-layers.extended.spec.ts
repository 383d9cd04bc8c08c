/**
 * Showing, locking and cutting parts of a home, with real pointer and keys: layers, X-ray, section, views, rooms,
 * floors.
 */
import type { Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect, expectLastingURL, FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(FEWER_PIXELS);

/** A wall that faces the camera of the home view and has no opening. */
const WALL = "Wall 1 · north";
/** The number of rooms on the ground floor. */
const ROOMS = 8;

const heading = (page: Page) => page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 });
/** The selection with its room. */
const chosen = (page: Page) => page.locator("footer > span").first();
const sentence = (page: Page) => page.locator("footer").getByRole("status");
const chips = (page: Page) => page.getByRole("region", { name: "View options" });
const sectionHeight = (page: Page) =>
  page.getByRole("group", { name: "Section" }).getByRole("spinbutton", { name: "Height" });
const layer = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Selects a wall of the study in the outliner, frames it, and locates it on the canvas. */
async function wallPosition(editor: EditorPage): Promise<{ x: number; y: number }> {
  const { page, tree } = editor;
  await tree.getByRole("treeitem", { name: /^Study/ }).click();
  await page.keyboard.press("ArrowRight");
  await tree.getByRole("treeitem", { name: WALL, exact: true }).click();
  await page.keyboard.press("f");
  const box = await editor.placeOf(page.locator("svg path[data-part='selected']"));
  await page.keyboard.press("Escape");
  return { x: box.x + box.width * 0.5, y: box.y + box.height * 0.4 };
}

async function openHome(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await expect(page.locator("[data-part='room']").first()).toBeVisible();
  await page.keyboard.press("3");
  return editor;
}

test("walls are hidden, locked, isolated, made transparent and cut", async ({ page }) => {
  const editor = await openHome(page);
  const position = await wallPosition(editor);
  const click = () => page.mouse.click(position.x, position.y);

  await test.step("a hidden wall is neither picked nor part of Select all; a wall that is shown again is picked", async () => {
    await click();
    await expect(chosen(page)).toContainText(`${WALL}, Study`);
    await page.keyboard.press("y");
    await layer(page, "Hide walls").click();
    await expect(chips(page)).toContainText("1 hidden");
    await expect(heading(page)).toHaveCount(0);
    await click();
    await expect(chosen(page)).not.toContainText("Wall");
    await page.keyboard.press("Control+a");
    await expect(heading(page)).toHaveText(`${ROOMS * 2} selected`);
    await expect(editor.tree.getByRole("treeitem", { name: `${WALL}, hidden` }).last()).toBeVisible();
    await chips(page).getByRole("button", { name: "Show everything" }).click();
    await click();
    await expect(chosen(page)).toContainText(`${WALL}, Study`);
  });

  await test.step("locked walls can be selected, but G and Delete give the reason why they do nothing", async () => {
    await layer(page, "Lock walls").click();
    for (const key of ["g", "Delete"]) {
      await page.keyboard.press("Escape");
      await click();
      await page.keyboard.press(key);
      await expect(sentence(page)).toHaveText("Walls are locked: unlock them in the layers");
      await expect(chosen(page)).toContainText(`${WALL}, Study`);
    }
    await page.keyboard.press("Shift+Alt+l");
    await page.keyboard.press("g");
    await expect(page.getByRole("region", { name: "Typed command" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Typed command" })).toBeHidden();
  });

  await test.step("isolated furniture leaves no face to select", async () => {
    await page.keyboard.press("Escape");
    await layer(page, "Show furniture alone").click();
    await expect(chips(page)).toContainText("Furniture alone");
    await page.keyboard.press("3");
    await page.keyboard.press("Control+a");
    await expect(sentence(page)).toHaveText("Nothing more to select");
    await page.keyboard.press("Shift+Alt+h");
    await expect(chips(page)).toBeEmpty();
    await page.keyboard.press("Escape");
    await page.keyboard.press("y");
  });

  await test.step("under X-ray, a click selects the element behind the selected wall; Escape ends X-ray last", async () => {
    await click();
    await click();
    await expect(chosen(page)).toContainText(`${WALL}, Study`);
    await page.keyboard.press("Alt+z");
    await expect(chips(page)).toContainText("X-ray");
    await click();
    await expect(chosen(page)).not.toContainText(`${WALL}, Study`);
    await page.keyboard.press("Escape");
    await expect(heading(page)).toHaveCount(0);
    await expect(chips(page)).toContainText("X-ray");
    await page.keyboard.press("Escape");
    await expect(chips(page)).toBeEmpty();
  });

  await test.step("elements that are cut away are not picked", async () => {
    await page.keyboard.press("c");
    const height = sectionHeight(page);
    await expect(height).toHaveValue("1.200");
    await height.fill("0.3");
    await height.press("Enter");
    await click();
    await expect(chosen(page)).not.toContainText(`${WALL}, Study`);
    await height.fill("2.40 m");
    await height.press("Enter");
    await click();
    await expect(chosen(page)).toContainText(`${WALL}, Study`);
    await page.keyboard.press("Escape");
  });
});

test("named views and floors are in the address, a room is renamed in its row, and keys hide and lock rows", async ({
  page,
}) => {
  const editor = await openHome(page);
  const position = await wallPosition(editor);
  const click = () => page.mouse.click(position.x, position.y);

  await test.step("a named view is in the address, and a reload restores the view; an unknown view is reported", async () => {
    await page.keyboard.press("c");
    await sectionHeight(page).fill("2.4");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Show named views" }).click();
    await page.getByRole("textbox", { name: "Name of the view" }).fill("Study, cut");
    await page.keyboard.press("Enter");
    await expectLastingURL(page, /camera=Study/);
    await chips(page).getByRole("button", { name: "End section" }).click();
    await expect(chips(page)).toBeEmpty();
    await page.reload();
    await expect(sectionHeight(page)).toHaveValue("2.400");
    await expect(page.locator("[data-part='room']").first()).toBeVisible();
    await page.keyboard.press("3");
    // The camera returns to the same position.
    await click();
    await expect(chosen(page)).toContainText(`${WALL}, Study`);
    await page.keyboard.press("Escape");
    // The list of views was open, so it is open again.
    await page.getByRole("button", { name: "Rename Study, cut" }).click();
    await page.getByRole("textbox", { name: "New name of Study, cut" }).fill("Study");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/camera=Study(&|$)/);
    await page.getByRole("button", { name: "Delete Study" }).click();
    await expect(page).not.toHaveURL(/camera=/);
    await page.goto(`${page.url()}&camera=Nowhere`);
    await expect(page.getByText("This browser knows no view “Nowhere” of this survey.")).toBeVisible();
    await expect(page).not.toHaveURL(/camera=/);
  });

  await test.step("a room is renamed in its row, undone and redone", async () => {
    const room = (name: string) => editor.tree.getByRole("treeitem", { name: new RegExp(`^${name}\\b`) });
    await room("Study").click();
    await page.keyboard.press("F2");
    await page.getByRole("textbox", { name: "New name of Study" }).fill("Library");
    await page.keyboard.press("Enter");
    await expect(room("Library")).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("[data-part='room']").filter({ hasText: "Library" })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(room("Study")).toBeVisible();
    await page.keyboard.press("Control+y");
    await expect(room("Library")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(room("Study")).toBeVisible();
    await editor.saved();
  });

  await test.step("the keyboard alone hides and locks a row of the outliner", async () => {
    await editor.tree.focus();
    await page.keyboard.press("Alt+h");
    await expect(editor.tree.getByRole("treeitem", { name: /^Study.*, hidden$/ })).toBeVisible();
    await page.keyboard.press("Alt+l");
    await expect(editor.tree.getByRole("treeitem", { name: /^Study.*, hidden, locked$/ })).toBeVisible();
    await page.keyboard.press("Shift+Alt+h");
    await page.keyboard.press("Shift+Alt+l");
    await expect(editor.tree.getByRole("treeitem", { name: /^Study[^,]*$/ })).toBeVisible();
  });

  await test.step("keys switch and stack floors, and the current floor is in the address", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("]");
    await expect(page).toHaveURL(/floor=1/);
    await expect(page.locator("[data-part='room']").filter({ hasText: "Main bedroom" })).toBeVisible();
    await page.keyboard.press("t");
    await expect(chips(page)).toContainText("Floors stacked");
    await page.keyboard.press("]");
    await expect(sentence(page)).toHaveText("There is no floor above");
    await page.reload();
    await expect(page.locator("[data-part='room']").filter({ hasText: "Main bedroom" })).toBeVisible();
    await page.keyboard.press("[");
    await expect(page).toHaveURL(/floor=0/);
    await expect(page.locator("[data-part='room']").filter({ hasText: "Kitchen" })).toBeVisible();
  });
});
