/** The plan and the plan beside 3D with the real pointer and keys: one home, the same tools, seen from above. */
import type { Page } from "@playwright/test";
import { bedroom } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

const heading = (page: Page) => page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 });
const sentence = (page: Page) => page.locator("footer").getByRole("status");
const plan = (page: Page) => page.getByRole("img", { name: "Plan of the floor" });
const home = (page: Page) => page.getByRole("img", { name: "3D view of the survey" });
const handle = (page: Page) => page.getByRole("img", { name: "Selected vertex" });
const figures = (page: Page) => page.locator("[data-part='label'][data-style='main']");
const isInView = (page: Page, layout: string) => expect(page).toHaveURL(new RegExp(`[?&]view=${layout}(&|$)`));

async function middleOf(editor: EditorPage): Promise<{ x: number; y: number }> {
  const box = await editor.placeOf(handle(editor.page).first());
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Takes back all that has been done. */
async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(async () => {
    if ((await undo.getAttribute("aria-disabled")) !== "true") await page.keyboard.press("Control+z");
    expect(await undo.getAttribute("aria-disabled")).toBe("true");
  }).toPass({ intervals: [100] });
}

test("walls are moved on the plan, beside the home in 3D, and measured", async ({ page }) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[2]);
  await editor.import(bedroom.file);
  await editor.closeReport();
  const corners = await editor.floorCorners();
  await corners.nth(2).click();

  await test.step("the plan is one key away, and stands in the address", async () => {
    await page.keyboard.press("6");
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toHaveCount(0);
    await expect(page.getByRole("radiogroup", { name: "View" }).getByRole("radio", { name: "Plan" })).toBeChecked();
    await isInView(page, "plan");
    await expect(page.getByText(/ · 1:\d+$/)).toBeVisible();
  });

  const target = await middleOf(editor);
  const targetAt = await editor.coordinates();
  // The corner across, of the same room.
  await corners.nth(3).click();
  const across = await middleOf(editor);
  await corners.nth(1).click();
  const start = await middleOf(editor);
  const startAt = await editor.coordinates();

  await test.step("a click on a corner takes the one over it too, and says so before", async () => {
    await page.keyboard.press("Escape");
    await page.mouse.move(start.x, start.y);
    await expect(sentence(page)).toContainText("with the one in line with it; drag moves it");
    await page.mouse.click(start.x, start.y);
    await expect(heading(page)).toHaveText("2 selected");
    await expect(handle(page)).toHaveCount(1);
    await expect(editor.coordinate("Y")).toHaveAttribute("placeholder", "mixed");
  });

  await test.step("a drag moves both level, not onto the corner across, and Escape puts them back", async () => {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + across.x) / 2, (start.y + across.y) / 2);
    await page.mouse.move(across.x + 2, across.y + 1);
    // There the room would be folded onto itself: it is told, and stands where it was.
    await expect(sentence(page)).toContainText(/would (be left without area|cross itself|be turned inside out)/);
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
    await expect(editor.coordinate("Z")).toHaveValue(startAt[2].toFixed(3));
    await page.mouse.move((start.x + across.x) / 2, (start.y + across.y) / 2);
    await expect(editor.coordinate("X")).not.toHaveValue(startAt[0].toFixed(3));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
  });

  await test.step("a typed move takes both along, once undone and once redone", async () => {
    await page.keyboard.type("gx0.5");
    await page.keyboard.press("Enter");
    await expect(editor.coordinate("X")).toHaveValue((startAt[0] + 0.5).toFixed(3));
    await page.keyboard.press("Control+z");
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
    await page.keyboard.press("Control+y");
    await expect(editor.coordinate("X")).toHaveValue((startAt[0] + 0.5).toFixed(3));
    await page.keyboard.press("Control+z");
    await expect(editor.coordinate("X")).toHaveValue(startAt[0].toFixed(3));
  });

  const between = { x: (start.x + target.x) / 2, y: (start.y + target.y) / 2 };

  await test.step("a wall is chosen by a click on its band and dragged as a wall", async () => {
    await page.keyboard.press("3");
    await page.mouse.click(between.x, between.y);
    await expect(heading(page)).toHaveText(/^Wall/);
    const before = await editor.coordinates();
    await page.mouse.move(between.x, between.y);
    await page.mouse.down();
    await page.mouse.move(between.x + 20, between.y + 20);
    await page.keyboard.down("Shift");
    await page.mouse.move(between.x + 40, between.y + 40);
    await page.mouse.up();
    await page.keyboard.up("Shift");
    const gone = async () => {
      const [x, y, z] = await editor.coordinates();
      return [Math.hypot(x - before[0], z - before[2]) > 0.05, y === before[1]];
    };
    await expect.poll(gone).toEqual([true, true]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => editor.coordinates()).toEqual(before);
  });

  await test.step("a distance on the plan is level, from corner to corner", async () => {
    await page.keyboard.press("m");
    await page.mouse.click(start.x, start.y);
    await page.mouse.click(target.x, target.y);
    const length = Math.hypot(targetAt[0] - startAt[0], targetAt[2] - startAt[2]);
    const figure = await figures(page)
      .filter({ hasText: / m · \d+' / })
      .textContent();
    expect(Number.parseFloat(figure ?? "")).toBeCloseTo(length, 2);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Escape");
    await expect(sentence(page)).toContainText("Click selects");
  });

  await test.step("split shows both, and what is chosen in one is chosen in the other", async () => {
    await page.keyboard.press("7");
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    await isInView(page, "split");
    await page.keyboard.press("1");
    await corners.nth(1).click();
    await expect(handle(page)).toHaveCount(2);
    const [inPlan, inHome] = [await editor.placeOf(handle(page).nth(0)), await editor.placeOf(handle(page).nth(1))];
    const divide = (await home(page).boundingBox())!.x;
    expect(inPlan.x).toBeLessThan(divide);
    expect(inHome.x).toBeGreaterThan(divide);
    await page.keyboard.type("gz0.4");
    await expect(async () => {
      const moved = [await editor.placeOf(handle(page).nth(0)), await editor.placeOf(handle(page).nth(1))];
      expect(Math.hypot(moved[0]!.x - inPlan.x, moved[0]!.y - inPlan.y)).toBeGreaterThan(3);
      expect(Math.hypot(moved[1]!.x - inHome.x, moved[1]!.y - inHome.y)).toBeGreaterThan(3);
    }).toPass();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Escape");
  });

  await undoAll(page);
  await editor.saved();

  await test.step("a reload keeps the view, a nonsense one is passed over, and the survey remembers its own", async () => {
    await page.reload();
    await expect(plan(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    const bare = new URL(page.url());
    bare.searchParams.set("view", "upside-down");
    await page.goto(bare.href);
    await expect(plan(page)).toBeVisible();
    await isInView(page, "split");
    await page.getByRole("radiogroup", { name: "View" }).getByText("3D").click();
    await expect(plan(page)).toHaveCount(0);
    await expect(home(page)).toBeVisible();
    await isInView(page, "3d");
  });
});
