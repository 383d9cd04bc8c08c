/**
 * The demo home in the editor, in 3D with a selected wall and as a plan with a selected edge, and the panels for
 * decisions, compared with approved pictures.
 */
import type { Locator } from "@playwright/test";
import { generateSingleRooms } from "../../backend/seed/home/generate-single-rooms";
import { temporaryFile } from "./captures";
import { dropOnCanvas } from "./drop-files";
import { EditorBench } from "./editor-bench";
import { alive, expect, test } from "./fixtures";
import { PICTURES_AT_HALF_SIZE, settled, toleranceOfOwn } from "./pictures";
import { DEMO_HOME_CLAIM } from "./seeded";

const WIDE = [1440, 900] as const;
const DESKTOP = [1280, 800] as const;
const NARROW = [390, 844] as const;
const THEMES = ["light", "dark"] as const;

/** A panel is a small picture, so its tolerance is smaller too. */
const PANEL_TOLERANCE = { maxDiffPixels: 40 };

test.use(PICTURES_AT_HALF_SIZE);

test("the editor's 3D view, plan and panels look as approved in both themes, and the panels wide and narrow", async ({
  page,
  browser,
}) => {
  const allowed = toleranceOfOwn(browser.version());
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  await alive(page);
  await bench.editor.saved();
  const home = await bench.held();
  const room = home.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === "Living room")!;
  const wall = home.walls(room.key).find(({ key }) => home.on(key).length > 0)!;
  const views = [
    { name: "scan-editor", key: "5", picture: "3D view of the survey", choose: () => bench.choose("3", wall.key) },
    {
      name: "scan-editor-plan",
      key: "6",
      picture: "Plan of the floor",
      choose: () => bench.choose("2", home.edgeBetween(...home.base(wall, room.key)).key),
    },
  ];
  for (const { name, key, picture, choose } of views) {
    await bench.press(key);
    await expect(page.getByRole("img", { name: picture })).toBeVisible();
    await choose();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await settled(page, ...WIDE);
      await bench.press("h");
      // The pointer must not hover any part.
      await page.mouse.move(WIDE[0] / 2, 2);
      await bench.editor.waitForPanels();
      await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${WIDE[0]}.png`, { scale: "device", ...allowed });
    }
  }

  const tight = "maxDiffPixels" in allowed ? { ...allowed, ...PANEL_TOLERANCE } : allowed;
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  /** Compares the panel in its column; on a phone, the sheet that contains it, which covers the canvas. */
  async function comparePanel(name: string, part: Locator, narrow: Locator, tab?: string): Promise<void> {
    for (const [[width, height], theme] of [
      [DESKTOP, "light"],
      [NARROW, "dark"],
    ] as const) {
      await settled(page, width, height);
      if (tab && width === NARROW[0]) await page.getByText(tab, { exact: true }).click();
      await part.scrollIntoViewIfNeeded();
      await page.mouse.move(width / 2, 2);
      await bench.editor.waitForPanels();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const shown = width === NARROW[0] ? narrow : part;
      const picture = `scan-editor-${name}-${theme}-${width}.png`;
      await expect.soft(shown).toHaveScreenshot(picture, { scale: "device", ...tight });
    }
    await settled(page, ...DESKTOP);
  }
  const sheet = page.getByRole("complementary").filter({ visible: true });

  await bench.press("5");
  await bench.choose("3", wall.key);
  await comparePanel("quantities", region("Quantities"), sheet, "Properties, quantities");

  await bench.press("Escape");
  await bench.press("Alt+r");
  await bench.press("Alt+g");
  await expect(region("Review").getByRole("option", { selected: true })).toBeVisible();
  await comparePanel("review", region("Review"), sheet);
  await bench.press("Alt+r");

  await bench.press("Escape");
  await bench.press("d");
  await expect.poll(() => arePhotosIn(region("Photos"))).toBe(true);
  await comparePanel("photos", region("Photos"), sheet);
  const list = page.getByRole("listbox", { name: "Photos of this floor" });
  await list.focus();
  for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  const photo = region("Dining room 3");
  await expect(photo.locator("[data-part='model'] [data-kind='opening'] path").last()).toHaveAttribute("d", /M/);
  await expect.poll(() => arePhotosIn(photo)).toBe(true);
  await comparePanel("photo", photo, photo);
  await bench.press("Shift+Z");
  await expect(photo).toBeHidden();
  await bench.press("d");

  const task = page.getByRole("dialog", { name: "Correct the rooms" });
  await bench.press("Shift+T");
  await expect(task.getByRole("button", { name: /^Finish/ })).toBeVisible();
  await comparePanel("task", task, task);
  await page.keyboard.press("Escape");
  await expect(task).toBeHidden();

  const rooms = generateSingleRooms(7).slice(0, 3);
  const files = rooms.map(({ name, capture }) => temporaryFile(`${name}.json`, JSON.stringify(capture)));
  const preview = page.getByRole("dialog", { name: "Import preview" });
  await dropOnCanvas(page, files);
  await expect(preview.getByRole("region", { name: "The whole" })).toContainText("m²");
  await comparePanel("import", preview, preview);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();

  // The home has no findings: pull one corner out of its walls' planes, then put it back.
  await bench.choose("1", home.base(wall, room.key)[0]);
  await bench.press("g");
  await page.keyboard.type("x0.2");
  await page.keyboard.press("Enter");
  await bench.press("Shift+W");
  await expect(region("Checks").getByRole("option").first()).toBeVisible();
  await bench.press(".");
  await expect(region("Checks").getByRole("option", { selected: true })).toBeVisible();
  await comparePanel("checks", region("Checks"), sheet);
  await bench.press("Control+z");
  await expect(region("Checks")).toContainText("No problems");
  await bench.editor.saved();
});

/** Whether the visible photos have been drawn. */
async function arePhotosIn(panel: Locator): Promise<boolean> {
  return panel.locator("img").evaluateAll((all) => {
    const photos = all as HTMLImageElement[];
    return photos.length > 0 && photos.every((one) => one.complete && one.naturalWidth > 0);
  });
}
